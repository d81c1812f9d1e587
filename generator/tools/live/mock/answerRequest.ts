import type { Api, Operation, Reference } from '../../../contract/reference.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { authenticationParameters, authorize } from './authorize.ts'
import type { UsedNonces } from './checkNonce.ts'
import { checkRequest } from './checkRequest.ts'
import type { ConnectionTokens } from './connectionTokens.ts'
import type { MockCredentials } from './demoCredentials.ts'
import { expectedOf } from './demoCredentials.ts'
import { catalogueEntry, errorReply, statusOfCode } from './errorReply.ts'
import { findRoute, type MockRoute, mockRoutes, nearestApi } from './mockRoutes.ts'
import type { MockWorld } from './mockWorld.ts'
import { withoutIdleBody } from './readLeniently.ts'
import type { MockReply } from './reply.ts'
import type { ReceivedRequest, Verification } from './sentValues.ts'
import { successReply } from './successReply.ts'

export interface AnswerOptions {
  readonly reference: Reference
  readonly credentials: MockCredentials
  readonly nonces: UsedNonces
  readonly tokens: ConnectionTokens
  readonly conformanceOf: (api: Api) => Conformance
  /** Refuses every deviation from the spec, even if the request can be understood. */
  readonly isStrict: boolean
  /** The state of a project's module. */
  readonly world?: MockWorld | undefined
}

export interface MockAnswer {
  readonly reply: MockReply
  readonly api?: string
  readonly operation?: string
  /** Why the request was refused. */
  readonly reasons: readonly string[]
  /** Deviations from the spec that were understood. */
  readonly warnings?: readonly string[]
}

export interface AnswerTime {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Scheme and host of the WebSocket side. */
  readonly socketOrigin: string
}

export type AnswerRequest = (request: ReceivedRequest, time: AnswerTime) => MockAnswer

/** Answers requests with the examples of the spec, or with an error that names the problem. */
export function createAnswers(options: AnswerOptions): AnswerRequest {
  const { reference, credentials, nonces, tokens, conformanceOf, isStrict, world } = options
  const routes = mockRoutes(reference.apis)
  return (received, { now, socketOrigin }) => {
    const found = findRoute(routes, received.method, received.path)
    if (found.kind !== 'route') return notFound(routes, received, found)
    const { api, operation } = found.route
    const named = { api: api.id, operation: operation.id }
    const injected = injectedError(received, api, operation)
    if (injected) return { ...named, ...injected }
    const meant = isStrict ? { value: received, warnings: [] } : withoutIdleBody(received, operation)
    const request = meant.value
    const verification = authorize(operation, api, request, { ...credentials, now, nonces })
    if (verification.reasons.length > 0) return { ...named, ...unauthorized(verification, api, operation, credentials) }
    const { schemas } = api
    const conformance = conformanceOf(api)
    const ownParameters = authenticationParameters(operation, api)
    const { asked, reasons, warnings } = checkRequest({
      ...{ operation, request, values: found.values, ownParameters, schemas, conformance, isStrict },
    })
    if (reasons.length > 0) return { ...named, ...refusal(400, reasons, api, operation) }
    const own = world?.answer(operation, api, asked, operation.security.length > 0 ? credentials.key : '')
    const reply = own ?? successReply({ operation, asked, schemas, conformance, now })
    const body = tokens.withToken(api, operation.id, reply.body, socketOrigin)
    const lost = lostReply(received, api, operation)
    if (lost) return { ...named, ...lost }
    const answer = warned(body === undefined ? reply : { ...reply, body }, [...meant.warnings, ...warnings])
    return { ...named, reasons: [], ...answer }
  }
}

const longestHeader = 1000

/** Adds a header that lists the deviations of the request from the spec. */
function warned(reply: MockReply, warnings: readonly string[]): Pick<MockAnswer, 'reply' | 'warnings'> {
  if (warnings.length === 0) return { reply }
  const text = warnings
    .join(' ')
    .replaceAll(/[^ -~]/g, '?')
    .slice(0, longestHeader)
  return { reply: { ...reply, headers: { ...reply.headers, 'X-Mock-Warning': text } }, warnings }
}

const mostReasons = 20

function notFound(
  routes: readonly MockRoute[],
  { method, path }: ReceivedRequest,
  found:
    | { readonly kind: 'unknown' }
    | { readonly kind: 'otherMethod'; readonly allowed: readonly string[]; readonly api: Api },
): MockAnswer {
  if (found.kind === 'unknown')
    return refusal(404, [`There is nothing at ${path}.`], nearestApi(routes, path), undefined)
  const allowed = found.allowed.join(', ')
  const answer = refusal(405, [`${path} takes ${allowed}, not ${method}.`], found.api, undefined)
  return { ...answer, reply: { ...answer.reply, headers: { Allow: allowed } } }
}

function refusal(
  status: number,
  all: readonly string[],
  api: Api | undefined,
  operation: Operation | undefined,
): Pick<MockAnswer, 'reply' | 'reasons'> {
  const more = all.length - mostReasons
  const reasons = more > 0 ? [...all.slice(0, mostReasons), `And ${more} more reasons.`] : all
  const reply = errorReply({ api, operation, status, message: reasons.join(' '), mock: { reasons } })
  return { reply, reasons }
}

/** Tells the expected signature too: a real server hides it, a mock is for learning. */
function unauthorized(
  verification: Verification,
  api: Api,
  operation: Operation,
  credentials: MockCredentials,
): Pick<MockAnswer, 'reply' | 'reasons'> {
  const { reasons } = verification
  const mock = { reasons, ...expectedOf(verification, credentials) }
  const reply = errorReply({ api, operation, status: 401, message: reasons.join(' '), mock })
  return { reply, reasons }
}

/** The failure that takes the place of a reply once the request has had its effect (`X-Mock-Lost`). */
function lostReply(
  { headers }: ReceivedRequest,
  api: Api,
  operation: Operation,
): Pick<MockAnswer, 'reply' | 'reasons'> | undefined {
  const status = headers['x-mock-lost']
  if (status === undefined) return undefined
  if (!/^5\d\d$/.test(status))
    return refusal(400, [`X-Mock-Lost is a status from 500 to 599, not "${status}".`], api, operation)
  const reply = errorReply({ api, operation, status: Number(status) })
  return { reply, reasons: ['lost as the caller asked; the request had its effect'] }
}

/** The error that the caller asks for with `X-Mock-Status` and `X-Mock-Error`. */
function injectedError(
  { headers }: ReceivedRequest,
  api: Api,
  operation: Operation,
): Pick<MockAnswer, 'reply' | 'reasons'> | undefined {
  const [status, code] = [headers['x-mock-status'], headers['x-mock-error']]
  if (status === undefined && code === undefined) return undefined
  if (status !== undefined && !/^[2-5]\d\d$/.test(status))
    return refusal(400, [`X-Mock-Status is a status from 200 to 599, not "${status}".`], api, operation)
  const entry = code === undefined ? undefined : catalogueEntry(api, code)
  if (code !== undefined && !entry)
    return refusal(400, [`X-Mock-Error is a code of the error catalogue, which has no "${code}".`], api, operation)
  const reply = errorReply({
    api,
    operation,
    status: status === undefined && entry ? statusOfCode(entry, operation) : Number(status),
    ...(entry ? { code: entry.code } : {}),
  })
  return { reply, reasons: ['asked for by the caller'] }
}
