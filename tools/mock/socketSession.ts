import type { Channel } from '../../generator/contract/channel.ts'
import { isRecord, type Json } from '../../generator/contract/json.ts'
import { valueAtPointer } from '../../generator/contract/jsonPointer.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { placeOf } from '../conformance/problems.ts'
import { usingNonce } from './authorize.ts'
import type { UsedNonces } from './checkNonce.ts'
import type { ConnectionTokens } from './connectionTokens.ts'
import { expectedOf, type MockCredentials, secretOf } from './demoCredentials.ts'
import { fitsAs } from './fitsAs.ts'
import { type Mirror, mirrored, mirrorOf, nearest, nothingMirrored } from './mirrorFrame.ts'
import type { Emission, MockWorld } from './mockWorld.ts'
import { createPushes } from './pushFrames.ts'
import { readJson } from './readJson.ts'
import type { SocketExchange, SocketFrame, SocketServer } from './socketExchanges.ts'
import { matchTopic, pushLeaves, sentLeaves } from './topics.ts'
import { isLogin, verifyLogin } from './verifyLogin.ts'
import { withServerTime } from './withServerTime.ts'

interface SocketSessionOptions {
  readonly server: SocketServer
  readonly conformance: Conformance
  readonly tokens: ConnectionTokens
  readonly credentials: MockCredentials
  readonly nonces: UsedNonces
  readonly now: () => number
  readonly world?: MockWorld | undefined
}

/** A frame to send. A push names its channel. */
export interface SaidFrame {
  readonly channel?: string
  readonly frame: Json
}

/** The frames of one connection, without the transport. */
interface SocketSession {
  /** Frames to send as soon as the connection is open. */
  opening(): SaidFrame[]
  /** Frames that answer one of the client. */
  answer(text: string): SaidFrame[]
  /** The next frame of each channel that is open. */
  pushes(): SaidFrame[]
  /** What the module of the project sends, if a channel is open that takes it. */
  deliver(emission: Emission): SaidFrame[]
}

interface Subscription {
  readonly channel: Channel
  readonly topic: string
  readonly frame: Json
  readonly next: () => SocketFrame | undefined
}

/** Most channels in one frame, subscriptions of a connection, and characters of their requests. */
const [mostChannels, mostOpen, mostOpenCharacters] = [200, 1000, 1_000_000]

