import { isJsonType } from '../contract/httpSyntax.ts'
import { isList, isRecord, type Json, textOfJson } from '../contract/json.ts'
import type { Parameter } from '../contract/operation.ts'

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/** A parameter as pairs of name and text, in the style it asks for (OpenAPI 3.1, section 4.8.12.3). Nothing is encoded yet. */
export function serializeParameter(parameter: Parameter, value: Json): [string, string][] {
  const { name, in: place, style, explode, mediaType = '' } = parameter
  if (isJsonType(mediaType) && typeof value !== 'string') return [[name, JSON.stringify(value)]]
  if (style === 'deepObject') return deepPairs(name, value)
  const isForm = place === 'query' || place === 'cookie'
  const isExploded = isForm && (explode ?? (style ?? 'form') === 'form')
  if (isList(value)) {
    const texts = value.map(textOfJson)
    return isExploded ? texts.map((text) => [name, text]) : [[name, texts.join(separators[style ?? ''] ?? ',')]]
  }
  if (!isRecord(value)) return [[name, textOfJson(value)]]
  const members = Object.entries(value).map(([key, item]): [string, string] => [key, textOfJson(item)])
  return isExploded ? members : [[name, members.flat().join(',')]]
}

/** `filter[price][min]=1`, `ids[0]=7`: OpenAPI defines the first level; servers read deeper levels alike. */
function deepPairs(name: string, value: Json): [string, string][] {
  if (isList(value)) return value.flatMap((item, index) => deepPairs(`${name}[${index}]`, item))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item))
  return [[name, textOfJson(value)]]
}
