import type { Binding, Channel, ChannelOperation, Message } from '../../contract/channel.ts'
import { readMore } from './fieldHints.ts'
import { type MarkdownContext, nameText, proseText } from './markdownContext.ts'
import { codeBlock, codeSpan, escapeText, headingLine } from './markdownText.ts'
import { inBrackets } from './punctuation.ts'

/** The actions on a channel of which the spec says more than which messages they carry; and what binds the channel. */
export function channelOperationsText(
  { operations, bindings, externalDocs }: Channel,
  level: number,
  context: MarkdownContext,
): string[] {
  const told = operations.flatMap((operation) => operationText(operation, context))
  const own = [...(externalDocs ? [readMore(externalDocs, context)] : []), ...bindingsText(bindings, context)]
  return own.length + told.length > 0 ? [headingLine(level, context.labels.channelOperations), ...own, ...told] : []
}

function operationText(operation: ChannelOperation, context: MarkdownContext): string[] {
  const { title, direction, description, replyAddress, security, bindings, externalDocs } = operation
  const { labels } = context
  const { topic, location } = replyAddress ?? {}
  const parts = [
    ...(description ? [proseText(description, context)] : []),
    ...(topic === undefined ? [] : [`${labels.replyTopic} ${codeSpan(topic)}`]),
    ...(location === undefined ? [] : [`${labels.replyLocation} ${codeSpan(location)}`]),
    ...(replyAddress?.description ? [proseText(replyAddress.description, context)] : []),
    ...(security
      ? [`${labels.authentication}${labels.colon}${security.map(codeSpan).join(labels.enumerationComma)}`]
      : []),
    ...(externalDocs ? [readMore(externalDocs, context)] : []),
    ...bindingsText(bindings, context),
  ]
  const side = direction === 'send' ? labels.youSend : labels.youReceive
  return parts.length > 0 ? [`**${escapeText(nameText(title, context))}** — *${side}*`, ...parts] : []
}

/** What belongs to a message but to none of its fields: a format that is not JSON, a foreign schema, bindings. */
export function messageNotes(message: Message, context: MarkdownContext): string[] {
  const { contentType, foreignPayload, bindings, externalDocs, correlation } = message
  const { labels } = context
  return [
    ...correlationText(correlation, context),
    ...(contentType === undefined || /[/+]json\b/i.test(contentType)
      ? []
      : [`${labels.contentType}${labels.colon}${codeSpan(contentType)}`]),
    ...(externalDocs ? [readMore(externalDocs, context)] : []),
    ...(foreignPayload
      ? [
          `${labels.foreign}${inBrackets(codeSpan(foreignPayload.format), labels)}${labels.colon.trim()}`,
          codeBlock(foreignPayload.text, ''),
        ]
      : []),
    ...bindingsText(bindings, context),
  ]
}

/** Which field joins a reply to its request: `$message.payload#/data/id` is the field `data.id`. */
function correlationText(correlation: string | undefined, { labels }: MarkdownContext): string[] {
  const [, place, pointer] = /^\$message\.(payload|header)#\/(.+)$/.exec(correlation ?? '') ?? []
  if (pointer === undefined) return []
  const text = place === 'header' ? labels.correlationHeader : labels.correlation
  return [text.replace('{field}', () => codeSpan(pointer.replaceAll('/', '.')))]
}

function bindingsText(bindings: readonly Binding[] | undefined, { labels }: MarkdownContext): string[] {
  return (bindings ?? []).flatMap(({ protocol, value }) => [
    `${codeSpan(protocol)} ${labels.binding}${labels.colon.trim()}`,
    codeBlock(JSON.stringify(value, null, 2), 'json'),
  ])
}