/** A session that follows the conversations of the spec: login, subscriptions, pushes, requests, pings. */
export function createSocketSession({
  server,
  conformance,
  tokens,
  credentials,
  nonces,
  now,
  world,
}: SocketSessionOptions): SocketSession {
  const { api, channels, exchanges } = server
  const login = api.securitySchemes.find(({ signing }) => signing?.login)?.signing
  const open = new Map<string, Subscription>()
  let isLoggedIn = false

  function account(): string {
    return isLoggedIn ? credentials.key : ''
  }

  function asked({ value, payload }: SocketFrame, mirror: Mirror): SocketFrame {
    return { value: mirrored(value, mirror, fitsAs(value, payload, conformance)), payload }
  }

  function timed({ value, payload }: SocketFrame): Json {
    return withServerTime(value, payload, { schemas: api.schemas, now: now() })
  }

  function answerLogin(signing: Signing, frame: Json): Json {
    const exchange = exchanges.find(({ message }) => message.examples.some(({ value }) => isLogin(signing, value)))
    const verifier = { ...credentials, now: now(), nonces }
    const secret = secretOf(signing, credentials.secret)
    const verification = usingNonce(verifyLogin(signing, frame, { ...verifier, secret }), verifier)
    const { reasons } = verification
    isLoggedIn = reasons.length === 0
    if (isLoggedIn) return timed(exchange?.accepted[0] ?? { value: signing.login?.accepted ?? {} })
    return refusal(exchange, frame, reasons, expectedOf(verification, credentials))
  }

  function refusal(
    exchange: SocketExchange | undefined,
    frame: Json,
    reasons: readonly string[],
    more: object = {},
  ): Json {
    const any = exchanges.find(({ refused }) => refused.length > 0)
    const known = exchange && exchange.refused.length > 0 ? exchange : any
    const example = known?.refused[0] ?? { value: { event: 'error', message: reasons.join(' ') } }
    const answer = timed(asked(example, known ? refusedMirror(known, frame) : nothingMirrored))
    return { ...(isRecord(answer) ? answer : { answer }), mock: { reasons, ...more } }
  }

  function answerOne(frame: Json): SaidFrame[] {
    if (login && isLogin(login, frame)) return [{ frame: answerLogin(login, frame) }]
    const exchange = exchanges.find(({ message, isGeneral }) => !isGeneral && fits(message.payload, frame))
    if (!exchange) return [{ frame: refusal(nearestExchange(frame), frame, whyNot(frame)) }]
    const missing = missingToken(exchange, frame)
    if (missing !== undefined) return [{ frame: refusal(exchange, frame, [missing]) }]
    if (exchange.channel.access === 'private' && login && !isLoggedIn)
      return [{ frame: refusal(exchange, frame, ['The channel is private: log in first.']) }]
    return take(exchange, frame)
  }

  /** Why a frame whose message carries a token does not; one with a token is of the account. */
  function missingToken({ message }: SocketExchange, frame: Json): string | undefined {
    const { token } = server.server
    if (!token || !('member' in token)) return undefined
    if (message.examples.every(({ value }) => valueAtPointer(value, token.member) === undefined)) return undefined
    const text = valueAtPointer(frame, token.member)
    if (typeof text !== 'string') return `The frame has no token at ${token.member}: ${token.operation} gives one.`
    isLoggedIn = tokens.serverOf(text)?.api === api
    return isLoggedIn ? undefined : `The token "${text}" was not handed out: ${token.operation} gives one.`
  }

  function take(exchange: SocketExchange, frame: Json): SaidFrame[] {
    const { channel, effect, accepted, pushes } = exchange
    const example = nearestExample(exchange, frame) ?? frame
    const mirror = mirrorOf(example, frame)
    const answers = accepted.map((own) => timed(asked(own, mirror)))
    const answer = nearest(answers, frame)
    const own = world?.reply(channel, api, frame, account())
    const replies = own === undefined ? (answer === undefined ? [] : [{ frame: listed(answer) }]) : [{ frame: own }]
    const topic = topicOf(channel, frame)
    if (effect === 'stopAll') open.clear()
    if (effect === 'stop')
      for (const [key, own] of open) if (own.channel === channel && own.topic === topic) open.delete(key)
    if (effect !== 'start') return replies
    const key = `${channel.id} ${JSON.stringify(withoutIds(frame))}`
    if (!open.has(key) && isFull(open))
      return [{ frame: refusal(exchange, frame, ['Too much is subscribed to here.']) }]
    const opened = world?.open(channel, api, { frame, account: account() })
    if (opened) {
      open.set(key, { channel, topic, frame, next: () => undefined })
      return [...replies, ...opened.map((first) => ({ channel: channel.id, frame: first }))]
    }
    const frames = pushes.map((push) => asked(push, pushMirror(channel, mirror, example, frame)))
    const subscription = { channel, topic, frame, next: createPushes(frames, channel) }
    open.set(key, subscription)
    const first = subscription.next()
    return first === undefined ? replies : [...replies, { channel: channel.id, frame: timed(first) }]
  }

  /** Replaces a list of example topics in a reply by the open topics. */
  function listed(answer: Json): Json {
    if (Array.isArray(answer)) {
      const isTopics = answer.length > 1 && answer.every((item: Json) => typeof item === 'string' && channelOf(item))
      return isTopics ? [...new Set([...open.values()].map(({ topic }) => topic))] : answer
    }
    if (!isRecord(answer)) return answer
    return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, listed(part)]))
  }

  function channelOf(topic: string): Channel | undefined {
    return channels.find(({ address }) => matchTopic(address, topic))
  }

  /** Splits a frame with a list of channels into one frame a channel. */
  function split(frame: Json): Json[] {
    if (!isRecord(frame)) return [frame]
    for (const [name, part] of Object.entries(frame)) {
      if (!Array.isArray(part) || part.length < 2) continue
      if (part.some((item: Json) => typeof item === 'string' && channelOf(item)))
        return part.map((item: Json) => ({ ...frame, [name]: [item] }))
    }
    return [frame]
  }

  function fits(payload: Channel['messages'][number]['payload'], frame: Json): boolean {
    if (payload === undefined || isOfOtherKind(payload, frame)) return false
    return conformance.problems(payload, frame, { direction: 'request' }).length === 0
  }

  function nearestExchange(frame: Json): SocketExchange | undefined {
    const topics = channels.filter((channel) => topicOf(channel, frame) !== '')
    return exchanges.find(({ channel }) => topics.includes(channel))
  }

  /** The problems of the frame against the nearest message. */
  function whyNot(frame: Json): string[] {
    const tried = exchanges
      .filter(({ isGeneral, message }) => !isGeneral && message.payload)
      .map(({ channel, message }) => {
        const problems = message.payload ? conformance.problems(message.payload, frame, { direction: 'request' }) : []
        return { name: `${channel.id}/${message.id}`, problems }
      })
      .sort((a, b) => a.problems.length - b.problems.length)
    const [best] = tried
    if (!best) return ['Nothing is taken here.']
    return [
      `No frame of this connection looks like this; ${best.name} comes nearest.`,
      ...best.problems.map((problem) => `The frame${placeOf(problem) && ` at ${placeOf(problem)}`} ${problem.text}.`),
    ]
  }

  return {
    opening: () => (server.welcome === undefined ? [] : [{ frame: timed(server.welcome) }]),
    answer(text) {
      const read = readJson(text)
      if (read.kind === 'refused') return [{ frame: refusal(undefined, null, [`The frame ${read.reason}.`]) }]
      const frames = split(read.json)
      if (frames.length <= mostChannels) return frames.flatMap(answerOne)
      return [{ frame: refusal(undefined, null, [`The frame names more than ${mostChannels} channels.`]) }]
    },
    pushes: () =>
      [...open.values()].flatMap(({ channel, next }) => {
        const frame = next()
        return frame === undefined ? [] : [{ channel: channel.id, frame: timed(frame) }]
      }),
    deliver({ api: apiId, channel: id, message, accepts }) {
      const takes = ({ channel, frame }: Subscription) => channel.id === id && accepts({ frame, account: account() })
      const isTaken = apiId === api.id && [...open.values()].some(takes)
      return isTaken ? [{ channel: id, frame: message }] : []
    },
  }
}

