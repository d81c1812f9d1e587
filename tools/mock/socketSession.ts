import type { Json } from '../../generator/contract/json.ts'
import { isRefusal } from '../../generator/contract/mock.ts'
import type { RefusalKind } from '../../generator/contract/refusalKinds.ts'
import { askedFrame, type FrameFault, joinedFrame, nearestExample, refusalOf, timedFrame } from './answerFrames.ts'
import { faultOfFrame } from './faultsOfSockets.ts'
import { answerToPing, answerToText } from './heartbeat.ts'
import { lacksPermission } from './keys.ts'
import { exchangeOfFrame, misfit } from './matchFrame.ts'
import { mirrorOf } from './mirrorOf.ts'
import type { Emission } from './mockWorld.ts'
import { nearest } from './nearestExample.ts'
import {
  accountOf,
  begin,
  beginUnasked,
  type OpenSession,
  type SaidFrame,
  type SocketSessionOptions,
} from './openSession.ts'
import { isPlainText } from './plainText.ts'
import { readJson } from './readJson.ts'
import type { SocketExchange } from './socketExchanges.ts'
import { answerLogin, checkToken, loginOf } from './socketLogin.ts'
import { createSubscriptions, type Subscription } from './subscriptions.ts'
import { splitByTopic, topicOf, withTopics } from './topics.ts'
import { isLogin } from './verifyLogin.ts'

/** The frames of one connection, without the transport. */
interface SocketSession {
  /** Frames to send as soon as the connection is open. */
  opening(): SaidFrame[]
  /** Frames that answer one of the client. */
  answer(text: string): SaidFrame[]
  /** The next frame of each channel that is open. */
  pushes(): SaidFrame[]
  /** Frames of an emission by the project's module, for the open channels that take it. */
  deliver(emission: Emission): SaidFrame[]
}

/** Most channels in one frame. */
const mostChannels = 200

/** Pushes after which a silent client counts as a client that only listens. */
const longestSilence = 5

/** A session that follows the conversations of the spec: login, subscriptions, pushes, requests, pings. */
export function createSocketSession(options: SocketSessionOptions): SocketSession {
  const session: OpenSession = { ...options, open: createSubscriptions(), key: undefined, silence: 0 }
  const { server, open } = session
  const refused = (kind: RefusalKind, reason: string): SaidFrame[] =>
    refusedFrames(session, undefined, null, { kind, member: '', reasons: [reason] })
  return {
    opening: () => [
      ...(server.welcome === undefined ? [] : [{ frame: timedFrame(server.welcome, session) }]),
      ...beginUnasked(session, server.unasked),
    ],
    answer(text) {
      session.silence = undefined
      const pong = answerToText(server.api, text)
      if (pong !== undefined) return [{ frame: pong }]
      const read = readJson(text)
      if (isPlainText(session, text, read)) return answerFrame(session, text)
      if (read.kind === 'refused') return refused('json', `The frame ${read.reason}.`)
      const frames = splitByTopic(read.json, server.channels)
      if (frames.length > mostChannels) return refused('frame', `The frame names more than ${mostChannels} channels.`)
      return frames.flatMap((frame) => answerFrame(session, frame))
    },
    pushes() {
      if (session.silence !== undefined) session.silence += 1
      if (session.silence === longestSilence) return beginUnasked(session, server.quiet)
      return open.all().flatMap(({ channel, next }) => {
        const frame = next()
        return frame === undefined ? [] : [{ channel: channel.id, frame: timedFrame(frame, session) }]
      })
    },
    deliver({ api, channel: id, message, accepts }) {
      const account = accountOf(session)
      const takes = ({ channel, frame }: Subscription) => channel.id === id && accepts({ frame, account })
      return api === server.api.id && open.all().some(takes) ? [{ channel: id, frame: message }] : []
    },
  }
}

function answerFrame(session: OpenSession, frame: Json): SaidFrame[] {
  const { server, conformance } = session
  const login = loginOf(session)
  if (login && isLogin(login, frame)) {
    const { key, reply } = answerLogin(login, frame, session)
    session.key = key
    return [{ frame: reply }]
  }
  const exchange = exchangeOfFrame(server, frame, conformance)
  if (!exchange)
    return answerToPing(server, frame, conformance)?.map((pong) => ({ frame: pong })) ?? refuseMisfit(session, frame)
  // A frame with a token is of the account.
  const token = checkToken(exchange, frame, session)
  session.key = token ? token.key : session.key
  const isOpen = exchange.channel.access !== 'private' || !login || session.key !== undefined
  const forbidden = session.key && lacksPermission(session.key, exchange.channel.permission)
  const reason = token?.reason ?? (isOpen ? forbidden : 'The channel is private: log in first.')
  if (reason !== undefined) return refusedFrames(session, exchange, frame, failure(exchange, reason))
  const fault = faultOfFrame(server, exchange, session)
  return fault ? refuse(session, exchange, frame, fault) : take(session, exchange, frame)
}

