import type { Channel, ChannelOperation, Message } from '../../generator/contract/channel.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Server } from '../../generator/contract/server.ts'
import { joinedAddress, pathPattern } from '../../generator/model/view/channelAddress.ts'
import { isErrorAnswer } from '../../generator/model/view/jsonRpc.ts'
import { isGeneral, pushedMessages } from '../../generator/model/view/pushedMessages.ts'
import type { Schemas } from '../../generator/model/view/schema.ts'
import { openedBy, openerOf } from '../../generator/model/view/subscriptions.ts'
import { serverPath } from './mockRoutes.ts'
import { framesOf, type PushingChannel, pushingChannel, type SocketFrame, spokenFrame } from './socketFrames.ts'

/** Effect of a frame of the client: it starts pushes, stops them, stops all pushes, or only gets a reply. */
export type Effect = 'start' | 'stop' | 'stopAll' | 'reply'

/** A frame that the client may send on a connection, and its replies. */
export interface SocketExchange {
  readonly channel: Channel
  readonly message: Message
  readonly effect: Effect
  /** Frames that accept the request, and frames that refuse it. */
  readonly accepted: readonly SocketFrame[]
  readonly refused: readonly SocketFrame[]
  /** The channels whose pushes the request starts or stops. */
  readonly opens: readonly PushingChannel[]
  /** Whether channels of their own take this frame too; then this channel only describes it. */
  readonly isGeneral: boolean
}

/** A WebSocket server of an API. */
export interface SocketServer {
  readonly api: Api
  readonly server: Server
  readonly path: string
  /** Paths of connections that it takes. */
  readonly takes: RegExp
  readonly channels: readonly Channel[]
  readonly exchanges: readonly SocketExchange[]
  /** Channels that push as soon as the connection is open, because nothing is sent on it. */
  readonly unasked: readonly PushingChannel[]
  /** Operations of a channel that push without a request of their own: to a client that only listens. */
  readonly quiet: readonly PushingChannel[]
  /** Sent as soon as the connection is open. */
  readonly welcome?: SocketFrame
}

/**
 * Every WebSocket server of the APIs. Servers with one address and two tokens are two servers. Hosts that differ in nothing else
 * are one, because the mock has one host.
 */
export function socketServers(apis: readonly Api[]): SocketServer[] {
  return apis.flatMap((api) =>
    (api.streaming?.servers ?? []).flatMap((server, _, all) => {
      const alike = all.filter((other) => other === server || isAlike(other, server))
      if (alike[0] !== server) return []
      const own = api.channels.filter(({ servers }) =>
        servers.some((other) => alike.some((single) => isSame(other, single))),
      )
      return channelGroups(own, serverPath(server)).map((group) => socketServer(api, server, group))
    }),
  )
}

/** Channels by the path of their connections, where names of parameters do not count; topics share the server's path. */
function channelGroups(channels: readonly Channel[], path: string): PathGroup[] {
  const groups = new Map<string, Channel[]>()
  for (const channel of channels) {
    const own = joinedAddress(path, channel).replaceAll(/\{[^{}]*\}/g, '{}')
    groups.set(own, [...(groups.get(own) ?? []), channel])
  }
  if (groups.size === 0) groups.set(path, [])
  return [...groups.values()].map((members) => ({
    path: members[0] ? joinedAddress(path, members[0]) : path,
    channels: members,
    takes: pathPattern(path, members[0] ?? { address: '/' }),
  }))
}

type PathGroup = Pick<SocketServer, 'path' | 'channels' | 'takes'>

function socketServer(api: Api, server: Server, group: PathGroup): SocketServer {
  const { channels } = group
  const welcome = server.token?.welcome ? welcomeOf(channels) : undefined
  const exchanges = exchangesOf(channels, api)
  return {
    ...{ api, server, ...group, exchanges },
    unasked: exchanges.length > 0 ? [] : channels.filter((own) => !isGeneral(own)).map(pushingChannel),
    quiet:
      exchanges.length > 0
        ? channels.filter((own) => isQuiet(own, api) || isListened(own, channels, api)).map(pushingChannel)
        : [],
    ...(welcome === undefined ? {} : { welcome }),
  }
}

function isQuiet(channel: Channel, { channels, schemas }: Api): boolean {
  return channel.partOf !== undefined && isPushing(schemas)(channel) && openerOf(channel, channels) === undefined
}