function nearestExample({ message }: SocketExchange, frame: Json): Json | undefined {
  const examples = message.examples.map(({ value }) => value)
  return nearest(examples, frame)
}

/** Values of a frame that a refusal repeats, without their names: a refusal uses the same names for other things. */
function refusedMirror(exchange: SocketExchange, frame: Json): Mirror {
  const example = nearestExample(exchange, frame)
  const { values, lists } = example === undefined ? nothingMirrored : mirrorOf(example, frame)
  return { values: values.map((value) => ({ ...value, name: '' })), lists }
}

/** Replaces symbols in an example push by the subscribed symbols. */
function pushMirror(channel: Channel, { values }: Mirror, example: Json, frame: Json): Mirror {
  const [pushed, sent] = [pushLeaves(channel), sentLeaves(channel)]
  const own = values.filter(
    ({ example: text, actual }) =>
      typeof actual === 'string' && /\D/.test(String(text ?? '')) && (pushed.has(actual) || !sent.has(actual)),
  )
  const [before, after] = [
    matchTopic(channel.address, topicOf(channel, example)),
    matchTopic(channel.address, topicOf(channel, frame)),
  ]
  const parameters = Object.entries(before ?? {}).map(([name, text]) => ({
    name,
    example: text,
    actual: after?.[name] ?? text,
  }))
  return { values: [...parameters, ...own], lists: [] }
}

/** Whether a constant such as `event` already tells that a frame is another message, which is cheap to see. */
function isOfOtherKind({ properties = [] }: SchemaNode, frame: Json): boolean {
  if (!isRecord(frame)) return false
  return properties.some(
    ({ name, schema: { const: constant } }) =>
      typeof constant === 'string' && Object.hasOwn(frame, name) && frame[name] !== constant,
  )
}

/** The topic of a channel that a frame names; nothing when it names none. */
function topicOf({ address }: Pick<Channel, 'address'>, frame: Json): string {
  if (typeof frame === 'string') return matchTopic(address, frame) ? frame : ''
  if (frame === null || typeof frame !== 'object') return ''
  for (const part of Object.values(frame)) {
    const topic = topicOf({ address }, part as Json)
    if (topic !== '') return topic
  }
  return ''
}

function isFull(open: ReadonlyMap<string, unknown>): boolean {
  return open.size >= mostOpen || [...open.keys()].join('').length > mostOpenCharacters
}

/** Two subscriptions are the same if only their request ids differ. */
function withoutIds(frame: Json): Json {
  if (!isRecord(frame)) return frame
  return Object.fromEntries(Object.entries(frame).filter(([name]) => name !== 'id'))
}
