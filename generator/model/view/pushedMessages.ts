import type { Channel, Message } from '../../contract/channel.ts'
import type { Api } from '../../contract/reference.ts'

/** Messages that the server pushes, without the greeting of the connection. */
export function pushedMessages({ operations, messages, conversation: [first] }: Channel): Message[] {
  const ids = operations.flatMap((operation) => (operation.direction === 'receive' ? operation.messages : []))
  const greeting = first?.direction === 'receive' ? first.message : undefined
  return messages.filter(({ id }) => ids.includes(id) && id !== greeting)
}

/** A channel that is about the connection: nothing is pushed on it but a greeting. */
export function isGeneral(channel: Channel): boolean {
  return pushedMessages(channel).length === 0
}

/** Channels whose messages may come on the connection of a channel too. Parts that only answer send nothing to others. */
export function generalChannels({ channels }: Pick<Api, 'channels'>, channel: Channel): Channel[] {
  const [server] = channel.servers
  return channels.filter((own) => {
    if (own === channel || !own.servers.some(({ url }) => url === server?.url)) return false
    return own.partOf === undefined ? isGeneral(own) : own.partOf === channel.partOf && !isGeneral(own)
  })
}
