import { isRecord, type Json } from '../../generator/contract/json.ts'

/** A value of a request, and the value at the same path of the example. */
export interface MirroredValue {
  readonly name: string
  readonly example?: Json
  readonly actual: Json
}

export interface MirroredList {
  readonly example: readonly Json[]
  readonly actual: readonly Json[]
}

/** The values and lists in which a request differs from its example. */
export interface Mirror {
  readonly values: readonly MirroredValue[]
  readonly lists: readonly MirroredList[]
}

/** Compares a request with its example, path by path. */
export function mirrorOf(example: Json | undefined, actual: Json, name = ''): Mirror {
  if (Array.isArray(actual)) {
    if (!Array.isArray(example)) return nothingMirrored
    const items = example.slice(0, actual.length).map((item, index) => mirrorOf(item, actual[index] as Json, name))
    return {
      values: items.flatMap(({ values }) => values),
      lists: [{ example, actual }, ...items.flatMap(({ lists }) => lists)],
    }
  }
  if (isRecord(actual)) {
    const inner = Object.entries(actual).map(([own, part]) =>
      mirrorOf(isRecord(example) && Object.hasOwn(example, own) ? example[own] : undefined, part, own),
    )
    return { values: inner.flatMap(({ values }) => values), lists: inner.flatMap(({ lists }) => lists) }
  }
  if (example === actual || actual === null || typeof example === 'object') return nothingMirrored
  if (example === undefined) return { values: [{ name, actual }], lists: [] }
  const prefix = namedPrefix(example)
  const isOfName = prefix !== '' && prefix === namedPrefix(actual)
  const [before, after] = isOfName ? [rest(example, prefix), rest(actual, prefix)] : [example, actual]
  return { values: [{ name, example: before, actual: after }], lists: [] }
}

/** `cid:` of `cid:my-order`: the prefix that names the kind of an id. */
export function namedPrefix(value: Json): string {
  return (typeof value === 'string' && /^\w+:/.exec(value)?.[0]) || ''
}

function rest(value: Json, prefix: string): string {
  return String(value).slice(prefix.length)
}

export const nothingMirrored: Mirror = { values: [], lists: [] }
