import { createSourceMap } from './sourceMap.ts'
import type { LoadedSpec, SpecFile } from './spec.ts'

/** A spec as plain data, which another thread can be given. */
export interface PlainSpec extends Pick<LoadedSpec, 'api' | 'format' | 'version'> {
  /** Path of the entry file, which is one of `files`. */
  readonly root: string
  readonly files: readonly Pick<SpecFile, 'path' | 'text' | 'value'>[]
}

export function plainSpec({ api, format, version, root, files }: LoadedSpec): PlainSpec {
  const plain = [...files.values()].map(({ path, text, value }) => ({ path, text, value }))
  return { api, format, version, root: root.path, files: plain }
}

/** The spec that a plain one was made from; `depth` is how deep its files may be. Throws when its entry file is missing. */
export function loadedSpec({ root: path, files: plain, ...rest }: PlainSpec, depth: number): LoadedSpec {
  const files = new Map(plain.map((file) => [file.path, { ...file, sourceMap: createSourceMap(file.text, depth) }]))
  const root = files.get(path)
  if (!root) throw new Error(`the spec has no file ${path}`)
  return { ...rest, root, files }
}
