import type {
  Channel,
  ConversationStep,
  Direction,
  Message,
  MessageId,
} from '../../../../generator/contract/channel.ts'
import type { Json } from '../../../../generator/contract/json.ts'
import type { Api } from '../../../../generator/contract/reference.ts'
import type { Example } from '../../../../generator/contract/schema.ts'
import { loginChannelOf } from '../../../../generator/model/view/loginChannel.ts'
import { endingLast, openerOf } from '../../../../generator/model/view/subscriptions.ts'

/** One frame of a session with the facts that a reader needs. */
export interface SessionFrame {
  readonly kind: 'frame'
  /** `login` comes from the channel that authenticates, `topic` is the channel's own. */
  readonly part: 'login' | 'topic'
  readonly direction: Direction
  readonly channel: Channel
  readonly message: Message
  readonly example: Example
  /** Answers a request; other received frames come by themselves. */
  readonly isReply: boolean
}

export type SessionStep =
  | { readonly kind: 'connect' }
  /** Another page explains how to authenticate. */
  | { readonly kind: 'authenticate' }
  | SessionFrame
  /** Goes on as long as the connection is open. */
  | { readonly kind: 'heartbeat'; readonly direction: Direction; readonly value: Json }

/**
 * A typical session on a channel from the connection on: log in where the channel is private, the channel's own frames, and the
 * heartbeat that keeps the connection open. Empty when the spec shows no frame.
 */
export function sessionOf(channel: Channel, api: Api): readonly SessionStep[] {
  const opener = openerOf(channel, api.channels)
  const own = [...(opener ? framesOf(opener, 'topic') : []), ...framesOf(channel, 'topic')]
  if (own.length === 0) return []
  return [{ kind: 'connect' }, ...loginSteps(opener ?? channel, api), ...own, ...heartbeatSteps(own, api)]
}

/** A frame of a session with its number. */
export interface NumberedFrame {
  readonly number: number
  readonly example: Example
}

/** The frames of a channel's session that are one of its messages. */
export function framesOfMessage(channel: Channel, id: MessageId, api: Api): readonly NumberedFrame[] {
  return sessionOf(channel, api).flatMap((step, index) =>
    step.kind === 'frame' && step.channel === channel && step.message.id === id
      ? [{ number: index + 1, example: step.example }]
      : [],
  )
}

/** The frames that the spec puts in order, else an order made of the channel's operations. */
function conversationOf(channel: Channel): readonly ConversationStep[] {
  return channel.conversation.length > 0 ? channel.conversation : derivedConversation(channel)
}

/** Each request with its first reply in the order of the operations, then all pushed messages, then the ends of subscriptions. */
function derivedConversation({ operations, messages }: Channel): ConversationStep[] {
  const requests = operations.filter(({ direction }) => direction === 'send')
  const pushes = operations.filter(({ direction }) => direction === 'receive')
  const ids = [
    ...requests.flatMap((request) => [...request.messages, ...request.replies.slice(0, 1)]),
    ...pushes.flatMap((push) => push.messages),
  ]
  const order = ids.length > 0 ? [...new Set(ids)] : messages.map(({ id }) => id)
  return endingLast(order).flatMap((id) => firstFrame(id, messages))
}

function firstFrame(id: MessageId, messages: readonly Message[]): ConversationStep[] {
  const message = messages.find((candidate) => candidate.id === id)
  const example = message?.examples[0]
  return message && example ? [{ direction: message.direction, message: id, example }] : []
}

function framesOf(channel: Channel, part: SessionFrame['part']): SessionFrame[] {
  const messages = new Map(channel.messages.map((message) => [message.id, message]))
  const replies = new Set(channel.operations.flatMap((operation) => operation.replies))
  return conversationOf(channel).flatMap(({ direction, message: id, example }) => {
    const message = messages.get(id)
    const isReply = direction === 'receive' && replies.has(id)
    return message ? [{ kind: 'frame', part, direction, channel, message, example, isReply } as const] : []
  })
}

function loginSteps(channel: Channel, api: Api): SessionStep[] {
  if (channel.access !== 'private') return []
  const login = loginChannelOf(api)
  if (login?.id === channel.id) return []
  const frames = login ? framesOf(login, 'login') : []
  const answered = frames.findIndex(({ direction }) => direction === 'receive')
  return frames.length > 0 ? frames.slice(0, answered < 0 ? undefined : answered + 1) : [{ kind: 'authenticate' }]
}

/** The heartbeat, unless the channel's own frames show the ping. */
function heartbeatSteps(own: readonly SessionFrame[], { streaming }: Api): SessionStep[] {
  const { ping, pong } = streaming?.heartbeat ?? {}
  const text = JSON.stringify(ping)
  if (ping === undefined || own.some(({ example }) => JSON.stringify(example.value) === text)) return []
  return [
    { kind: 'heartbeat', direction: 'send', value: ping },
    ...(pong === undefined ? [] : [{ kind: 'heartbeat', direction: 'receive', value: pong } as const]),
  ]
}
