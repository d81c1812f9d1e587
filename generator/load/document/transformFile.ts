import type { SourceLocation } from '../../contract/diagnostics.ts'
import type { Pointer, SourceMap } from './sourceMap.ts'
import { isRecord, type SpecFile, type Transformed, valueAt } from './spec.ts'

/**
 * The file with what a function makes of its value. What the function keeps or moves has its place in the file, what it
 * makes has that of the function. Throws what the function throws, and where the result is no document.
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
  const transformed = { text: file.text, value, origins: originsOf(result, file.value, places), place }
  return { ...file, text, value, transformed, sourceMap: transformedPlaces(file.sourceMap, transformed) }
}

/** A source map for what a function made of a file. */
export function transformedPlaces(map: SourceMap, { origins, place }: Transformed): SourceMap {
  return {
    ...map,
    locate(pointer) {
      for (let length = pointer.length; length > 0; length -= 1) {
        const origin = origins[keyOf(pointer.slice(0, length))]
        if (origin === null) return place
        if (origin) return map.locate([...origin, ...pointer.slice(length)])
      }
      return map.locate(pointer)
    },
  }
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
  /** A copy stands where what it was made of did, unless that is still there. */
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
