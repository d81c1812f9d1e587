import { essenceOf, isJsonType } from '../../generator/contract/httpSyntax.ts'
import { isRecord, type Json, parseJson, textOfJson } from '../../generator/contract/json.ts'
import type { Content, Operation, Parameter, ParameterPlace, RequestBody } from '../../generator/contract/operation.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { type Problem, placeOf } from '../conformance/problems.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
import { readJson } from './readJson.ts'
import { asMeant } from './readLeniently.ts'
import { readParameter } from './readParameter.ts'
import { bodyPairs } from './receivedParts.ts'
import type { ReceivedRequest } from './sentValues.ts'
import type { Asked } from './successReply.ts'

interface RequestCheck {
  readonly operation: Operation
  readonly request: ReceivedRequest
  /** Values of the path's placeholders, decoded. */
  readonly values: Readonly<Record<string, string>>
  /** Parameters of the authentication, in the query or the body. */
  readonly ownParameters: readonly string[]
  readonly schemas: Schemas
  readonly conformance: Conformance
  /** Refuses every deviation from the spec, even if the request can be understood. */
  readonly isStrict: boolean
}

/** The parameters and body of a request, and every deviation from the spec. */
interface CheckedRequest {
  readonly asked: Asked
  readonly reasons: readonly string[]
  /** Deviations from the spec that were understood. */
  readonly warnings: readonly string[]
}

/** Reads a request as the operation describes it. */
export function checkRequest(check: RequestCheck): CheckedRequest {
  const sent = check.isStrict ? { check, warnings: [] } : inItsPlace(check)
  const parameters = checkParameters(sent.check)
  const unknown = unknownParameters(sent.check)
  const body = checkBody(sent.check)
  const texts = unknown.map((name) => `There is no query parameter "${name}".`)
  const others = queryPairs(check.request.query).filter(([name]) => unknown.includes(name))
  return {
    asked: { parameters: { ...Object.fromEntries(others), ...parameters.values }, body: body.value ?? null },
    reasons: [...parameters.reasons, ...(check.isStrict ? texts : []), ...body.reasons],
    warnings: [...sent.warnings, ...parameters.warnings, ...(check.isStrict ? [] : texts), ...body.warnings],
  }
}

