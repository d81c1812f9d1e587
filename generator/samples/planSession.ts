import type { Channel } from '../contract/channel.ts'
import { compact } from '../contract/compact.ts'
import type { Json } from '../contract/json.ts'
import { valueAtPointer, withValueAt } from '../contract/jsonPointer.ts'
import { localized } from '../contract/locales.ts'
import type { Api } from '../contract/reference.ts'
import type { SessionHeartbeat, SessionPlan, SessionToken } from '../contract/samples.ts'
import type { Signing } from '../contract/signing.ts'
import { connectedAddress } from '../model/view/channelAddress.ts'
import { channelEffect } from '../model/view/effect.ts'
import { takesToken } from '../model/view/loginChannel.ts'
import { isRequestChannel } from '../model/view/requestChannel.ts'
import { endingLast, openerOf } from '../model/view/subscriptions.ts'
import { testHostsOf } from './liveGuard.ts'
import { planRequest } from './planRequest.ts'
import { sessionHandshake } from './sessionHandshake.ts'
import { sampleToken } from './sessionToken.ts'
import { filledAddress } from './splitServer.ts'

/** Seconds between pings where the spec gives none: well below what servers usually allow. */
const usualPing = 20

/** The session that a channel's conversation describes: connect, log in, send the first frames, read, ping. */
export function planSession(channel: Channel, api: Api): SessionPlan {
  const [server] = channel.servers
  const heartbeat = heartbeatOf(api)
  const opener = openerOf(channel, api.channels) ?? channel
  const login =
    opener.access === 'private' ? api.securitySchemes.find(({ signing }) => signing?.login)?.signing : undefined
  const frames = openingFrames(opener, login)
  const token = tokenOf(channel, api, frames)
  const inAddress = token && 'parameter' in token ? token : undefined
  const { headers, credentials, described } = sessionHandshake(channel, api, inAddress)
  const { address, missing } = connectedAddress(filledAddress(server), described)
  return {
    channel: channel.id,
    title: localized(channel.title, 'en', Object.keys(channel.title)[0] ?? 'en').text,
    // A program asks for an address that has a part without a value.
    server: missing.length > 0 ? '' : address,
    ...(channel.isAddressUnknown ? { isAddressUnknown: true as const } : {}),
    frames: token && 'member' in token ? frames.map((frame) => withSampleToken(frame, token.member)) : frames,
    ...(headers.length > 0 ? { headers } : {}),
    ...(credentials.length > 0 ? { credentials } : {}),
    ...compact({ login, token, heartbeat }),
    ...(isRequestChannel(channel) ? { isAnsweredOnce: true as const } : {}),
    effect: channelEffect(opener),
    testHosts: testHostsOf(channel.servers),
  }
}

function heartbeatOf({ streaming }: Api): SessionHeartbeat | undefined {
  const { ping, pong, pingEvery: seconds = usualPing } = streaming?.heartbeat ?? {}
  if (ping === undefined) return undefined
  return { frame: ping, seconds, ...(pong === undefined ? {} : { isAnswered: true as const }) }
}

/** Leaves out the token that neither address nor frames carry, so that it is not fetched. */
function tokenOf(channel: Channel, api: Api, frames: readonly Json[]): SessionToken | undefined {
  const token = channel.servers[0]?.token
  const operation = token && api.operations.find(({ id }) => id === token.operation)
  if (!operation || !takesToken(channel, token)) return undefined
  if ('member' in token && frames.every((frame) => withSampleToken(frame, token.member) === frame)) return undefined
  const { operation: _, welcome = false, ...rest } = token
  return { request: planRequest({ operation, api }), ...rest, welcome }
}

/** A frame without a token stays as it is. */
function withSampleToken(frame: Json, member: string): Json {
  return valueAtPointer(frame, member) === undefined ? frame : withValueAt(frame, member, sampleToken)
}

/**
 * The first frame that the client sends besides the login: the subscription, or the request. The program signs the login
 * anew each time.
 */
function openingFrames(channel: Channel, login: Signing | undefined): Json[] {
  const first = sentFrames(channel).find((frame) => !login?.login || !hasShape(frame, login.login.frame))
  return first === undefined ? [] : [first]
}

/** In the order of the conversation; where the spec gives none, the requests of its operations. Answers are not sent. */
function sentFrames({ conversation, operations, messages }: Channel): Json[] {
  if (conversation.length > 0)
    return conversation.flatMap(({ direction, example }) => (direction === 'send' ? [example.value] : []))
  const answers = new Set(operations.flatMap(({ replies }) => replies))
  const ids = operations
    .flatMap((operation) => (operation.direction === 'send' ? operation.messages : []))
    .filter((id) => !answers.has(id))
  const examples = endingLast(ids).map((id) => messages.find((message) => message.id === id)?.examples[0])
  // A frame may be a list.
  return examples.flatMap((example) => (example ? [example.value] : []))
}

/** Whether a frame is a filled form of the template. */
function hasShape(frame: Json, template: Json): boolean {
  if (typeof template === 'string' && template.includes('{')) return true
  if (template === null || typeof template !== 'object') return frame === template
  if (frame === null || typeof frame !== 'object') return false
  return Object.entries(template).every(
    ([key, part]) => Object.hasOwn(frame, key) && hasShape((frame as Record<string, Json>)[key] ?? null, part),
  )
}
