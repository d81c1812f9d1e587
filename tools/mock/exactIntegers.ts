import type { Json } from '../../generator/contract/json.ts'

/**
 * Stands before the digits of an integer that a handler gave as a bigint: a number would lose digits. A text that begins so
 * is sent without it.
 */
const mark = '\uE000'
const marked = new RegExp(`"${mark}(-?(?:0|[1-9]\\d*))"`, 'g')

/** A value as it is sent, without members that are `undefined`. A bigint becomes a marked text of its digits. */
export function sentJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null, (_, part: unknown) => sentPart(part))) as Json
}

function sentPart(part: unknown): unknown {
  if (typeof part === 'bigint') return mark + part
  return typeof part === 'string' && part.startsWith(mark) ? part.slice(1) : part
}

/** A sent value as its schema knows it: with numbers for marked texts. */
export function plainJson(sent: Json): Json {
  return JSON.stringify(sent).includes(mark) ? (JSON.parse(jsonText(sent)) as Json) : sent
}

/** The JSON text of a sent value, with every digit of its integers. */
export function jsonText(sent: Json): string {
  return JSON.stringify(sent).replace(marked, '$1')
}
