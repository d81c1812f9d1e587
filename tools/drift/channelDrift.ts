import type { Channel, Message } from '../../generator/contract/channel.ts'
import { type Json, parseJson } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { nearestOf } from '../../generator/model/view/conformance/nearestOf.ts'
import { generalChannels, pushedMessages } from '../../generator/model/view/pushedMessages.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { shortJson, type ValueProblem } from '../conformance/problems.ts'
import { type Difference, type DifferenceKind, differencesOf } from './difference.ts'
import { type ChannelDriftOptions, listenToChannel } from './listenToChannel.ts'

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
  const heard = await listenToChannel(options).catch((error: unknown) => ({
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
): { message: Message; problems: readonly ValueProblem[] } {
  const nearest = nearestOf(messages, ({ payload }) =>
    payload ? conformance.problems(payload, frame, { direction: 'response', isClosed: true }) : [],
  )
  if (!nearest) throw new Error('a channel has messages')
  return { message: nearest.candidate, problems: nearest.found }
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
