import type { SourceMap } from './sourceMap.ts'
import type { LoadedSpec, SpecFile } from './spec.ts'
import { swaggerPlaces } from './swaggerPlaces.ts'
import { transformedPlaces } from './transformFile.ts'

/** A spec as plain data, which another thread can be given. */
export interface PlainSpec extends Pick<LoadedSpec, 'api' | 'format' | 'version'> {
  /** Path of the entry file, which is one of `files`. */
  readonly root: string
  readonly files: readonly Omit<SpecFile, 'sourceMap'>[]
}

export function plainSpec({ api, format, version, root, files }: LoadedSpec): PlainSpec {
  const plain = [...files.values()].map(({ sourceMap: _, ...file }) => file)
  return { api, format, version, root: root.path, files: plain }
}

/** The spec that a plain one was made from, its files with their source maps. Throws when its entry file is missing. */
export function loadedSpec(
  { root: path, files: plain, ...rest }: PlainSpec,
  mapOf: (text: string) => SourceMap,
): LoadedSpec {
  const files = new Map(plain.map((file) => [file.path, { ...file, sourceMap: placesOf(file, mapOf) }]))
  const root = files.get(path)
  if (!root) throw new Error(`the spec has no file ${path}`)
  return { ...rest, root, files }
}

function placesOf(
  { text, transformed, written }: Pick<SpecFile, 'text' | 'transformed' | 'written'>,
  mapOf: (text: string) => SourceMap,
): SourceMap {
  const map = transformed ? transformedPlaces(transformed, mapOf) : mapOf(text)
  return written === undefined ? map : swaggerPlaces(map, written)
}
