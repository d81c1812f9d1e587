import type { Channel, ChannelParameter } from '../../contract/channel.ts'
import { escapedPattern } from '../../contract/escapedPattern.ts'
import { handshakeValue } from './handshake.ts'

/** Where a client connects for a channel, and the parameters of it that have no value. */
interface ConnectedAddress {
  readonly address: string
  readonly missing: readonly string[]
}

/** Name of a channel or one of its operations in frames: the address, or the method of JSON-RPC. */
export function nameOnWire({ callName, address }: Pick<Channel, 'callName' | 'address'>): string {
  return callName ?? address
}

/** The same name for readers; none where the description states no address. */
export function statedName(channel: Pick<Channel, 'callName' | 'address' | 'isAddressUnknown'>): string | undefined {
  return channel.isAddressUnknown ? channel.callName : nameOnWire(channel)
}

/** The template of a full address: the server's address, then the path of the channel. */
export function joinedAddress(server: string, { address, isPath }: Pick<Channel, 'address' | 'isPath'>): string {
  if (!isPath || address === '/' || server === '') return server
  return `${server.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`
}

/** The address with the values of its parameters, and the query that the binding of the channel requires. */
export function connectedAddress(server: string, channel: Channel): ConnectedAddress {
  if (server === '') return { address: server, missing: [] }
  const missing: string[] = []
  const filled = channel.parameters.reduce(
    (text, parameter) => {
      if (!text.includes(`{${parameter.name}}`)) return text
      const value = sampleValueOf(parameter)
      if (value === undefined) missing.push(parameter.name)
      return value === undefined ? text : text.replaceAll(`{${parameter.name}}`, () => encoded(value))
    },
    joinedAddress(server, channel),
  )
  const query = handshakeQuery(channel).flatMap(({ name, value }) => {
    if (value === undefined) missing.push(name)
    return `${encodeURIComponent(name)}=${value === undefined ? `{${name}}` : encodeURIComponent(value)}`
  })
  const mark = filled.includes('?') ? '&' : '?'
  return { address: query.length === 0 ? filled : `${filled}${mark}${query.join('&')}`, missing }
}

/** The path of a channel at a server's own path, for a server that takes connections. */
export function pathPattern(path: string, channel: Pick<Channel, 'address' | 'isPath'>): RegExp {
  const [pathname = ''] = joinedAddress(path, channel).split('?')
  const parts = pathname.split(/\{[^{}]*\}/).map(escapedPattern)
  return new RegExp(`^${parts.join('.+')}$`)
}

function sampleValueOf({
  default: fallback,
  examples: [example] = [],
  values: [known],
}: ChannelParameter): string | undefined {
  return fallback ?? example ?? (known === undefined ? undefined : String(known.value))
}

/** Streams have names such as `btcusdt@trade/ethusdt@trade`, which stand in the address as they are. */
function encoded(value: string): string {
  return encodeURI(value).replaceAll(/[?#]/g, encodeURIComponent)
}

/** Query parameters of the handshake that are required, or have an example. */
function handshakeQuery({ handshake = [] }: Channel): { readonly name: string; readonly value: string | undefined }[] {
  return handshake.flatMap((parameter) => {
    const value = handshakeValue(parameter)
    if (parameter.in !== 'query' || (value === undefined && !parameter.required)) return []
    return { name: parameter.name, value }
  })
}
