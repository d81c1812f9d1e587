import type { Channel } from '../../contract/channel.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { type ChannelOutline, messageFields } from '../../model/view/channelOutline.ts'
import { channelMark } from '../../model/view/entryRows.ts'
import { type EntryOwner, type FieldOwner, fieldRecords, valueRecords } from './fieldRecords.ts'
import { factNames, factTexts, joined, nameInDefault, type RecordContext, recordOf, textIn } from './recordContext.ts'
import { bookRecords } from './toolRecords.ts'

/** A channel, the placeholders of its topic, and the fields of its messages. */
export function channelRecords(
  outline: ChannelOutline,
  { isSole, metValues, metFields }: EntryOwner,
  context: RecordContext,
): SearchRecord[] {
  const { channel, handshake, messages } = outline
  const { id, address, callName = '', title, deprecation } = channel
  const stated = [channel, ...channel.messages].map(({ facts }) => facts)
  const heading = textIn(title, context)
  const isDeprecated = deprecation !== undefined
  const own = recordOf(
    {
      kind: 'channel',
      anchor: isSole ? '' : outline.anchor,
      heading: isSole ? '' : heading,
      names: [
        callName || address,
        id,
        ...nameInDefault(title, context),
        ...stated.flatMap((facts) => factNames(facts, context)),
      ],
      text: channelText(channel, context),
      method: channelMark(channel),
      isDeprecated,
    },
    context,
  )
  const within = isSole ? [] : [heading]
  const owner = { within, isDeprecated, met: new Set<string>(), metValues, metFields, isAsked: true }
  return [
    own,
    ...bookRecords(channel, context),
    ...topicRecords(outline, owner, context),
    ...handshake.flatMap(({ items }) => items.flatMap((field) => fieldRecords(field, owner, context))),
    ...messages.flatMap((message) => {
      const sender = { ...owner, isAsked: message.message.direction === 'send' }
      return messageFields(message).flatMap((field) => fieldRecords(field, sender, context))
    }),
  ]
}

function channelText(channel: Channel, context: RecordContext): string {
  const { summary, description, pushFrequency, snapshot, sequence, messages, operations } = channel
  const titles = [...operations.filter(({ titledBy }) => titledBy), ...messages].map(({ title }) =>
    textIn(title, context),
  )
  return joined(
    ...[summary, description, pushFrequency, snapshot, sequence?.rule].map((value) => textIn(value, context)),
    ...operations.flatMap((operation) => [
      textIn(operation.summary, context),
      textIn(operation.description, context),
      ...(operation.errors ?? []).map(String),
    ]),
    ...messages.flatMap((message) => [message.description, message.correlationNote].map((own) => textIn(own, context))),
    ...[channel, ...messages].map(({ facts }) => factTexts(facts, context)),
    [...new Set(titles)].filter((title) => title !== '').join(' · '),
  )
}

function topicRecords({ topic }: ChannelOutline, owner: FieldOwner, context: RecordContext): SearchRecord[] {
  const { isDeprecated, within } = owner
  return (topic?.items ?? []).flatMap(({ parameter: { name, description, values }, anchor }) => {
    const parts = { kind: 'field', anchor, heading: name, within, names: [name], isDeprecated } as const
    owner.met.add(name)
    return [
      recordOf({ ...parts, text: textIn(description, context) }, context),
      ...valueRecords(values, { anchor, name, isDeprecated }, owner, context),
    ]
  })
}