/** Some clients send parameters for the body of a DELETE, or a body for its parameters. Each is read as the other. */
function inItsPlace(check: RequestCheck): { readonly check: RequestCheck; readonly warnings: readonly string[] } {
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

interface CheckedParameters {
  readonly values: { readonly [name: string]: Json }
  readonly reasons: readonly string[]
  readonly warnings: readonly string[]
}

function checkParameters(check: RequestCheck): CheckedParameters {
  const { operation, request, values } = check
  const places: Readonly<Record<ParameterPlace, readonly RawPair[]>> = {
    path: Object.entries(values),
    query: queryPairs(request.query),
    querystring: [],
    header: [],
    cookie: cookiePairs(request.headers['cookie']),
  }
  const checked = operation.parameters
    .filter((parameter) => parameter.in !== 'querystring')
    .map((parameter) => {
      const pairs = parameter.in === 'header' ? headerPairs(parameter, request) : places[parameter.in]
      return { parameter, ...checkParameter(parameter, pairs, check) }
    })
  const asked = checked.flatMap(({ parameter: { in: place, name }, value }) =>
    value === undefined || (place !== 'path' && place !== 'query') ? [] : [[name, value] as const],
  )
  return {
    values: Object.fromEntries(asked),
    reasons: checked.flatMap(({ reasons }) => reasons),
    warnings: checked.flatMap(({ warnings }) => warnings),
  }
}

interface CheckedValue {
  readonly value?: Json | undefined
  readonly reasons: readonly string[]
  readonly warnings: readonly string[]
}

function checkParameter(
  parameter: Parameter,
  pairs: readonly RawPair[],
  { schemas, conformance, isStrict }: RequestCheck,
): CheckedValue {
  const value = readParameter(parameter, pairs, schemas)
  const name = `The ${parameter.in} parameter "${parameter.name}"`
  if (value === undefined) return { reasons: parameter.required ? [`${name} is missing.`] : [], warnings: [] }
  const problems = conformance.problems(parameter.schema, value, { direction: 'request' })
  if (value === '' && problems.length > 0 && !parameter.required && !isStrict)
    return { reasons: [], warnings: [`${name} is empty: it is taken as left out.`] }
  return { value, reasons: problems.map((problem) => sentence(name, problem)), warnings: [] }
}

function headerPairs({ name }: Parameter, { headers }: ReceivedRequest): RawPair[] {
  const text = ownValue(headers, name.toLowerCase())
  return text === undefined ? [] : [[name, text]]
}

function cookiePairs(text = ''): RawPair[] {
  return queryPairs(text.split(/;\s*/).join('&'))
}

/** A name that the spec does not have is more often a slip than a secret. */
function unknownParameters({ operation: { parameters }, request, ownParameters, schemas }: RequestCheck): string[] {
  if (parameters.some((parameter) => parameter.in === 'querystring' || isOpen(parameter, schemas))) return []
  const known = new Set([
    ...parameters.flatMap((parameter) => (parameter.in === 'query' ? parameter.name : [])),
    ...ownParameters,
  ])
  const names = new Set(queryPairs(request.query).map(([name]) => name))
  return [...names].filter((name) => !known.has(name) && !known.has(name.split('[', 1).join()))
}

/** An object whose members are parameters of their own. */
function isOpen({ in: place, schema }: Parameter, schemas: Schemas): boolean {
  const { types } = schema.ref === undefined ? schema : (schemas[schema.ref] ?? schema)
  return place === 'query' && types.includes('object')
}

function checkBody({
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
  if ('reason' in read) return { reasons: [read.reason], warnings: [] }
  const { schema } = read
  const json = withoutUnknown(read.json, ownParameters, schema && resolveSchema(schema, schemas))
  if (json === undefined || !schema) return { value: json, reasons: [], warnings: [] }
  const { value, warnings, problems } = isStrict
    ? { value: json, warnings: [], problems: conformance.problems(schema, json, { direction: 'request' }) }
    : asMeant(json, { subject: 'The body', schema, conformance })
  return { value, warnings, reasons: problems.map((problem) => sentence('The body', problem)) }
}

/** Without those of the names that the schema does not know itself. */
function withoutUnknown(
  json: Json | undefined,
  names: readonly string[],
  { properties = [] }: Pick<SchemaNode, 'properties'> = {},
): Json | undefined {
  if (!isRecord(json)) return json
  const known = new Set(properties.map(({ name }) => name))
  return Object.fromEntries(Object.entries(json).filter(([name]) => known.has(name) || !names.includes(name)))
}

type ReadBody = { readonly json?: Json; readonly schema?: SchemaNode | undefined } | { readonly reason: string }

/** The body with its schema; nothing if there is no value to check. */
function readBody(
  requestBody: RequestBody | undefined,
  { body, headers }: ReceivedRequest,
  schemas: Schemas,
): ReadBody {
  if (!requestBody) return body === '' ? {} : { reason: 'The operation takes no body.' }
  if (body === '') return requestBody.required ? { reason: 'The body is missing.' } : {}
  const type = essenceOf(headers['content-type'] ?? '')
  const content = requestBody.contents.find(({ mediaType }) => isOfType(type, mediaType))
  if (content) return bodyValue(content, body, schemas)
  const known = requestBody.contents.map(({ mediaType }) => mediaType).join(' or ')
  return { reason: `The header Content-Type is ${type === '' ? 'missing' : `"${type}"`}: send ${known}.` }
}

function bodyValue({ mediaType, schema, encodings = [] }: Content, body: string, schemas: Schemas): ReadBody {
  if (isJsonType(mediaType)) {
    const read = readJson(body)
    return read.kind === 'json' ? { json: read.json, schema } : { reason: `The body ${read.reason}.` }
  }
  if (mediaType !== 'application/x-www-form-urlencoded') return {}
  const whole = schema && resolveSchema(schema, schemas)
  const pairs = queryPairs(body.replaceAll('+', ' '))
  if (pairs.length > mostFields) return { reason: `The body holds more than ${mostFields} values.` }
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

function sentence(subject: string, problem: Problem): string {
  const place = placeOf(problem)
  return `${subject}${place === '' ? '' : ` at ${place}`} ${problem.text}.`
}
