import { essenceOf, isJsonType } from '../../generator/contract/httpSyntax.ts'
import { parseJson } from '../../generator/contract/json.ts'
import type { Operation, Response } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { RequestPlan } from '../../generator/contract/samples.ts'
import { responseOf } from '../../generator/model/view/responseOf.ts'
import { operationPlan } from '../../generator/samples/operationPlan.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { shortJson } from '../conformance/problems.ts'
import { type Difference, type DifferenceKind, differencesOf } from './difference.ts'

interface RequestDriftOptions {
  readonly api: Api
  readonly operation: Operation
  readonly conformance: Conformance
  /** Scheme and host that stand in for the spec's. */
  readonly url: string
  readonly timeout: number
}

/** Whether an operation can be tried without credentials and without changing anything. */
export function isHarmless({ kind, method, security, requestBody }: Operation): boolean {
  const isPublic = security.length === 0 || security.some((requirement) => requirement.length === 0)
  return kind === 'operation' && method.toLowerCase() === 'get' && isPublic && !requestBody
}

/** Calls an operation with the examples of its parameters and holds the reply against the spec. */
export async function requestDrift({
  api,
  operation,
  conformance,
  url,
  timeout,
}: RequestDriftOptions): Promise<Difference[]> {
  const plan = operationPlan(operation, api)
  const about = { api: api.id, subject: `${operation.method.toUpperCase()} ${operation.path}` }
  const one = (kind: DifferenceKind, text: string): Difference[] => [{ ...about, kind, place: '', text, count: 1 }]
  const reply = await call(plan, url, timeout)
  if ('failure' in reply) return one('unreachable', reply.failure)
  const response = responseFor(operation, reply.status)
  const status = response
    ? []
    : one('undocumented status', `answers with ${reply.status}, which the spec does not have`)
  const shown = shortJson(reply.text)
  const refused =
    reply.status >= 400 ? one('refused', `refuses the spec's own example with ${reply.status}: ${shown}`) : []
  const [content] = response?.contents ?? []
  const found = [...status, ...refused]
  if (!content) return found
  if (!isSameType(reply.type, content.mediaType))
    return [...found, ...one('other media type', `is ${reply.type || 'nothing'}, not ${content.mediaType}`)]
  const value = parseJson(reply.text)
  if (value === undefined) return [...found, ...one('not JSON', `begins with ${shown}`)]
  if (!content.schema) return found
  const problems = conformance.problems(content.schema, value, { direction: 'response', isClosed: true })
  return [...found, ...differencesOf(about, problems)]
}

interface Reply {
  readonly status: number
  readonly type: string
  readonly text: string
}

async function call(plan: RequestPlan, url: string, timeout: number): Promise<Reply | { readonly failure: string }> {
  const query = plan.query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  const address = `${url.replace(/\/$/, '')}${plan.path}${query === '' ? '' : `?${query}`}`
  try {
    const reply = await fetch(address, {
      headers: Object.fromEntries(plan.headers),
      signal: AbortSignal.timeout(timeout),
    })
    const type = reply.headers.get('content-type') ?? ''
    return { status: reply.status, type, text: await reply.text() }
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    return { failure: cause instanceof Error && cause.message !== '' ? cause.message : message }
  }
}

/** The response of a status. `default` describes failures alone. */
function responseFor({ responses }: Operation, status: number): Response | undefined {
  const found = responseOf(responses, status)
  return status < 400 && found?.status === 'default' ? undefined : found
}

function isSameType(sent: string, wanted: string): boolean {
  return essenceOf(sent) === essenceOf(wanted) || (isJsonType(sent) && isJsonType(wanted))
}
