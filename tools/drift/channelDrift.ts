import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Channel, Message } from '../../generator/contract/channel.ts'
import { type Json, parseJson } from '../../generator/contract/json.ts'
import { valueAtPointer, withValueAt } from '../../generator/contract/jsonPointer.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SessionPlan } from '../../generator/contract/samples.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { nearestOf } from '../../generator/model/view/conformance/nearestOf.ts'
import { generalChannels, isGeneral, pushedMessages } from '../../generator/model/view/pushedMessages.ts'
import { planSession } from '../../generator/samples/planSession.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { type Problem, shortJson } from '../conformance/problems.ts'
import { type Difference, type DifferenceKind, differencesOf } from './difference.ts'

interface ChannelDriftOptions {
  readonly api: Api
  readonly channel: Channel
  readonly conformance: Conformance
  /** Scheme and host for WebSocket connections, and for the REST call that gives a token. */
  readonly socketUrl: string
  readonly url?: string | undefined
  /** Milliseconds to wait for frames of the channel. */
  readonly patience: number
}

interface ChannelDrift {
  readonly differences: readonly Difference[]
  /** The channel sent no frame of its own in this time, so it was not checked. */
  readonly isSilent: boolean
}

/** Whether a channel can be listened to without credentials. */
export function isOpenToAll({ access, servers: [server] }: Channel, { operations }: Api): boolean {
  const token = operations.find(({ id }) => id === server?.token?.operation)
  return access === 'public' && server !== undefined && (token === undefined || token.security.length === 0)
}

/** Opens a channel like its samples and checks the received frames against the spec. */
export async function channelDrift(options: ChannelDriftOptions): Promise<ChannelDrift> {
  const { api, channel, conformance } = options
  const about = { api: api.id, subject: `channel ${channel.id}` }
  const one = (kind: DifferenceKind, text: string): Difference[] => [{ ...about, kind, place: '', text, count: 1 }]
  const heard = await listen(options).catch((error: unknown) => ({
    failure: error instanceof Error ? error.message : String(error),
  }))
  if ('failure' in heard) return { differences: one('unreachable', heard.failure), isSilent: true }
  const wanted = pushedMessages(channel)
  const differences: Difference[] = []
  let isSilent = wanted.length > 0
  for (const text of heard.texts) {
    const frame = parseJson(text)
    if (frame === undefined) {
      differences.push(...one('not JSON', `begins with ${shortJson(text)}`))
      continue
    }
    const { message, problems } = nearestMessage(frame, messagesOf(api, channel), conformance)
    if (wanted.includes(message)) isSilent = false
    if (isRefusal(message, channel))
      differences.push(...one('refused', `refuses the spec's own example: ${shortJson(frame)}`))
    differences.push(...differencesOf(about, problems))
  }
  return { differences: merged(differences), isSilent }
}

async function listen({ api, channel, socketUrl, url, patience }: ChannelDriftOptions): Promise<{ texts: string[] }> {
  const plan = planSession(channel, api)
  const { address, frames } = await connectionOf(plan, socketUrl, url, patience)
  const socket = new WebSocket(address, { handshakeTimeout: patience })
  // An acknowledgement each, a greeting, a snapshot and two updates show all there is.
  const wanted = frames.length + (plan.token?.welcome ? 1 : 0) + (isGeneral(channel) ? 0 : 3)
  const texts: string[] = []
  const enough = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      texts.push(data.toString())
      if (texts.length >= wanted) resolve()
      else if (plan.token?.welcome && texts.length === 1) say()
    })
    socket.on('close', () => resolve())
  })
  const say = () => {
    for (const frame of frames) socket.send(JSON.stringify(frame))
  }
  await once(socket, 'open')
  if (!plan.token?.welcome) say()
  const tired = setTimeout(() => socket.close(), patience)
  await enough
  clearTimeout(tired)
  socket.terminate()
  return { texts }
}

/** Where to connect and what to say, with a fresh token in one of both. */
async function connectionOf(
  plan: SessionPlan,
  socketUrl: string,
  url: string | undefined,
  timeout: number,
): Promise<Pick<SessionPlan, 'frames'> & { readonly address: string }> {
  const base = socketUrl.replace(/\/$/, '')
  const own = (address: string) => address.replace(/^[a-z+]+:\/\/[^/?#]+/i, base)
  const { frames, server, token } = plan
  if (!token) return { address: own(server), frames }
  if (url === undefined) throw new Error('the connection needs a token, which takes --url')
  const { request } = token
  const reply = await fetch(url.replace(/\/$/, '') + request.path, {
    method: request.method,
    signal: AbortSignal.timeout(timeout),
  })
  const body = (await reply.json()) as Json
  const text = textAt(body, token.token)
  if ('member' in token) {
    const { member } = token
    const filled = frames.map((frame) =>
      valueAtPointer(frame, member) === undefined ? frame : withValueAt(frame, member, text),
    )
    return { address: own(server), frames: filled }
  }
  const address = new URL(own(token.endpoint === undefined ? server : textAt(body, token.endpoint)))
  for (const [name, value] of Object.entries(token.parameters)) address.searchParams.set(name, value)
  address.searchParams.set(token.parameter, text)
  return { address: address.href, frames }
}

/** The text at a JSON pointer (RFC 6901). Throws when there is none. */
function textAt(body: Json, pointer: string): string {
  const found = valueAtPointer(body, pointer)
  if (typeof found !== 'string') throw new Error(`the reply with the token has nothing at ${pointer}`)
  return found
}

/** Messages that the server may send on the connection of a channel. */
function messagesOf(api: Api, channel: Channel): Message[] {
  return [channel, ...generalChannels(api, channel)].flatMap(({ messages }) =>
    messages.filter(({ direction }) => direction === 'receive'),
  )
}

function isRefusal({ id }: Message, { operations }: Channel): boolean {
  const answers = operations.filter(({ direction, replies }) => direction === 'send' && replies.length > 1)
  return answers.some(({ replies: [, ...no] }) => no.includes(id)) && answers.every(({ replies: [yes] }) => yes !== id)
}

/** The message that a frame is, or is most like. */
function nearestMessage(
  frame: Json,
  messages: readonly Message[],
  conformance: Conformance,
): { message: Message; problems: readonly Problem[] } {
  const nearest = nearestOf(messages, ({ payload }) => problemsOf(payload, frame, conformance))
  if (!nearest) throw new Error('a channel has messages')
  return { message: nearest.candidate, problems: nearest.found }
}

function problemsOf(payload: SchemaNode | undefined, frame: Json, conformance: Conformance): readonly Problem[] {
  return payload ? conformance.problems(payload, frame, { direction: 'response', isClosed: true }) : []
}

/** The same difference of several frames counts as one. */
function merged(differences: readonly Difference[]): Difference[] {
  const found = new Map<string, Difference>()
  for (const own of differences) {
    const key = [
      own.kind,
      own.place,
      own.kind === 'missing field' || own.kind === 'unexpected field' ? own.text : '',
    ].join(' ')
    const before = found.get(key)
    found.set(key, before ? { ...before, count: before.count + own.count } : own)
  }
  return [...found.values()]
}
