import { isJsonType } from '../../generator/contract/httpSyntax.ts'
import { isRecord, type Json, textOfJson } from '../../generator/contract/json.ts'
import type { Parameter } from '../../generator/contract/operation.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
import { readJson } from './readJson.ts'
import { readParameter } from './readParameter.ts'
import type { RequestCheck } from './requestCheck.ts'

/** Some clients send parameters for the body of a DELETE, or a body for its parameters. Each is read as the other. */
export function inItsPlace(check: RequestCheck): {
  readonly check: RequestCheck
  readonly warnings: readonly string[]
} {
  const { operation, request, schemas } = check
  if (operation.method.toUpperCase() !== 'DELETE') return { check, warnings: [] }
  const content = operation.requestBody?.contents.find(({ mediaType }) => isJsonType(mediaType))
  if (content?.schema && request.body === '') {
    const { fields, query } = fieldsInQuery(request.query, content.schema, operation.parameters, schemas)
    if (fields === undefined) return { check, warnings: [] }
    const headers = { ...request.headers, 'content-type': content.mediaType }
    const moved = { ...request, query, headers, body: JSON.stringify(fields) }
    return { check: { ...check, request: moved }, warnings: ['The fields of the body are read from the query.'] }
  }
  const read = operation.requestBody || request.body === '' ? undefined : readJson(request.body)
  if (read?.kind !== 'json' || !isRecord(read.json)) return { check, warnings: [] }
  const pairs = Object.entries(read.json).flatMap(([name, value]) =>
    [value].flat().map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(textOfJson(item as Json))}`),
  )
  const query = [...(request.query === '' ? [] : [request.query]), ...pairs].join('&')
  const moved = { ...request, query, body: '' }
  return { check: { ...check, request: moved }, warnings: ['The query parameters are read from the body.'] }
}

/** The members of a body that are in a query, and the rest of the query. `fields` is undefined without such members. */
function fieldsInQuery(
  query: string,
  body: SchemaNode,
  parameters: readonly Parameter[],
  schemas: Schemas,
): { readonly fields: Json | undefined; readonly query: string } {
  const known = new Set(parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name))
  const { properties = [] } = resolveSchema(body, schemas)
  const own = properties.filter(({ name }) => !known.has(name))
  const parts = query.split('&')
  const isOwn = (part: string) => queryPairs(part).some(([name]) => own.some((property) => property.name === name))
  const pairs = queryPairs(parts.filter(isOwn).join('&'))
  const fields = own.flatMap(({ name, required, schema }) => {
    const value = readParameter(
      { name, in: 'query', required, schema, examples: [], explode: isRepeated(name, pairs) },
      pairs,
      schemas,
    )
    return value === undefined ? [] : [[name, value] as const]
  })
  const rest = parts.filter((part) => !isOwn(part)).join('&')
  return { fields: fields.length === 0 ? undefined : Object.fromEntries(fields), query: rest }
}

/** A list is sent as several parameters of one name, or as one parameter with commas. */
function isRepeated(name: string, pairs: readonly RawPair[]): boolean {
  return pairs.filter(([own]) => own === name).length > 1
}
