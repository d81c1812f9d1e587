import type { Json } from '../../generator/contract/json.ts'
import { isRefusal, type MockRefusal } from '../../generator/contract/mock.ts'
import { timedFrame } from './answerFrames.ts'
import type { Fault, Faults } from './faults.ts'
import type { MockKey } from './keys.ts'
import type { MockWorld } from './mockWorld.ts'
import type { PushingChannel } from './socketFrames.ts'
import { type LoginContext, loginOf } from './socketLogin.ts'
import { type createSubscriptions, examplePushes, type Subscribing } from './subscriptions.ts'
import { topicOf } from './topics.ts'

export interface SocketSessionOptions extends LoginContext {
  readonly world?: MockWorld | undefined
  readonly faults?: Faults | undefined
  /** Faults of this connection alone. */
  readonly asked?: readonly Fault[] | undefined
}

/** A frame to send. A push names its channel, a reply names the channel of its request. */
export interface SaidFrame {
  readonly channel?: string
  readonly asked?: string
  readonly frame: Json
}

/** A session with the channels that the client has opened. */
export interface OpenSession extends SocketSessionOptions {
  readonly open: ReturnType<typeof createSubscriptions>
  /** The key that it is logged in with. */
  key: MockKey | undefined
  /** Number of pushes before the client's first frame; `undefined` after the frame. */
  silence: number | undefined
}

/** The account that a session is logged in for; empty before. */
export function accountOf({ key }: OpenSession): string {
  return key?.key ?? ''
}

/** Opens a channel: its first frame, or the frames that the module of the project gives. */
export function begin(session: OpenSession, own: PushingChannel, subscribing: Subscribing): SaidFrame[] | MockRefusal {
  const { server, open, world } = session
  const { channel } = own
  const { frame } = subscribing
  const topic = topicOf(channel, frame)
  const opened = world?.open(channel, server.api, { frame, account: accountOf(session) })
  if (opened && isRefusal(opened)) return opened
  const next = opened ? () => undefined : examplePushes(own, subscribing, session)
  open.start({ channel, topic, frame, next })
  if (opened) return opened.map((first) => ({ channel: channel.id, frame: first }))
  const first = next()
  return first === undefined ? [] : [{ channel: channel.id, frame: timedFrame(first, session) }]
}

/** Opens channels that no request opens; those of an account wait for its login. */
export function beginUnasked(session: OpenSession, channels: readonly PushingChannel[]): SaidFrame[] {
  return channels
    .filter(({ channel }) => channel.access !== 'private' || !loginOf(session))
    .flatMap((own) => {
      const first = begin(session, own, { asking: own.channel, example: null, frame: null })
      return isRefusal(first) ? [] : first
    })
}
