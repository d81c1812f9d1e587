import type { Channel } from '../../generator/contract/channel.ts'
import type { SecurityRequirement, SecurityScheme } from '../../generator/contract/security.ts'
import { withChannelSchemes } from '../../generator/model/view/channelSchemes.ts'
import { authorize, type MockVerifier } from './authorize.ts'
import type { ReceivedRequest, Verification } from './sentValues.ts'
import type { SocketServer } from './socketExchanges.ts'

/** Status and body of a refused connection. */
export interface Refusal {
  readonly status: string
  readonly reason: string
}

/** The request that opens a connection. A page cannot send headers with it, so its mock does not look for them. */
export interface Handshake {
  readonly address: URL
  /** By name in lower case. */
  readonly headers?: ReceivedRequest['headers'] | undefined
}

/** Checks a request with each key of the mock, and gives the result of the nearest key. */
export type VerifyKeys = (check: (verifier: MockVerifier) => Verification) => Verification

/** Why a request that opens a connection is refused: no channel at the address takes its credentials. */
export function refusedHandshake(
  server: SocketServer,
  { address, headers }: Handshake,
  verify: VerifyKeys,
): Refusal | undefined {
  const { api, channels } = server
  const { securitySchemes } = withChannelSchemes(api)
  const schemes = securitySchemes.filter((scheme) => isChecked(scheme, server, headers !== undefined))
  const query = address.search.slice(1)
  const request = { method: 'GET', path: address.pathname, query, headers: headers ?? {}, body: '' }
  const ways = channels.map((channel) => waysOf(channel, server))
  const isOpen = ways.length === 0 || ways.some((own) => own.length === 0)
  const { reasons } = isOpen
    ? { reasons: [] }
    : verify((own) => authorize({ parameters: [], security: ways.flat() }, { securitySchemes: schemes }, request, own))
  return reasons.length > 0 ? { status: '401 Unauthorized', reason: reasons.join(' ') } : undefined
}

/** Whether the handshake checks a scheme: signatures come in a frame, and the token of a call has a check of its own. */
function isChecked(
  { signing, in: place, name }: SecurityScheme,
  { server }: SocketServer,
  hasHeaders: boolean,
): boolean {
  if (signing || (place !== 'query' && !hasHeaders)) return false
  return !(place === 'query' && server.token && 'parameter' in server.token && server.token.parameter === name)
}

/** The ways to connect for a channel at a server; empty where one can connect without any. */
function waysOf(channel: Channel, { server }: SocketServer): readonly SecurityRequirement[] {
  const own = channel.servers.find(({ url }) => url === server.url)?.security
  const ways = own ?? (channel.partlySecured ? [] : channel.security)
  return ways.some((way) => way.length === 0) ? [] : ways
}
