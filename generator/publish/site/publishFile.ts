import { createHash } from 'node:crypto'
import { linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CompressionEffort, compress } from './compress.ts'
import { type FileStamp, isSameFile, type PublishedFile } from './publishedFiles.ts'
import type { Source } from './siteSources.ts'

/** Folders of a site that is put together: plain data, which a thread can be given. */
export interface PublishFolders {
  /** The site that is there. */
  readonly out: string
  /** The site that takes its place. */
  readonly next: string
  /** Without it no file is compressed. */
  readonly effort?: CompressionEffort | undefined
}

/** A file of a site, by its path there. */
export interface SiteFile {
  readonly path: string
  readonly source: Source
  /** The file of that path in the site that is there. */
  readonly known?: PublishedFile | undefined
}

/**
 * Puts a file and its compressed forms into the next site: links to the files of the present site where the file is the
 * same, else new ones. Throws errors of the disk.
 */
export function publishFile({ out, next, effort }: PublishFolders, { path, source, known }: SiteFile): PublishedFile {
  const content = 'file' in source ? readFileSync(source.file) : Buffer.from(source.content)
  const digest = createHash('sha256').update(content).digest('hex')
  if (known?.digest === digest && linkFile({ out, next }, path, known)) return known
  makeFolderOf(join(next, path))
  const forms = [['', content] as const, ...(effort ? compress(path, content, effort) : [])]
  return { digest, forms: Object.fromEntries(forms.map(([end, bytes]) => [end, write(join(next, path + end), bytes)])) }
}

/** Writes never into a file that the site in use may share. */
function write(file: string, content: Buffer): FileStamp {
  writeFileSync(file, content, { flag: 'wx' })
  return stampOf(file)
}

/**
 * Gives a file of the site that is there and its compressed forms a second name in the next one: they keep their time and
 * take no space. Compares their stamps only afterwards: another build may put its own site there at any moment. `false`,
 * without any new name, when a file has changed since its build, or the disk knows no second names.
 */
export function linkFile(
  { out, next }: Pick<PublishFolders, 'out' | 'next'>,
  path: string,
  { forms }: PublishedFile,
): boolean {
  const named: string[] = []
  makeFolderOf(join(next, path))
  try {
    for (const [end, stamp] of Object.entries(forms)) {
      const name = join(next, path + end)
      linkSync(join(out, path + end), name)
      named.push(name)
      if (!isSameFile(stampOf(name), stamp)) throw new Error('another file')
    }
    return true
  } catch {
    for (const file of named) rmSync(file, { force: true })
    return false
  }
}

/** Takes a file with its compressed forms out of the next site. */
export function unlinkFile(next: string, path: string, file: PublishedFile | undefined): void {
  for (const end of Object.keys(file?.forms ?? {})) rmSync(join(next, path + end), { force: true })
}

function makeFolderOf(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
}

function stampOf(file: string): FileStamp {
  const { size, mtimeMs, ino } = lstatSync(file)
  return { size, mtimeMs, ino }
}
