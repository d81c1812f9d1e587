import type { Channel, ChannelParameter, Message } from '../../contract/channel.ts'
import { anchorOf } from '../../contract/ids.ts'
import type { Api } from '../../contract/reference.ts'
import type { Field } from './field.ts'
import { buildFieldTree } from './fieldTree.ts'
import { handshakeOf } from './handshake.ts'
import { type ParameterSection, parameterSections, type Section } from './operationOutline.ts'
import type { TreeOptions } from './parameterField.ts'

/** Sections of a channel, from top to bottom. */
export interface ChannelOutline {
  readonly channel: Channel
  readonly anchor: string
  /** The placeholders of the topic; missing without any. */
  readonly topic?: Section<{ readonly parameter: ChannelParameter; readonly anchor: string }>
  /** Parameters that a client sends as the connection opens. The entry of one operation has none: its channel has them. */
  readonly handshake: readonly ParameterSection[]
  readonly messages: readonly MessageOutline[]
}

export interface MessageOutline {
  readonly message: Message
  readonly anchor: string
  /** Nobody has confirmed the message; missing where the whole channel is marked. */
  readonly isUnconfirmed?: true
  /** The fields below a root that stands for all headers, or for the whole payload. */
  readonly headers?: Field
  readonly payload?: Field
}

type PageOptions = Omit<TreeOptions, 'direction'>

/** The outline of a channel on a page whose other anchors `uniqueAnchor` knows. */
export function channelOutline(
  channel: Channel,
  { schemas, securitySchemes }: Pick<Api, 'schemas' | 'securitySchemes'>,
  uniqueAnchor: PageOptions['uniqueAnchor'],
): ChannelOutline {
  const options = { schemas, uniqueAnchor, direction: 'request' as const, isMarked: channel.certainty !== undefined }
  const sent = channel.partOf === undefined ? handshakeOf(channel, { securitySchemes }) : []
  return {
    channel,
    anchor: uniqueAnchor(anchorOf(channel.id)),
    ...(channel.parameters.length > 0 ? { topic: topicOutline(channel, uniqueAnchor) } : {}),
    handshake: parameterSections(channel.id, sent, options),
    messages: channel.messages.map((message) => messageOutline(message, channel, { schemas, uniqueAnchor })),
  }
}

function topicOutline({ id, parameters }: Channel, uniqueAnchor: PageOptions['uniqueAnchor']) {
  const anchor = uniqueAnchor(anchorOf(id, 'topic-name'))
  const items = parameters.map((parameter) => ({
    parameter,
    anchor: uniqueAnchor(anchorOf(id, 'topic-name', parameter.name)),
  }))
  return { anchor, items }
}

function messageOutline(message: Message, channel: Channel, pageOptions: PageOptions): MessageOutline {
  const { id, direction: sender, headers, payload, certainty } = message
  const isUnconfirmed = certainty !== undefined
  const isMarked = channel.certainty !== undefined
  const options = { ...pageOptions, isMarked: isMarked || isUnconfirmed }
  const anchor = options.uniqueAnchor(anchorOf(channel.id, id))
  const direction = sender === 'send' ? 'request' : 'response'
  return {
    ...{ message, anchor },
    ...(isUnconfirmed && !isMarked ? { isUnconfirmed } : {}),
    ...(headers
      ? { headers: buildFieldTree(headers, { ...options, anchor: anchorOf(anchor, 'headers'), direction }) }
      : {}),
    ...(payload ? { payload: buildFieldTree(payload, { ...options, anchor, direction }) } : {}),
  }
}

/** The fields of a message, roots of trees, in the order in which they are shown. */
export function messageFields({ headers, payload }: MessageOutline): Field[] {
  return [...(headers ? [headers] : []), ...(payload ? [payload] : [])]
}
