import type { Api, Reference } from '../../generator/contract/reference.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { authenticationParameters, authorize } from './authorize.ts'
import type { CountCall } from './callLimits.ts'
import type { UsedNonces } from './checkNonce.ts'
import { checkRequest } from './checkRequest.ts'
import type { ArrivalTime } from './checkTimestamp.ts'
import type { ConnectionTokens } from './connectionTokens.ts'
import { withEndHeaders } from './endHeaders.ts'
import { type Faults, faultsOfHeaders } from './faults.ts'
import { type Keys, lacksPermission, nearestKey } from './keys.ts'
import { findRoute, mockRoutes } from './mockRoutes.ts'
import type { MockWorld } from './mockWorld.ts'
import { withoutIdleBody } from './readLeniently.ts'
import {
  forbidden,
  injectedError,
  invalid,
  notFound,
  notPlayed,
  refusal,
  type Strike,
  tooMany,
  unauthorized,
  wrongReply,
} from './refusedAnswers.ts'
import type { MockAnswer, MockReply } from './reply.ts'
import type { ReceivedRequest } from './sentValues.ts'
import { successReply } from './successReply.ts'

interface AnswerOptions {
  readonly reference: Reference
  readonly keys: Keys
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

/** When, from where and where to a request came. */
interface Arrival extends ArrivalTime {
  /** Address that it came from. */
  readonly peer: string
  /** Scheme and host of the WebSocket side. */
  readonly socketOrigin: string
}

type AnswerRequest = (request: ReceivedRequest, arrival: Arrival) => MockAnswer

/** Answers requests with the examples of the spec, or with an error that names the problem. */
export function createAnswers(options: AnswerOptions): AnswerRequest {
  const answer = createRouteAnswers(options)
  const deprecations = new Map(
    options.reference.apis.flatMap(({ id: api, operations }) =>
      operations.map(({ id, deprecation }) => [`${api} ${id}`, deprecation] as const),
    ),
  )
  return (received, arrival) => {
    const answered = answer(received, arrival)
    const deprecation = deprecations.get(`${answered.api} ${answered.operation}`)
    return { ...answered, reply: withEndHeaders(answered.reply, deprecation) }
  }
}

function createRouteAnswers(options: AnswerOptions): AnswerRequest {
  const { reference, keys, nonces, tokens, conformanceOf, isStrict, world, faults, countCall } = options
  const routes = mockRoutes(reference.apis)
  return (received, { now, pace = now, peer, socketOrigin }) => {
    const found = findRoute(routes, received.method, received.path, received.query)
    if (found.kind !== 'route') return notFound(routes, received, found)
    const { api, operation } = found.route
    const asked = faultsOfHeaders(received.headers)
    const strike: Strike = (name) => faults.strike(name, asked.faults, operation.id)
    const delay = Number(strike('delay') ?? 0)
    const named = { api: api.id, operation: operation.id, delay }
    const refusing = { api, operation, ownStatus: world?.statusOf(api) }
    if (asked.reasons.length > 0) return { ...named, ...refusal(400, asked.reasons, api, operation) }
    const isInMaintenance = strike('maintenance') !== undefined
    const injected = injectedError(strike, api, operation)
    if (injected) return { ...named, ...injected }
    if (isInMaintenance && !world?.plays(api)) return { ...named, ...wrongReply(503, api, operation) }
    const meant = isStrict ? { value: received, warnings: [] } : withoutIdleBody(received, operation)
    const request = meant.value
    const { key, verification } = nearestKey(keys, (own) =>
      authorize(operation, api, request, { ...own, now, pace, nonces }),
    )
    if (verification.reasons.length > 0) return { ...named, ...unauthorized(verification, refusing, key) }
    const account = operation.security.length > 0 ? key.key : ''
    const lacking = account === '' ? undefined : lacksPermission(key, operation.permission)
    if (lacking !== undefined) return { ...named, ...forbidden(lacking, refusing) }
    const limited = strike('limits') === undefined ? countCall({ api, operation, account, peer }) : undefined
    if (limited) return { ...named, ...tooMany(limited, api, operation) }
    const { schemas } = api
    const conformance = conformanceOf(api)
    const ownParameters = authenticationParameters(operation, api)
    const checked = checkRequest({
      ...{ operation, request, values: found.values, ownParameters, schemas, conformance, isStrict },
    })
    if (checked.reasons.length > 0) return { ...named, ...invalid(checked, refusing) }
    const { asked: values, texts, warnings } = checked
    const own = world?.answer(operation, api, { ...values, texts }, { account, isInMaintenance })
    if (!own && world?.plays(api)) return { ...named, ...notPlayed(api, operation, now) }
    const reply = own ?? successReply({ operation, asked: values, schemas, conformance, now })
    const body = tokens.withToken({ api, operation: operation.id, key, socketOrigin }, reply.body)
    const lost = strike('lost')
    if (lost !== undefined) return { ...named, ...wrongReply(Number(lost), api, operation) }
    const answer = warned(body === undefined ? reply : { ...reply, body }, [...meant.warnings, ...warnings])
    return { ...named, reasons: [], ...(own ? {} : { isExample: true as const }), ...answer }
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