/** A frame that no exchange takes. */
function refuseMisfit(session: OpenSession, frame: Json): SaidFrame[] {
  const { server, conformance } = session
  const { exchange, fault } = misfit(server, frame, conformance)
  const isMine = exchange && (exchange.channel.access !== 'private' || !loginOf(session) || session.key !== undefined)
  return isMine ? refuse(session, exchange, frame, fault) : refusedFrames(session, exchange, frame, fault)
}

/** The module refuses requests that it handles, the spec describes the refusal of others. */
function refuse(session: OpenSession, exchange: SocketExchange, frame: Json, fault: FrameFault): SaidFrame[] {
  const own = session.world?.refuse(exchange.channel, session.server.api, frame, fault)
  return own === undefined
    ? refusedFrames(session, exchange, frame, fault)
    : [{ frame: own, asked: exchange.channel.id }]
}

function refusedFrames(
  session: OpenSession,
  exchange: SocketExchange | undefined,
  frame: Json,
  fault: FrameFault,
): SaidFrame[] {
  return [{ frame: refusalOf(exchange, frame, fault, session) }]
}

/** The fault of a failed subscription or request. */
function failure({ effect }: SocketExchange, reason: string): FrameFault {
  return { kind: effect === 'reply' ? 'request' : 'subscription', member: '', reasons: [reason] }
}

function take(session: OpenSession, exchange: SocketExchange, frame: Json): SaidFrame[] {
  const { open, server, world } = session
  const { channel: asking, effect, opens } = exchange
  const repeated = repetition(session, exchange, frame)
  if (repeated) return refusedFrames(session, exchange, frame, repeated)
  const left = opens.find(({ channel }) => world?.leavesOut(channel, server.api))
  if (effect === 'start' && left)
    return refusedFrames(session, exchange, frame, failure(exchange, `The mock does not play ${left.channel.id}.`))
  const wanted = opens.filter(({ channel }) => asking.partOf === undefined || !open.has(channel))
  if (effect === 'start' && wanted.some(({ channel }) => open.isFull(channel, frame)))
    return refusedFrames(session, exchange, frame, failure(exchange, 'Too much is subscribed to here.'))
  const example = nearestExample(exchange, frame) ?? frame
  const begun = effect === 'start' ? wanted.map((own) => begin(session, own, { asking, example, frame })) : []
  const no = begun.find(isRefusal)
  if (no) {
    const reasons = [no.message ?? String(no.code)]
    return refusedFrames(session, exchange, frame, { ...failure(exchange, ''), reasons, code: no.code })
  }
  const replies = repliesTo(session, exchange, frame).map((reply) => ({ ...reply, asked: asking.id }))
  if (effect === 'stopAll') open.stopAll()
  if (effect === 'stop') for (const { channel } of opens) open.stop(channel, topicOf(channel, frame))
  return [...replies, ...begun.flatMap((own) => (isRefusal(own) ? [] : own))]
}

/** The fault of a repeated subscription or a useless unsubscription, where the catalogue has a code for it. */
function repetition(
  { open, server }: OpenSession,
  { opens, effect }: SocketExchange,
  frame: Json,
): FrameFault | undefined {
  const isRefused = (kind: RefusalKind) => server.api.streaming?.errors.some(({ refuses }) => refuses?.includes(kind))
  if (effect === 'start' && isRefused('subscribed') && opens.some(({ channel }) => open.isOpen(channel, frame)))
    return { kind: 'subscribed', member: '', reasons: ['This is subscribed to already.'] }
  const isNothing = effect === 'stop' && opens.every(({ channel }) => !open.hasTopic(channel, topicOf(channel, frame)))
  if (isNothing && isRefused('not-subscribed'))
    return { kind: 'not-subscribed', member: '', reasons: ['This is not subscribed to.'] }
  return undefined
}

/** The reply of the project's module, or the reply that the spec shows. */
function repliesTo(session: OpenSession, exchange: SocketExchange, frame: Json): SaidFrame[] {
  const { server, open, world } = session
  const own = world?.reply(exchange.channel, server.api, frame, accountOf(session))
  if (own !== undefined) return [{ frame: own }]
  const mirror = mirrorOf(nearestExample(exchange, frame) ?? frame, frame)
  const answers = exchange.accepted.map((one) =>
    timedFrame(joinedFrame(askedFrame(one, mirror, session), exchange, frame, session), session),
  )
  const answer = nearest(answers, frame)
  return answer === undefined ? [] : [{ frame: withTopics(answer, open.topics(), server.channels) }]
}
