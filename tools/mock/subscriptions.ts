import type { Channel } from '../../generator/contract/channel.ts'
import { isRecord, type Json } from '../../generator/contract/json.ts'
import { type AnswerContext, askedFrame } from './answerFrames.ts'
import { type Mirror, mirrorOf } from './mirrorOf.ts'
import { createPushes } from './pushFrames.ts'
import type { PushingChannel, SocketFrame } from './socketFrames.ts'
import { matchTopic, pushLeaves, sentLeaves, topicOf } from './topics.ts'

/** A channel that a client has opened. */
export interface Subscription {
  readonly channel: Channel
  readonly topic: string
  /** The frame that opened it. */
  readonly frame: Json
  readonly next: () => SocketFrame | undefined
}

/** Most subscriptions of a connection, and characters of their requests. */
const [mostOpen, mostOpenCharacters] = [1000, 1_000_000]

/** The open channels of one connection. */
export function createSubscriptions() {
  const open = new Map<string, Subscription>()
  return {
    all: (): Subscription[] => [...open.values()],
    has: (channel: Channel): boolean => [...open.values()].some((own) => own.channel === channel),
    hasTopic: (channel: Channel, topic: string): boolean =>
      [...open.values()].some((own) => own.channel === channel && own.topic === topic),
    /** Whether the same frame opened it already. */
    isOpen: (channel: Channel, frame: Json): boolean => open.has(keyOf(channel, frame)),
    topics: (): string[] => [...open.values()].map(({ topic }) => topic),
    /** Whether a frame may not open one more channel. */
    isFull(channel: Channel, frame: Json): boolean {
      const isMany = open.size >= mostOpen || [...open.keys()].join('').length > mostOpenCharacters
      return isMany && !open.has(keyOf(channel, frame))
    },
    start(subscription: Subscription): void {
      open.set(keyOf(subscription.channel, subscription.frame), subscription)
    },
    stop(channel: Channel, topic: string): void {
      for (const [key, own] of open) if (own.channel === channel && own.topic === topic) open.delete(key)
    },
    stopAll: (): void => open.clear(),
  }
}

/** Two subscriptions are the same if only their request ids differ. */
function keyOf({ id }: Channel, frame: Json): string {
  const own = isRecord(frame) ? Object.fromEntries(Object.entries(frame).filter(([name]) => name !== 'id')) : frame
  return `${id} ${JSON.stringify(own)}`
}

/** The example pushes of a channel that a request opens, for the symbols that its frame subscribes to. */
export function examplePushes(
  { channel, pushes }: PushingChannel,
  subscribing: Subscribing,
  context: AnswerContext,
): Subscription['next'] {
  const mirror = pushMirror(channel, subscribing)
  const frames = pushes.map((push) => askedFrame(push, mirror, context))
  return createPushes(frames, channel)
}

/** A frame that subscribes, with the example that it is like and the channel that describes both. */
export interface Subscribing {
  readonly asking: Channel
  readonly example: Json
  readonly frame: Json
}

/** Replaces symbols in an example push by the subscribed symbols. */
function pushMirror(channel: Channel, { asking, example, frame }: Subscribing): Mirror {
  const [pushed, sent] = [pushLeaves(channel), sentLeaves(asking)]
  const own = mirrorOf(example, frame).values.filter(
    ({ example: text, actual }) =>
      typeof actual === 'string' && /\D/.test(String(text ?? '')) && (pushed.has(actual) || !sent.has(actual)),
  )
  const [before, after] = [example, frame].map((one) => matchTopic(channel.address, topicOf(channel, one)))
  const parameters = Object.entries(before ?? {}).map(([name, text]) => ({
    name,
    example: text,
    actual: after?.[name] ?? text,
  }))
  return { values: [...parameters, ...own], lists: [] }
}
