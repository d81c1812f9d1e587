import type { Channel, ChannelParameter } from '../../generator/contract/channel.ts'
import { decoded } from '../../generator/contract/httpSyntax.ts'
import type { Parameter } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { joinedAddress } from '../../generator/model/view/channelAddress.ts'
import { takesToken } from '../../generator/model/view/loginChannel.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { checkParameter } from './checkRequest.ts'
import type { ConnectionTokens } from './connectionTokens.ts'
import { matchPieces } from './matchTemplate.ts'
import { serverPath } from './mockRoutes.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
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

/** Why the parameters of a handshake fit no channel of its address: the reasons of the first channel. */
function handshakeReasons(
  { api, server, channels }: SocketServer,
  handshake: Handshake,
  conformance: Conformance,
): readonly string[] {
  const check = { schemas: api.schemas, conformance, isStrict: true }
  const reasons = channels.map((channel) => {
    const placed = addressPairs(joinedAddress(serverPath(server), channel), handshake.address)
    return parametersOf(channel).flatMap((parameter) => {
      const pairs = pairsOf(parameter, handshake, placed)
      return pairs ? checkParameter(parameter, pairs, check).reasons : []
    })
  })
  return reasons.some((own) => own.length === 0) ? [] : (reasons[0] ?? [])
}

/** The pairs among which a parameter is; undefined for a header that a page cannot send. */
function pairsOf(
  { in: place, name }: Parameter,
  { address, headers }: Handshake,
  placed: readonly RawPair[],
): readonly RawPair[] | undefined {
  if (place === 'path') return placed
  if (place === 'query') return queryPairs(address.search.slice(1))
  const text = headers?.[name.toLowerCase()]
  return headers && (text === undefined ? [] : [[name, text]])
}

function parametersOf({ parameters, handshake = [], address, isPath }: Channel): readonly Parameter[] {
  const inPath = parameters.filter(({ name }) => isPath && address.includes(`{${name}}`))
  return [...inPath.map(pathParameter), ...handshake]
}

/** Values of an address are texts, also where the document lists them as numbers. */
function pathParameter({ name, values, schema = { types: ['string'] } }: ChannelParameter): Parameter {
  const texts = schema.types.includes('string') ? values.map(({ value }) => ({ value: String(value) })) : values
  const checked = texts.length > 0 ? { ...schema, enum: texts } : schema
  return { name, in: 'path', required: true, schema: checked, examples: [] }
}

/** The values of an address at the placeholders of a template, by their names. The template may have some in its query. */
function addressPairs(template: string, { pathname, searchParams }: URL): RawPair[] {
  const [path = '', query = ''] = template.split('?')
  const inQuery = [...new URLSearchParams(query)].flatMap(([name, part]) =>
    valuesAt(part, searchParams.get(name) ?? ''),
  )
  return [...valuesAt(path, pathname).map(([name, text]): RawPair => [name, decoded(text)]), ...inQuery]
}

function valuesAt(template: string, text: string): RawPair[] {
  return Object.entries(matchPieces(template.split(/\{([^{}]*)\}/), text, 1) ?? {})
}
