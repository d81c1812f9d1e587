import type { Operation } from '../../generator/contract/operation.ts'
import type { Api, Reference } from '../../generator/contract/reference.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { authenticationParameters, authorize } from './authorize.ts'
import type { CountCall, LimitedCall } from './callLimits.ts'
import type { UsedNonces } from './checkNonce.ts'
import { checkRequest } from './checkRequest.ts'
import type { ConnectionTokens } from './connectionTokens.ts'
import { expectedOf, type MockCredentials } from './demoCredentials.ts'
import { catalogueEntry, errorReply, statusOfCode } from './errorReply.ts'
import { type FaultName, type Faults, faultsOfHeaders } from './faults.ts'
import { findRoute, type MockRoute, mockRoutes, nearestApi } from './mockRoutes.ts'
import type { MockWorld } from './mockWorld.ts'
import { withoutIdleBody } from './readLeniently.ts'
import type { MockReply } from './reply.ts'
import type { ReceivedRequest, Verification } from './sentValues.ts'
import { successReply } from './successReply.ts'

interface AnswerOptions {
  readonly reference: Reference
  readonly credentials: MockCredentials
  readonly nonces: UsedNonces
  readonly tokens: ConnectionTokens
  readonly conformanceOf: (api: Api) => Conformance
  /** Refuses every deviation from the spec, even if the request can be understood. */
  readonly isStrict: boolean
  /** The state of a project's module. */
  readonly world?: MockWorld | undefined
  readonly faults: Faults
  readonly countCall: CountCall
}

export interface MockAnswer {
  readonly reply: MockReply
  readonly api?: string
  readonly operation?: string
  /** Why the request was refused. */
  readonly reasons: readonly string[]
  /** Deviations from the spec that were understood. */
  readonly warnings?: readonly string[]
  /** Milliseconds to wait before the reply is sent. */
  readonly delay?: number
}

/** When, from where and where to a request came. */
interface Arrival {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Address that it came from. */
  readonly peer: string
  /** Scheme and host of the WebSocket side. */
  readonly socketOrigin: string
}

type AnswerRequest = (request: ReceivedRequest, arrival: Arrival) => MockAnswer

/** Answers requests with the examples of the spec, or with an error that names the problem. */
export function createAnswers(options: AnswerOptions): AnswerRequest {
  const { reference, credentials, nonces, tokens, conformanceOf, isStrict, world, faults, countCall } = options
  const routes = mockRoutes(reference.apis)
  return (received, { now, peer, socketOrigin }) => {
    const found = findRoute(routes, received.method, received.path)
    if (found.kind !== 'route') return notFound(routes, received, found)
    const { api, operation } = found.route
    const asked = faultsOfHeaders(received.headers)
    const strike: Strike = (name) => faults.strike(name, asked.faults, operation.id)
    const delay = Number(strike('delay') ?? 0)
    const named = { api: api.id, operation: operation.id, delay }
    if (asked.reasons.length > 0) return { ...named, ...refusal(400, asked.reasons, api, operation) }
    const isInMaintenance = strike('maintenance') !== undefined
    const injected = injectedError(strike, api, operation)
    if (injected) return { ...named, ...injected }
    if (isInMaintenance && !world?.plays(api)) return { ...named, ...wrongReply(503, api, operation) }
    const meant = isStrict ? { value: received, warnings: [] } : withoutIdleBody(received, operation)
    const request = meant.value
    const verification = authorize(operation, api, request, { ...credentials, now, nonces })
    if (verification.reasons.length > 0) return { ...named, ...unauthorized(verification, api, operation, credentials) }
    const account = operation.security.length > 0 ? credentials.key : ''
    const limited = strike('limits') === undefined ? countCall({ api, operation, account, peer }) : undefined
    if (limited) return { ...named, ...tooMany(limited, api, operation) }
    const { schemas } = api
    const conformance = conformanceOf(api)
    const ownParameters = authenticationParameters(operation, api)
    const {
      asked: values,
      reasons,
      warnings,
    } = checkRequest({
      ...{ operation, request, values: found.values, ownParameters, schemas, conformance, isStrict },
    })
    if (reasons.length > 0) return { ...named, ...refusal(400, reasons, api, operation) }
    const own = world?.answer(operation, api, values, { account, isInMaintenance })
    const reply = own ?? successReply({ operation, asked: values, schemas, conformance, now })
    const body = tokens.withToken(api, operation.id, reply.body, socketOrigin)
    const lost = strike('lost')
    if (lost !== undefined) return { ...named, ...wrongReply(Number(lost), api, operation) }
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

/** Says how long to wait where the spec has the header for it. */
function tooMany({ reason, wait }: LimitedCall, api: Api, operation: Operation): Pick<MockAnswer, 'reply' | 'reasons'> {
  const reply = errorReply({ api, operation, status: 429, mock: { reasons: [reason] } })
  const headers = Object.entries(reply.headers).map(([name, value]) =>
    name.toLowerCase() === 'retry-after' ? [name, String(Math.ceil(wait / 1000))] : [name, value],
  )
  return { reply: { ...reply, headers: Object.fromEntries(headers) }, reasons: [reason] }
}

type Strike = (name: FaultName) => string | undefined

/** A failure of the server that was asked for. */
function wrongReply(status: number, api: Api, operation: Operation): Pick<MockAnswer, 'reply' | 'reasons'> {
  return { reply: errorReply({ api, operation, status }), reasons: [askedFor] }
}

const askedFor = 'asked for as a fault'

/** The error that takes the place of the reply, with a status, a code or both. */
function injectedError(
  strike: Strike,
  api: Api,
  operation: Operation,
): Pick<MockAnswer, 'reply' | 'reasons'> | undefined {
  const [status, code] = [strike('status'), strike('error')]
  if (code === undefined) return status === undefined ? undefined : wrongReply(Number(status), api, operation)
  const entry = catalogueEntry(api, code)
  if (!entry)
    return refusal(
      400,
      [`The fault "error" takes a code of the error catalogue, which has no "${code}".`],
      api,
      operation,
    )
  const own = status === undefined ? statusOfCode(entry, operation) : Number(status)
  return { reply: errorReply({ api, operation, status: own, code: entry.code }), reasons: [askedFor] }
}
