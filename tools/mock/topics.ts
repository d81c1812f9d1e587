import type { Channel } from '../../generator/contract/channel.ts'
import { isRecord, type Json } from '../../generator/contract/json.ts'
import { matchTemplate } from './matchTemplate.ts'

/**
 * The parameters that a topic has in the places of an address' placeholders; `undefined` for another topic. Frames may leave
 * out the slash of an address that is one name.
 */
export function matchTopic(address: string, topic: string): Record<string, string> | undefined {
  if (address === `/${topic}` && !/[/{]/.test(topic)) return {}
  const found = matchTemplate(address, topic)
  return found && Object.values(found).every((value) => value !== '') ? found : undefined
}

/** Every text that the channel's pushes hold. */
export function pushLeaves({ messages, operations }: Channel): ReadonlySet<string> {
  const ids = operations.flatMap((operation) => (operation.direction === 'receive' ? operation.messages : []))
  return new Set(
    messages.filter(({ id }) => ids.includes(id)).flatMap(({ examples }) => examples.flatMap((e) => texts(e.value))),
  )
}

/** Every text that clients send in the channel's examples. */
export function sentLeaves({ messages }: Channel): ReadonlySet<string> {
  const sent = messages.filter(({ direction }) => direction === 'send')
  return new Set(sent.flatMap(({ examples }) => examples.flatMap(({ value }) => texts(value))))
}

function texts(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item: Json) => texts(item))
  return isRecord(value) ? Object.values(value).flatMap(texts) : []
}

/** The topic of a channel that a frame names; empty when it names none. */
export function topicOf({ address }: Pick<Channel, 'address'>, frame: Json): string {
  if (typeof frame === 'string') return matchTopic(address, frame) ? frame : ''
  if (frame === null || typeof frame !== 'object') return ''
  for (const part of Object.values(frame)) {
    const topic = topicOf({ address }, part as Json)
    if (topic !== '') return topic
  }
  return ''
}

/** Splits a frame with a list of channels into one frame a channel. */
export function splitByTopic(frame: Json, channels: readonly Channel[]): Json[] {
  if (!isRecord(frame)) return [frame]
  for (const [name, part] of Object.entries(frame)) {
    if (!Array.isArray(part) || part.length < 2) continue
    if (part.some((item: Json) => isTopic(item, channels)))
      return part.map((item: Json) => ({ ...frame, [name]: [item] }))
  }
  return [frame]
}

/** Replaces a list of example topics in a reply by other topics. */
export function withTopics(answer: Json, topics: readonly string[], channels: readonly Channel[]): Json {
  if (Array.isArray(answer)) {
    const isList = answer.length > 1 && answer.every((item: Json) => isTopic(item, channels))
    return isList ? [...new Set(topics)] : answer
  }
  if (!isRecord(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, withTopics(part, topics, channels)]))
}

function isTopic(item: Json, channels: readonly Channel[]): boolean {
  return typeof item === 'string' && channels.some(({ address }) => matchTopic(address, item))
}