/** Whether a channel pushes at a host that takes no request, beside a host of the same path that does. */
function isListened({ servers, ...channel }: Channel, channels: readonly Channel[], api: Api): boolean {
  const asked = channels.filter((own) => exchangesOf([own], api).length > 0).flatMap((own) => own.servers)
  const isAsked = servers.length === 0 || servers.some(({ url }) => asked.some((other) => other.url === url))
  return !isAsked && isPushing(api.schemas)({ servers, ...channel })
}

/** Whether two servers have the same path, and neither has a token or credentials of its own. */
function isAlike(a: Server, b: Server): boolean {
  const isOpen = ({ token, security = [] }: Server) => token === undefined && security.length === 0
  return isOpen(a) && isOpen(b) && serverPath(a) === serverPath(b)
}

function isSame(a: Server, b: Server): boolean {
  return a.url === b.url && a.token?.operation === b.token?.operation
}

/** The greeting of the server before the first frame of the client. */
function welcomeOf(channels: readonly Channel[]): SocketFrame | undefined {
  const first = channels.flatMap(({ messages, conversation: [frame] }) => (frame ? [{ messages, frame }] : []))
  const found = first.find(({ frame }) => frame.direction === 'receive')
  return found && spokenFrame(found.messages, found.frame)
}

/** Channels with pushes come first: they describe a frame in more detail than general channels. */
function exchangesOf(channels: readonly Channel[], api: Api): SocketExchange[] {
  const single = channels.filter((channel) => !isGeneral(channel))
  const names = new Set(single.flatMap(({ messages }) => messages.map(({ id }) => id)))
  return [...single, ...channels.filter(isGeneral)]
    .flatMap((channel) =>
      channel.operations
        .filter(({ direction }) => direction === 'send')
        .flatMap((operation) => operation.messages.flatMap((id) => exchangeOf(channel, operation, id, names) ?? [])),
    )
    .map((exchange) => withConnection(exchange, channels, api))
}

/** An exchange of a divided channel with the pushes and refusals that other operations of the channel describe. */
function withConnection(exchange: SocketExchange, channels: readonly Channel[], { schemas }: Api): SocketExchange {
  const { channel, message } = exchange
  if (channel.partOf === undefined) return exchange
  const near = channels.filter(({ id, partOf }) => partOf === channel.partOf || id === channel.partOf)
  const opens = openedBy(channel, near.filter(isPushing(schemas)), near).map(pushingChannel)
  const refused = exchange.refused.length > 0 ? exchange.refused : near.flatMap((own) => refusalsOf(own, schemas))
  return { ...exchange, opens, refused, effect: effectOf(`${channel.id} ${message.id}`, opens.length > 0) }
}

function isPushing(schemas: Schemas): (channel: Channel) => boolean {
  return (channel) => pushedMessages(channel).some((message) => !isErrorAnswer(message, schemas))
}

function refusalsOf(channel: Channel, schemas: Schemas): SocketFrame[] {
  const errors = channel.messages.filter((message) => isErrorAnswer(message, schemas))
  return framesOf(
    channel,
    errors.map(({ id }) => id),
  )
}

function exchangeOf(
  channel: Channel,
  { replies: [yes, ...no], id: operation }: ChannelOperation,
  id: string,
  names: ReadonlySet<string>,
): SocketExchange | undefined {
  const message = channel.messages.find((own) => own.id === id)
  if (!message) return undefined
  const isSingle = !isGeneral(channel)
  return {
    channel,
    message,
    effect: effectOf(`${operation} ${id}`, isSingle),
    accepted: framesOf(channel, yes === undefined ? [] : [yes]),
    refused: framesOf(channel, no),
    opens: isSingle ? [pushingChannel(channel)] : [],
    isGeneral: !isSingle && names.has(id),
  }
}

/** A spec does not say which frame ends a subscription, so the name decides. */
function effectOf(names: string, isSingle: boolean): Effect {
  if (/unsubscribe-?_?all/i.test(names)) return 'stopAll'
  if (!isSingle) return 'reply'
  return /(^|[^a-z])(unsub|stop|leave|close)|[a-z](Unsub|Stop|Leave|Close)/.test(names) ? 'stop' : 'start'
}
