import type { Conformance } from '../conformance/createConformance.ts'
import { type Problem, placeOf } from '../conformance/problems.ts'
import type { Json } from '../contract/json.ts'
import type { Content, Operation, Parameter, ParameterPlace } from '../contract/reference.ts'
import type { Schemas } from '../contract/schema.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
import { readJson } from './readJson.ts'
import { readParameter, typedValue } from './readParameter.ts'
import type { ReceivedRequest } from './verifySignature.ts'

export interface RequestCheck {
  readonly operation: Operation
  readonly request: ReceivedRequest
  /** Values of the path's placeholders, decoded. */
  readonly values: Readonly<Record<string, string>>
  /** Query parameters that belong to the authentication, not to the operation. */
  readonly ownParameters: readonly string[]
  readonly schemas: Schemas
  readonly conformance: Conformance
}

/** Every reason why a request is not one that the spec describes. */
export function checkRequest(check: RequestCheck): string[] {
  return [...checkParameters(check), ...unknownParameters(check), ...checkBody(check)]
}

function checkParameters({ operation, request, values, schemas, conformance }: RequestCheck): string[] {
  const places: Readonly<Record<ParameterPlace, readonly RawPair[]>> = {
    path: Object.entries(values),
    query: queryPairs(request.query),
    querystring: queryPairs(request.query),
    header: [],
    cookie: cookiePairs(request.headers['cookie']),
  }
  return operation.parameters.flatMap((parameter) => {
    const pairs = parameter.in === 'header' ? headerPairs(parameter, request) : places[parameter.in]
    if (parameter.in === 'querystring') return []
    const value = readParameter(parameter, pairs, schemas)
    const name = `${parameter.in} parameter "${parameter.name}"`
    if (value === undefined) return parameter.required ? [`The ${name} is missing.`] : []
    return conformance
      .problems(parameter.schema, value, { direction: 'request' })
      .map((problem) => sentence(`The ${name}`, problem))
  })
}

function headerPairs({ name }: Parameter, { headers }: ReceivedRequest): RawPair[] {
  const text = headers[name.toLowerCase()]
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
  return [...names]
    .filter((name) => !known.has(name) && !known.has(name.split('[', 1).join()))
    .map((name) => `There is no query parameter "${name}".`)
}

/** An object whose members are parameters of their own. */
function isOpen({ in: place, schema }: Parameter, schemas: Schemas): boolean {
  const { types } = schema.ref === undefined ? schema : (schemas[schema.ref] ?? schema)
  return place === 'query' && types.includes('object')
}

function checkBody({ operation: { requestBody }, request, schemas, conformance }: RequestCheck): string[] {
  const { body } = request
  if (!requestBody) return body === '' ? [] : ['The operation takes no body.']
  if (body === '') return requestBody.required ? ['The body is missing.'] : []
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const content = requestBody.contents.find(({ mediaType }) => isOfType(type, mediaType))
  if (!content) {
    const known = requestBody.contents.map(({ mediaType }) => mediaType).join(' or ')
    return [`The header Content-Type is ${type === '' ? 'missing' : `"${type}"`}: send ${known}.`]
  }
  const value = bodyValue(content, body, schemas)
  if (typeof value === 'string') return [value]
  if (value === undefined || !content.schema) return []
  return conformance
    .problems(content.schema, value.json, { direction: 'request' })
    .map((problem) => sentence('The body', problem))
}

/** The value of a body, a sentence when it is not readable, nothing when it is no value. */
function bodyValue(
  { mediaType, schema }: Content,
  body: string,
  schemas: Schemas,
): { json: Json } | string | undefined {
  if (/[/+]json\b/i.test(mediaType)) {
    const read = readJson(body)
    return read.kind === 'json' ? read : `The body ${read.reason}.`
  }
  if (mediaType !== 'application/x-www-form-urlencoded') return undefined
  const whole = schema?.ref === undefined ? schema : schemas[schema.ref]
  const pairs = queryPairs(body.replaceAll('+', ' '))
  const typed = pairs.map(([name, text]) => {
    const property = whole?.properties?.find((own) => own.name === name)
    return [name, typedValue(text, property?.schema ?? { types: [] }, schemas)] as const
  })
  return { json: Object.fromEntries(typed) }
}

function isOfType(type: string, wanted: string): boolean {
  const pattern = wanted.split(';')[0]?.trim().toLowerCase() ?? ''
  return pattern === type || pattern === '*/*' || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))
}

function sentence(subject: string, problem: Problem): string {
  const place = placeOf(problem)
  return `${subject}${place === '' ? '' : ` at ${place}`} ${problem.text}.`
}
