import { isRecord, type Json } from '../../generator/contract/json.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { placeOf, shortJson, type ValueProblem, valueAt } from '../conformance/problems.ts'
import type { ReceivedRequest } from './sentValues.ts'

/** A value that deviates from the spec, as it was understood, and the warnings for the client. */
interface Understood<Value> {
  readonly value: Value
  readonly warnings: readonly string[]
}

/** A request without the body that some clients send with a GET: servers ignore it, and it is not signed. */
export function withoutIdleBody(
  request: ReceivedRequest,
  { method, requestBody }: Pick<Operation, 'method' | 'requestBody'>,
): Understood<ReceivedRequest> {
  const isIdle = request.body !== '' && !requestBody && ['GET', 'HEAD'].includes(method.toUpperCase())
  if (!isIdle) return { value: request, warnings: [] }
  return { value: { ...request, body: '' }, warnings: ['The operation takes no body: it is ignored.'] }
}

interface ValueCheck {
  readonly subject: string
  readonly schema: SchemaNode
  readonly conformance: Conformance
}

/**
 * Converts a value towards its schema: a number or boolean becomes a text, and an empty text becomes a missing member. Other
 * problems stay.
 */
export function asMeant(
  json: Json,
  { subject, schema, conformance }: ValueCheck,
): Understood<Json> & { readonly problems: readonly ValueProblem[] } {
  const problemsIn = (value: Json) => conformance.problems(schema, value, { direction: 'request' })
  const problems = problemsIn(json)
  const places = new Map(problems.map((problem) => [placeOf(problem), problem.steps.map(String)]))
  const changes = [...places].flatMap(([place, path]) => changeAt(json, place, path))
  const value = changes.reduce((changed, { path, member }) => replaced(changed, path, member), json)
  const left = changes.length === 0 ? problems : problemsIn(value)
  if (left.length >= problems.length) return { value: json, warnings: [], problems }
  const wrong = new Set(left.map(placeOf))
  const warnings = changes
    .filter(({ place }) => !wrong.has(place))
    .map(({ place, text }) => `${subject} at ${place} ${text}.`)
  return { value, warnings, problems: left }
}

interface Change {
  readonly place: string
  readonly path: readonly string[]
  /** The value that replaces it; nothing if it is left out. */
  readonly member?: Json
  readonly text: string
}

function changeAt(json: Json, place: string, path: readonly string[]): Change[] {
  const found = valueAt(json, path)
  if (typeof found === 'number' || typeof found === 'boolean')
    return [{ place, path, member: String(found), text: `is ${shortJson(found)}, not a text: it is taken as one` }]
  return found === '' && path.length > 0 ? [{ place, path, text: 'is empty: it is taken as left out' }] : []
}

function replaced(value: Json, [step, ...rest]: readonly string[], member: Json | undefined): Json {
  if (step === undefined) return member ?? value
  if (Array.isArray(value))
    return value.map((item: Json, index) => (String(index) === step ? replaced(item, rest, member) : item))
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
  if (rest.length === 0 && member === undefined) return Object.fromEntries(entries.filter(([name]) => name !== step))
  return Object.fromEntries(entries.map(([name, part]) => [name, name === step ? replaced(part, rest, member) : part]))
}
