import type { Json } from '../contract/json.ts'
import { pointerStep } from '../contract/jsonPointer.ts'

/** A JSON value with a mark behind the texts at some pointers. */
export function markedValue(value: Json, unique: readonly string[], mark: string, at = ''): Json {
  if (typeof value === 'string') return unique.includes(at) ? `${value}-${mark}` : value
  if (value === null || typeof value !== 'object' || unique.length === 0) return value
  const member = (name: string, item: Json) => markedValue(item, unique, mark, `${at}/${pointerStep(name)}`)
  if (Array.isArray(value)) return value.map((item: Json, index) => member(String(index), item))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, member(name, item)]))
}

/** A mark that no text of a value holds. */
export function markFor(value: Json): string {
  const text = JSON.stringify(value)
  let mark = '{time}'
  while (text.includes(mark)) mark = `{${mark}}`
  return mark
}
