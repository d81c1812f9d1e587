import { essenceOf, isJsonType } from '../../generator/contract/httpSyntax.ts'
import { isRecord, type Json, parseJson } from '../../generator/contract/json.ts'
import type { Content, RequestBody } from '../../generator/contract/operation.ts'
import type { RefusalKind } from '../../generator/contract/refusalKinds.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
import { readJson } from './readJson.ts'
import { asMeant } from './readLeniently.ts'
import { readParameter } from './readParameter.ts'
import { bodyPairs } from './receivedParts.ts'
import { faultOf } from './refusedBy.ts'
import { type CheckedValue, type RequestCheck, sentence } from './requestCheck.ts'
import type { ReceivedRequest } from './sentValues.ts'

/** Reads the body of a request, and checks it against its schema. */
export function checkBody({
  operation: { requestBody },
  request,
  ownParameters,
  schemas,
  conformance,
  isStrict,
}: RequestCheck): CheckedValue {
  const isOwn = ([name]: RawPair) => ownParameters.includes(name)
  if (!requestBody && request.body !== '' && bodyPairs(request.body).every(isOwn)) return { reasons: [], warnings: [] }
  const read = readBody(requestBody, request, schemas)
  if ('reason' in read) return { reasons: [read.reason], fault: { kind: read.kind, member: '' }, warnings: [] }
  const { schema } = read
  const json = withoutUnknown(read.json, ownParameters, schema && resolveSchema(schema, schemas))
  if (json === undefined || !schema) return { value: json, reasons: [], warnings: [] }
  const { value, warnings, problems } = isStrict
    ? { value: json, warnings: [], problems: conformance.problems(schema, json, { direction: 'request' }) }
    : asMeant(json, { subject: 'The body', schema, conformance })
  const [first] = problems
  return {
    value,
    warnings,
    fault: first && faultOf(first),
    reasons: problems.map((problem) => sentence('The body', problem)),
  }
}

/** A body without members that its schema does not name. */
function withoutUnknown(
  json: Json | undefined,
  names: readonly string[],
  { properties = [] }: Pick<SchemaNode, 'properties'> = {},
): Json | undefined {
  if (!isRecord(json)) return json
  const known = new Set(properties.map(({ name }) => name))
  return Object.fromEntries(Object.entries(json).filter(([name]) => known.has(name) || !names.includes(name)))
}

type ReadBody = { readonly json?: Json; readonly schema?: SchemaNode | undefined } | Unread

interface Unread {
  readonly reason: string
  readonly kind: RefusalKind
}

/** The body with its schema; nothing if there is no value to check. */
function readBody(
  requestBody: RequestBody | undefined,
  { body, headers }: ReceivedRequest,
  schemas: Schemas,
): ReadBody {
  if (!requestBody) return body === '' ? {} : { reason: 'The operation takes no body.', kind: 'value' }
  if (body === '') return requestBody.required ? { reason: 'The body is missing.', kind: 'missing' } : {}
  const type = essenceOf(headers['content-type'] ?? '')
  const content = requestBody.contents.find(({ mediaType }) => isOfType(type, mediaType))
  if (content) return bodyValue(content, body, schemas)
  const known = requestBody.contents.map(({ mediaType }) => mediaType).join(' or ')
  const sent = type === '' ? 'missing' : `"${type}"`
  return { reason: `The header Content-Type is ${sent}: send ${known}.`, kind: 'media-type' }
}

function bodyValue({ mediaType, schema, encodings = [] }: Content, body: string, schemas: Schemas): ReadBody {
  if (isJsonType(mediaType)) {
    const read = readJson(body)
    return read.kind === 'json' ? { json: read.json, schema } : { reason: `The body ${read.reason}.`, kind: 'value' }
  }
  if (mediaType !== 'application/x-www-form-urlencoded') return {}
  const whole = schema && resolveSchema(schema, schemas)
  const pairs = queryPairs(body.replaceAll('+', ' '))
  if (pairs.length > mostFields) return { reason: `The body holds more than ${mostFields} values.`, kind: 'value' }
  const properties = whole?.properties ?? []
  const typed = properties.flatMap(({ name, required, schema: own }) => {
    const { style, explode = resolveSchema(own, schemas).types.includes('array') } =
      encodings.find(({ part }) => part === name) ?? {}
    const how = { required, schema: own, examples: [], explode, ...(style === undefined ? {} : { style }) }
    const value = objectMember(name, pairs) ?? readParameter({ name, in: 'query', ...how }, pairs, schemas)
    return value === undefined ? [] : [[name, value] as const]
  })
  const others = pairs.filter(([name]) => properties.every((own) => own.name !== name.split('[', 1).join()))
  return { json: Object.fromEntries([...others, ...typed]), schema }
}

/** A form writes an object as JSON unless its encoding names a style. */
function objectMember(name: string, pairs: readonly RawPair[]): Json | undefined {
  const value = parseJson(pairs.find(([own]) => own === name)?.[1] ?? '')
  return isRecord(value) ? value : undefined
}

const mostFields = 1000

function isOfType(type: string, wanted: string): boolean {
  const pattern = essenceOf(wanted)
  return pattern === type || pattern === '*/*' || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))
}
