import type { SourceLocation } from '../../contract/diagnostics.ts'
import type { Pointer, SourceMap } from './sourceMap.ts'
import { isRecord, type Origin, type SpecFile, type Transformed, valueAt } from './spec.ts'

/**
 * The file with the value that a function returns for its value. Values that the function keeps or moves keep their source
 * location in the file; new values get the source location of the function. Throws the error of the function, and an error
 * for a result that is not a document.
 */
export function transformFile(
  file: SpecFile,
  { place, transform }: { readonly place: SourceLocation; readonly transform: (value: object) => unknown },
): SpecFile {
  const given = structuredClone(file.value)
  if (!isRecord(given)) return file
  const places = placesIn(given)
  const result = transform(given)
  if (!isRecord(result)) throw new Error('It returns no document')
  const text = JSON.stringify(result)
  if (text === JSON.stringify(file.value)) return file
  const value: unknown = JSON.parse(text)
  const before = file.transformed ? { before: file.transformed } : {}
  const transformed = { text: file.text, value, origins: originsOf(result, file.value, places), place, ...before }
  return { ...file, text, value, transformed, sourceMap: movedPlaces(file.sourceMap, transformed, new Map()) }
}

/** A source map of a changed file; `mapOf` reads the source map of its text and of its overlays. */
export function transformedPlaces(transformed: Transformed, mapOf: (text: string) => SourceMap): SourceMap {
  const { text, before, overlays = {} } = transformed
  const maps = new Map(Object.entries(overlays).map(([file, own]) => [file, mapOf(own)]))
  return movedPlaces(before ? transformedPlaces(before, mapOf) : mapOf(text), transformed, maps)
}

/** A source map for a changed file: `map` is for the content before, `overlays` for the files that values come from. */
export function movedPlaces(
  map: SourceMap,
  { origins, place }: Transformed,
  overlays: ReadonlyMap<string, SourceMap>,
): SourceMap {
  const locate = (origin: Origin, inner: Pointer) => {
    if (origin === null) return place
    if (!('file' in origin)) return map.locate([...origin, ...inner])
    return {
      line: 1,
      column: 1,
      ...overlays.get(origin.file)?.locate([...origin.pointer, ...inner]),
      file: origin.file,
    }
  }
  return {
    ...map,
    locate(pointer) {
      for (let length = pointer.length; length > 0; length -= 1) {
        const origin = origins[keyOf(pointer.slice(0, length))]
        if (origin !== undefined) return locate(origin, pointer.slice(length))
      }
      return map.locate(pointer)
    },
  }
}

/** The text of a file as its author wrote it. */
export function writtenText({ text, transformed }: Pick<SpecFile, 'text' | 'transformed'>): string {
  return transformed
    ? writtenText({ text: transformed.text, ...(transformed.before && { transformed: transformed.before }) })
    : text
}

function keyOf(pointer: Pointer): string {
  return JSON.stringify(pointer.map(String))
}

interface Places {
  readonly pointers: ReadonlyMap<object, Pointer>
  readonly objects: ReadonlyMap<string, object>
}

/** Pointer of each object and list of a document. */
function placesIn(document: object): Places {
  const pointers = new Map<object, Pointer>()
  const objects = new Map<string, object>()
  const visit = (value: unknown, pointer: Pointer): void => {
    if (typeof value !== 'object' || value === null || pointers.has(value)) return
    pointers.set(value, pointer)
    objects.set(keyOf(pointer), value)
    for (const [key, child] of Object.entries(value)) visit(child, [...pointer, key])
  }
  visit(document, [])
  return { pointers, objects }
}

function originsOf(result: object, written: unknown, { pointers, objects }: Places): Transformed['origins'] {
  const kept = new Set<object>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (pointers.has(value)) kept.add(value)
    for (const child of Object.values(value)) collect(child)
  }
  collect(result)
  const origins: Record<string, Pointer | null> = {}
  /** A copy has the place of its original, unless the original is still there. */
  const originOf = (value: unknown, expected: Pointer | null): Pointer | null => {
    if (typeof value !== 'object' || value === null)
      return expected && writtenAt(written, expected) === value ? expected : null
    const before = expected && objects.get(keyOf(expected))
    const isCopy = before && !kept.has(before) && Array.isArray(before) === Array.isArray(value)
    return pointers.get(value) ?? (isCopy ? expected : null)
  }
  const visit = (value: unknown, pointer: Pointer, expected: Pointer | null, likely = expected): void => {
    const origin = originOf(value, likely)
    if (origin === null ? expected : !expected || keyOf(origin) !== keyOf(expected)) origins[keyOf(pointer)] = origin
    if (typeof value !== 'object' || value === null) return
    const before: unknown = Array.isArray(value) && origin ? writtenAt(written, origin) : undefined
    for (const [key, child] of Object.entries(value)) {
      const index = Array.isArray(before) ? before.indexOf(child) : -1
      visit(child, [...pointer, key], origin && [...origin, key], origin && [...origin, index < 0 ? key : index])
    }
  }
  visit(result, [], [])
  return origins
}

function writtenAt(document: unknown, pointer: Pointer): unknown {
  return pointer.reduce((value, key) => valueAt({ value }, key), document)
}
