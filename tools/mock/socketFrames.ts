import type { Channel, ConversationStep, Message } from '../../generator/contract/channel.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { pushedMessages } from '../../generator/model/view/pushedMessages.ts'

/** An example of a frame from the server. */
export interface SocketFrame {
  readonly value: Json
  readonly payload?: SchemaNode | undefined
}

/** A channel, and the frames that it sends while it is open, in order. */
export interface PushingChannel {
  readonly channel: Channel
  readonly pushes: readonly SocketFrame[]
}

/** A channel with the frames that it pushes. */
export function pushingChannel(channel: Channel): PushingChannel {
  return { channel, pushes: pushesOf(channel) }
}

function pushesOf(channel: Channel): SocketFrame[] {
  const ids = pushedMessages(channel).map(({ id }) => id)
  const spoken = spokenFrames(channel, ids)
  return spoken.length > 0 ? spoken : framesOf(channel, ids)
}

/** Frames of these messages: first from the conversation, then from the examples of the messages. */
export function framesOf(channel: Channel, ids: readonly string[]): SocketFrame[] {
  const given = channel.messages.flatMap(({ id, payload, examples }) =>
    ids.includes(id) ? examples.map(({ value }) => ({ value, payload })) : [],
  )
  return [...spokenFrames(channel, ids), ...given]
}

function spokenFrames({ conversation, messages }: Channel, ids: readonly string[]): SocketFrame[] {
  return conversation.filter(({ message }) => ids.includes(message)).map((frame) => spokenFrame(messages, frame))
}

/** A frame of the conversation. */
export function spokenFrame(messages: readonly Message[], { message, example }: ConversationStep): SocketFrame {
  return { value: example.value, payload: messages.find(({ id }) => id === message)?.payload }
}
