import type { Channel, ChannelOperation, Message } from '../../generator/contract/channel.ts'
import { compact } from '../../generator/contract/compact.ts'
import type { Api } from '../../generator/contract/reference.ts'

/**
 * An API whose channels are divided like the channels of another API: where that API shows a channel as a whole, its
 * operations go back into it. One more request divides a channel, which changes nothing for clients of the first request.
 */
export function joinAlike(api: Api, other: Api): Api {
  const whole = new Set(other.channels.flatMap(({ id, parts }) => (parts ? [] : [id])))
  const joined = new Set(api.channels.flatMap(({ id, parts }) => (parts && whole.has(id) ? [id] : [])))
  if (joined.size === 0) return api
  const channels = api.channels.flatMap((channel) => {
    if (channel.partOf !== undefined && joined.has(channel.partOf)) return []
    return joined.has(channel.id) ? [withParts(channel, api)] : [channel]
  })
  return { ...api, channels }
}

function withParts({ parts = [], ...channel }: Channel, { channels }: Api): Channel {
  const own = channels.filter(({ id, partOf }) => partOf === channel.id && parts.includes(id))
  const messages = new Map<string, Message>()
  for (const message of [...own, channel].flatMap((entry) => entry.messages)) messages.set(message.id, message)
  const [push] = own.filter(({ pushFrequency, snapshot, sequence }) => pushFrequency ?? snapshot ?? sequence)
  const { pushFrequency, snapshot, sequence } = push ?? channel
  return {
    ...channel,
    // A channel as a whole has the tags of its operations too.
    tags: [...new Set([channel, ...own].flatMap(({ tags }) => tags))],
    messages: [...messages.values()],
    operations: own.flatMap(operationsOf),
    ...compact({ pushFrequency, snapshot, sequence }),
  }
}

/** Texts that the entry of an operation has taken from it. */
function operationsOf({ operations, summary, description, externalDocs }: Channel): ChannelOperation[] {
  return operations.map((operation) => ({ ...operation, ...compact({ summary, description, externalDocs }) }))
}
