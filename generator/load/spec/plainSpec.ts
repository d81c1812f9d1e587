import type { LoadedSpec, SpecFile } from './spec.ts'

/** A spec as plain data, which another thread can be given: texts, for values take longer to copy than to read. */
export interface PlainSpec extends Pick<LoadedSpec, 'api' | 'format' | 'version'> {
  /** Path of the entry file, which is one of `files`. */
  readonly root: string
  readonly files: readonly Pick<SpecFile, 'path' | 'text'>[]
}

export function plainSpec({ api, format, version, root, files }: LoadedSpec): PlainSpec {
  const plain = [...files.values()].map(({ path, text }) => ({ path, text }))
  return { api, format, version, root: root.path, files: plain }
}

/** The spec that a plain one was made from, its files read as they were. Throws when its entry file is missing. */
export function loadedSpec(
  { root: path, files: plain, ...rest }: PlainSpec,
  read: (path: string, text: string) => SpecFile,
): LoadedSpec {
  const files = new Map(plain.map((file) => [file.path, read(file.path, file.text)]))
  const root = files.get(path)
  if (!root) throw new Error(`the spec has no file ${path}`)
  return { ...rest, root, files }
}
