import { type Json, textOfJson } from '../contract/json.ts'
import type { Parameter } from '../contract/operation.ts'

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/** A parameter as pairs of name and text, in the style it asks for (OpenAPI 3.1, section 4.8.12.3). Nothing is encoded yet. */
export function serializeParameter({ name, in: place, style, explode }: Parameter, value: Json): [string, string][] {
  const isForm = place === 'query' || place === 'cookie'
  const isExploded = explode ?? (isForm && (style ?? 'form') === 'form')
  if (Array.isArray(value)) {
    const texts = value.map(textOfJson)
    return isForm && isExploded
      ? texts.map((text) => [name, text])
      : [[name, texts.join(separators[style ?? ''] ?? ',')]]
  }
  if (value !== null && typeof value === 'object')
    return objectPairs(name, Object.entries(value), style, isForm && isExploded)
  return [[name, textOfJson(value)]]
}

function objectPairs(
  name: string,
  entries: readonly [string, Json][],
  style: string | undefined,
  isExploded: boolean,
): [string, string][] {
  if (style === 'deepObject') return entries.map(([key, value]) => [`${name}[${key}]`, textOfJson(value)])
  if (isExploded) return entries.map(([key, value]) => [key, textOfJson(value)])
  return [[name, entries.flatMap(([key, value]) => [key, textOfJson(value)]).join(',')]]
}
