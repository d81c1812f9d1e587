import { type Json, parseJson } from '../../generator/contract/json.ts'

/** A value that a client sent, or why it is not read. */
export type ReadJson =
  | { readonly kind: 'json'; readonly json: Json }
  | { readonly kind: 'refused'; readonly reason: string }

const deepest = 64
const mostValues = 10_000

/** Reads a text of a client. Texts that are too deep or too large for any real request are refused first. */
export function readJson(text: string): ReadJson {
  const json = parseJson(text)
  if (json === undefined) return { kind: 'refused', reason: 'is not JSON' }
  const reason = tooMuch(json)
  return reason === undefined ? { kind: 'json', json } : { kind: 'refused', reason }
}

function tooMuch(json: Json): string | undefined {
  let level: Json[] = [json]
  let values = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return `is nested deeper than ${deepest} levels`
    values += level.length
    if (values > mostValues) return `holds more than ${mostValues} values`
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values<Json>(value) : []))
  }
  return undefined
}
