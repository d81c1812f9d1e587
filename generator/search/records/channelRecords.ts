import { anchorOf } from '../../contract/ids.ts'
import type { Channel } from '../../contract/reference.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { type EntryOwner, type FieldOwner, fieldRecords, valueRecords } from './fieldRecords.ts'
import { joined, nameInDefault, type RecordContext, recordOf, textIn } from './recordContext.ts'

/** A channel, the placeholders of its topic, and the fields of its messages. */
export function channelRecords(
  channel: Channel,
  { api, isSole, uniqueAnchor, metValues, metFields }: EntryOwner,
  context: RecordContext,
): SearchRecord[] {
  const { id, address, title, deprecation, messages } = channel
  const heading = textIn(title, context)
  const isDeprecated = deprecation !== undefined
  const own = recordOf(
    {
      kind: 'channel',
      anchor: isSole ? '' : anchorOf(id),
      heading: isSole ? '' : heading,
      names: [address, id, ...nameInDefault(title, context)],
      text: channelText(channel, context),
      method: 'WS',
      isDeprecated,
    },
    context,
  )
  const owner: FieldOwner = {
    api,
    within: isSole ? [] : [heading],
    isDeprecated,
    uniqueAnchor,
    met: new Set(),
    metValues,
    metFields,
    isAsked: true,
  }
  return [
    own,
    ...topicRecords(channel, owner, context),
    ...messages.flatMap((message) => {
      const anchor = anchorOf(id, message.id)
      const isAsked = message.direction === 'send'
      const direction = isAsked ? 'request' : 'response'
      const sender = { ...owner, isAsked }
      return [
        ...(message.headers
          ? fieldRecords({ schema: message.headers, anchor: anchorOf(anchor, 'headers'), direction }, sender, context)
          : []),
        ...(message.payload ? fieldRecords({ schema: message.payload, anchor, direction }, sender, context) : []),
      ]
    }),
  ]
}

function channelText(channel: Channel, context: RecordContext): string {
  const { summary, description, pushFrequency, snapshot, sequence, messages } = channel
  return joined(
    ...[summary, description, pushFrequency, snapshot, sequence?.rule].map((value) => textIn(value, context)),
    ...messages.flatMap((message) => [textIn(message.title, context), textIn(message.description, context)]),
  )
}

function topicRecords(channel: Channel, owner: FieldOwner, context: RecordContext): SearchRecord[] {
  return channel.parameters.flatMap(({ name, description, values }) => {
    const anchor = anchorOf(channel.id, 'topic-name', name)
    const { isDeprecated, within } = owner
    const parts = { kind: 'field', anchor, heading: name, within, names: [name], isDeprecated } as const
    owner.met.add(name)
    return [
      recordOf({ ...parts, text: textIn(description, context) }, context),
      ...valueRecords(values, { anchor, name, isDeprecated }, owner, context),
    ]
  })
}
