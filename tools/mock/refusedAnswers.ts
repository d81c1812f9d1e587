import type { Json } from '../../generator/contract/json.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { LimitedCall } from './callLimits.ts'
import { expectedOf, type MockCredentials } from './demoCredentials.ts'
import { isPast } from './endHeaders.ts'
import { catalogueEntry, errorReply, statusOfCode } from './errorReply.ts'
import type { FaultName } from './faults.ts'
import { type MockRoute, nearestApi } from './mockRoutes.ts'
import { type RequestFault, refusedBy } from './refusedBy.ts'
import type { MockAnswer, MockReply } from './reply.ts'
import type { CheckedValue } from './requestCheck.ts'
import type { ReceivedRequest, Verification } from './sentValues.ts'

const mostReasons = 20

/** The API and operation of a refusal. */
interface Refusing {
  readonly api: Api
  readonly operation: Operation
  /** HTTP status that a module gives codes of the catalogue which name none. */
  readonly ownStatus?: number | undefined
}

/** The answer where no operation is: the methods of the path, or the nearest API. */
export function notFound(
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

/** An error with the reasons of the mock. */
export function refusal(
  status: number,
  all: readonly string[],
  api: Api | undefined,
  operation: Operation | undefined,
): Pick<MockAnswer, 'reply' | 'reasons'> {
  const reasons = fewer(all)
  const reply = errorReply({ api, operation, status, message: reasons.join(' '), mock: { reasons } })
  return { reply, reasons }
}

/** A reply with the expected signature: a real server hides it, a mock is for learning. */
export function unauthorized(
  verification: Verification,
  refusing: Refusing,
  credentials: MockCredentials,
): Pick<MockAnswer, 'reply' | 'reasons'> {
  const { reasons, kind = 'credentials' } = verification
  const mock = { reasons, ...expectedOf(verification, credentials) }
  const reply = named({ kind, member: '' }, refusing, { status: 401, reasons, mock })
  return { reply, reasons }
}

/** A request that the key has no permission for. */
export function forbidden(reason: string, refusing: Refusing): Pick<MockAnswer, 'reply' | 'reasons'> {
  const reasons = [reason]
  const about = { kind: 'permission', member: '' } as const
  return { reply: named(about, refusing, { status: 403, reasons, mock: { reasons } }), reasons }
}

/** The answer to a request that breaks the description of its operation. */
export function invalid(
  { reasons: all, fault }: Pick<CheckedValue, 'reasons' | 'fault'>,
  refusing: Refusing,
): Pick<MockAnswer, 'reply' | 'reasons'> {
  const reasons = fewer(all)
  const about = fault ?? { kind: 'value', member: '' }
  return { reply: named(about, refusing, { status: 400, reasons, mock: { reasons } }), reasons }
}

/** A refusal with the code that the catalogue names for it; without one, with a status of HTTP. */
function named(
  fault: RequestFault,
  { api, operation, ownStatus }: Refusing,
  { status, reasons, mock }: { readonly status: number; readonly reasons: readonly string[]; readonly mock: Json },
): MockReply {
  const entry = refusedBy(api, fault, operation)
  if (!entry) return errorReply({ api, operation, status, message: reasons.join(' '), mock })
  return errorReply({ api, operation, status: statusOfCode(entry, operation, ownStatus), code: entry.code, mock })
}

function fewer(all: readonly string[]): readonly string[] {
  const more = all.length - mostReasons
  return more > 0 ? [...all.slice(0, mostReasons), `And ${more} more reasons.`] : all
}

/** The answer to a call beyond a rate limit, with the time to wait where the spec has a header for it. */
export function tooMany(
  { reason, wait }: LimitedCall,
  api: Api,
  operation: Operation,
): Pick<MockAnswer, 'reply' | 'reasons'> {
  const reply = errorReply({ api, operation, status: 429, mock: { reasons: [reason] } })
  const headers = Object.entries(reply.headers).map(([name, value]) =>
    name.toLowerCase() === 'retry-after' ? [name, String(Math.ceil(wait / 1000))] : [name, value],
  )
  return { reply: { ...reply, headers: Object.fromEntries(headers) }, reasons: [reason] }
}

/** Takes a fault that stands for the operation, and gives its value. */
export type Strike = (name: FaultName) => string | undefined

/** A failure of the server that was asked for. */
export function wrongReply(status: number, api: Api, operation: Operation): Pick<MockAnswer, 'reply' | 'reasons'> {
  return { reply: errorReply({ api, operation, status }), reasons: [askedFor] }
}

/**
 * The answer of a module that plays the API, but not this operation: nothing was done, and no example pretends it. An operation
 * whose last day is over is not found.
 */
export function notPlayed(api: Api, operation: Operation, now: number): Pick<MockAnswer, 'reply' | 'reasons'> {
  const { id, deprecation } = operation
  const last = deprecation?.sunset
  if (isPast(last, now)) return refusal(404, [`${id} was removed after ${last}.`], api, undefined)
  const { reply, reasons } = refusal(501, [`The mock does not play ${id}: nothing was done.`], api, operation)
  return { reply: { ...reply, headers: { ...reply.headers, 'X-Mock-Not-Played': 'true' } }, reasons }
}

const askedFor = 'asked for as a fault'

/** The error that takes the place of the reply, with a status, a code or both. */
export function injectedError(
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
