import type { Api } from '../../generator/contract/reference.ts'
import { takesToken } from '../../generator/model/view/loginChannel.ts'
import type { Conformance } from '../conformance/conformance.ts'
import type { ConnectionTokens } from './connectionTokens.ts'
import { addressPairs, handshakeReasons } from './handshakeReasons.ts'
import { type Handshake, type Refusal, refusedHandshake, type VerifyKeys } from './refusedHandshake.ts'
import type { SocketServer } from './socketExchanges.ts'

/** Checks of a handshake: tokens, credentials and schemas. */
interface HandshakeChecks {
  readonly tokens: ConnectionTokens
  readonly verify: VerifyKeys
  readonly conformanceOf: (api: Api) => Conformance
}

/** The server at an address. Of several servers, the server of the token. */
export function findSocketServer(
  handshake: Handshake,
  servers: readonly SocketServer[],
  { tokens, verify, conformanceOf }: HandshakeChecks,
): { readonly server: SocketServer } | Refusal {
  const { pathname, searchParams } = handshake.address
  const here = servers.filter(({ takes }) => takes.test(pathname))
  const [first] = here
  if (!first) {
    const known = [...new Set(servers.map(({ path }) => path))].join(', ')
    return { status: '404 Not Found', reason: `There is no WebSocket at ${pathname}: try ${known}.` }
  }
  const refusal = refusedHandshake(first, handshake, verify)
  if (refusal) return refusal
  const reasons = handshakeReasons(first, handshake, conformanceOf(first.api))
  if (reasons.length > 0) return { status: '400 Bad Request', reason: reasons.join(' ') }
  const [token] = here.flatMap(({ server }) => (server.token && 'parameter' in server.token ? [server.token] : []))
  if (!token) return { server: first }
  const { parameter, isInPath } = token
  if (isInPath && !first.channels.every((channel) => takesToken(channel, token))) return { server: first }
  const text = isInPath
    ? new Map(addressPairs(first.path, handshake.address)).get(parameter)
    : searchParams.get(parameter)
  if (!text) return { status: '401 Unauthorized', reason: `The parameter ${parameter} is missing.` }
  const opened = tokens.serverOf(text)
  const server = here.find((own) => own.api === opened?.api && own.server === opened.server)
  if (!opened || !server)
    return { status: '401 Unauthorized', reason: `The ${parameter} "${text}" was not handed out for this address.` }
  const parameters = 'parameters' in opened.token ? opened.token.parameters : {}
  const missing = Object.entries(parameters).find(([name, value]) => searchParams.get(name) !== value)
  if (!missing) return { server }
  return { status: '400 Bad Request', reason: `The parameter ${missing.join('=')} is missing.` }
}
