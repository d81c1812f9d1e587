import { splitTemplate } from '../../generator/contract/httpSyntax.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { Parameter, ParameterPlace } from '../../generator/contract/operation.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { Schemas } from '../../generator/model/view/schema.ts'
import { checkBody } from './checkBody.ts'
import { inItsPlace } from './inItsPlace.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
import { readParameter } from './readParameter.ts'
import { faultOf, type RequestFault } from './refusedBy.ts'
import { type CheckedValue, type RequestCheck, sentence } from './requestCheck.ts'
import type { ReceivedRequest } from './sentValues.ts'
import type { RequestValues } from './successReply.ts'

/** The parameters and body of a request, and every deviation from the spec. */
interface CheckedRequest {
  readonly asked: RequestValues
  /** The parameters as they were sent. */
  readonly texts: Readonly<Record<string, string>>
  readonly reasons: readonly string[]
  /** The value of the first reason. */
  readonly fault?: RequestFault | undefined
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
    texts: Object.fromEntries([
      ...queryPairs(sent.check.request.query).toReversed(),
      ...Object.entries(sent.check.values),
    ]),
    fault: parameters.fault ?? (check.isStrict && unknown[0] !== undefined ? unknownFault(unknown[0]) : body.fault),
    reasons: [...parameters.reasons, ...(check.isStrict ? texts : []), ...body.reasons],
    warnings: [...sent.warnings, ...parameters.warnings, ...(check.isStrict ? [] : texts), ...body.warnings],
  }
}

interface CheckedParameters extends Omit<CheckedValue, 'value'> {
  readonly values: { readonly [name: string]: Json }
}

function unknownFault(member: string): RequestFault {
  return { kind: 'value', member }
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
    .filter(
      ({ in: place, name }) => place !== 'querystring' && (place !== 'path' || operation.path.includes(`{${name}}`)),
    )
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
    fault: checked.flatMap(({ fault }) => fault ?? [])[0],
    warnings: checked.flatMap(({ warnings }) => warnings),
  }
}

/** Checks a parameter among the pairs of its place. */
export function checkParameter(
  parameter: Parameter,
  pairs: readonly RawPair[],
  { schemas, conformance, isStrict }: Pick<RequestCheck, 'schemas' | 'conformance' | 'isStrict'>,
): CheckedValue {
  const value = readParameter(parameter, pairs, schemas)
  const name = `The ${parameter.in} parameter "${parameter.name}"`
  const member = parameter.name
  const missing = { reasons: [`${name} is missing.`], fault: { kind: 'missing', member }, warnings: [] } as const
  if (value === undefined) return parameter.required ? missing : { reasons: [], warnings: [] }
  const problems = conformance.problems(parameter.schema, value, { direction: 'request' })
  if (value === '' && problems.length > 0 && !parameter.required && !isStrict)
    return { reasons: [], warnings: [`${name} is empty: it is taken as left out.`] }
  const [first] = problems
  const fault = first && faultOf(first, member)
  return { value, reasons: problems.map((problem) => sentence(name, problem)), fault, warnings: [] }
}

function headerPairs({ name }: Parameter, { headers }: ReceivedRequest): RawPair[] {
  const text = ownValue(headers, name.toLowerCase())
  return text === undefined ? [] : [[name, text]]
}

function cookiePairs(text = ''): RawPair[] {
  return queryPairs(text.split(/;\s*/).join('&'))
}

/** A name that the spec does not have is more often a slip than a secret. */
function unknownParameters({
  operation: { path, parameters },
  request,
  ownParameters,
  schemas,
}: RequestCheck): string[] {
  if (parameters.some((parameter) => parameter.in === 'querystring' || isOpen(parameter, schemas))) return []
  const known = new Set([
    ...parameters.flatMap((parameter) => (parameter.in === 'query' ? parameter.name : [])),
    ...ownParameters,
    ...splitTemplate(path).query.map(([name]) => name),
  ])
  const names = new Set(queryPairs(request.query).map(([name]) => name))
  return [...names].filter((name) => !known.has(name) && !known.has(name.split('[', 1).join()))
}

/** An object whose members are parameters of their own. */
function isOpen({ in: place, schema }: Parameter, schemas: Schemas): boolean {
  const { types } = schema.ref === undefined ? schema : (schemas[schema.ref] ?? schema)
  return place === 'query' && types.includes('object')
}
