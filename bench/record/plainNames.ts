import { basename, extname } from 'node:path/posix'

/** A published file's path with `*` in place of the hash of its content. */
export function plainName(file: string): string {
  if (file.startsWith('assets/')) return file.replace(/(?:-[\da-f]{8})?[-.][\w-]{8}(?=\.\w+(?:\.(?:br|gz))?$)/, '-*')
  if (/^(?:search|sidebars)\//.test(file)) return file.replace(/-[\da-z]{1,7}(?=\.\w+(?:\.(?:br|gz))?$)/, '-*')
  return file
}

/**
 * Takes the hashes of a site's files out of a text that names them. Of a bundle the type alone is left: a page is the same
 * when the code that it loads lies in another file.
 */
export function plainTexts(files: readonly string[]): (text: string) => string {
  const plain = new Map(
    files.map((file) => [basename(file), file.startsWith('assets/') ? `*${extname(file)}` : basename(plainName(file))]),
  )
  return (text) => text.replaceAll(/[\w.-]+/g, (name) => plain.get(name) ?? name)
}
