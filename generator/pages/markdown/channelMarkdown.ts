import type { Channel, ChannelParameter, ConversationStep, Direction } from '../../contract/channel.ts'
import { type Json, textOfJson } from '../../contract/json.ts'
import type { Api } from '../../contract/reference.ts'
import { type ChannelOutline, type MessageOutline, messageFields } from '../../model/view/channelOutline.ts'
import { type Field, hasNestedFields } from '../../model/view/fieldTree.ts'
import { privateTokenOf } from '../../model/view/loginChannel.ts'
import { isWebSocket, protocolName, protocolOf } from '../../model/view/protocol.ts'
import { channelOperationsText, messageNotes } from './channelOperations.ts'
import { fieldHints } from './fieldHints.ts'
import { historyText } from './historyText.ts'
import { type MarkdownContext, nameText, proseText } from './markdownContext.ts'
import { fieldList, valueItem } from './markdownFields.ts'
import { codeBlock, codeSpan, escapeText, headingLine, indent } from './markdownText.ts'
import { deprecationFact, labelText, statedFacts } from './operationFacts.ts'
import { sessionSampleText } from './sampleMarkdown.ts'
import { unconfirmedFact, unconfirmedNames } from './unconfirmedFact.ts'

/** A channel as plain Markdown: where it is, a session in order, then every message with its fields. */
export function channelText(outline: ChannelOutline, api: Api, isSole: boolean, context: MarkdownContext): string[] {
  const { labels } = context
  const { channel, messages } = outline
  const { title, summary, description, conversation } = channel
  const level = isSole ? 2 : 3
  return [
    ...(isSole ? [] : [headingLine(2, nameText(title, context))]),
    channelFacts(outline, api, context)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    ...(summary ? [proseText(summary, context)] : []),
    ...(description ? [proseText(description, context)] : []),
    ...(conversation.length > 0 ? [headingLine(level, labels.conversation)] : []),
    ...conversation.flatMap((frame, index) => frameText(frame, index, channel, context)),
    ...(conversation.length > 0 && isWebSocket(channel) ? sessionSampleText(channel, api, level, context) : []),
    ...channelOperationsText(channel, level, context),
    ...messages.flatMap((message) => messageText(message, level, context)),
    ...historyText(channel.id, api, level, context),
  ]
}

function channelFacts({ channel, messages }: ChannelOutline, api: Api, context: MarkdownContext): string[] {
  const { labels } = context
  const { address, servers, permission, pushFrequency, snapshot, sequence, since, certainty, deprecation, parameters } =
    channel
  return [
    `${labels.channel}${labels.colon}${codeSpan(address)}`,
    ...(isWebSocket(channel) ? [] : [protocolName(protocolOf(channel))]),
    ...[...new Set(servers.map(({ url }) => url))].map((url) => `${labels.server}${labels.colon}${codeSpan(url)}`),
    accessText(channel, api, labels),
    ...(permission ? [`${labels.permission}${labels.colon}${codeSpan(permission)}`] : []),
    ...parameters.map((parameter) => parameterText(parameter, context)),
    ...(pushFrequency ? [`${labels.pushFrequency}${labels.colon}${proseText(pushFrequency, context)}`] : []),
    ...(snapshot ? [proseText(snapshot, context)] : []),
    ...(sequence ? [sequenceText(sequence, context)] : []),
    ...(since ? [`${labels.since} ${since}`] : []),
    ...statedFacts(channel.facts, context),
    ...unconfirmedFact(certainty ? [labels.wholeEntry] : unconfirmedIn(messages, context), labels),
    ...(deprecation ? [deprecationFact(deprecation, 'channel', api, context)] : []),
  ]
}

function accessText(channel: Channel, { operations }: Api, labels: MarkdownContext['labels']): string {
  const token = privateTokenOf(channel)
  if (!token) return channel.access === 'private' ? labels.privateChannel : labels.publicChannel
  const call = operations.find(({ id }) => id === token.operation)
  const filled: Readonly<Record<string, string>> = {
    operation: codeSpan(call ? `${call.method} ${call.path}` : token.operation),
    place: codeSpan('member' in token ? token.member : `?${token.parameter}=`),
  }
  return labels.tokenChannel.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '')
}

/** The messages that are unconfirmed, then the fields of the others. */
function unconfirmedIn(messages: readonly MessageOutline[], context: MarkdownContext): string[] {
  const marked = messages.filter(({ isUnconfirmed }) => isUnconfirmed)
  const titles = marked.map(({ message }) => escapeText(nameText(message.title, context)))
  return [...new Set(titles), ...unconfirmedNames(messages.flatMap(messageFields))]
}

/** A placeholder of the topic, and below it what may stand there. */
function parameterText(
  { name, description, values, default: fallback }: ChannelParameter,
  context: MarkdownContext,
): string {
  const parts = [
    codeSpan(`{${name}}`),
    ...(description ? [proseText(description, context)] : []),
    ...(fallback === undefined ? [] : [`${context.labels.default} ${codeSpan(fallback)}`]),
  ]
  return [parts.join(context.labels.colon), ...values.map((value) => indent(valueItem(value, context), 2))].join('\n')
}

function sequenceText({ id, previous, rule }: NonNullable<Channel['sequence']>, context: MarkdownContext): string {
  const { labels } = context
  const fields = [id, ...(previous ? [previous] : [])].map(codeSpan).join(labels.enumerationComma)
  return `${labels.sequence}${labels.colon}${fields}${rule ? `${labels.stop}${proseText(rule, context)}` : ''}`
}

function frameText(
  { direction, message, example }: ConversationStep,
  index: number,
  channel: Channel,
  context: MarkdownContext,
): string[] {
  const title = channel.messages.find(({ id }) => id === message)?.title
  return [
    `${index + 1}. ${directed(direction, context)}${title ? `${context.labels.colon}${escapeText(nameText(title, context))}` : ''}`,
    json(example.value),
  ]
}

function messageText({ message, headers, payload }: MessageOutline, level: number, context: MarkdownContext): string[] {
  const { title, direction, summary, description, tags = [], examples } = message
  return [
    headingLine(level, nameText(title, context)),
    directed(direction, context),
    ...(summary ? [proseText(summary, context)] : []),
    ...(description ? [proseText(description, context)] : []),
    ...(tags.length > 0 ? [tags.map((tag) => `- ${labelText(tag, context)}`).join('\n')] : []),
    ...messageNotes(message, context),
    ...(headers ? [`${context.labels.headers}${context.labels.colon.trim()}`, ...fieldList(headers, context)] : []),
    ...(payload ? [...payloadText(payload, context), ...fieldList(payload, context)] : []),
    ...examples.flatMap((example) => [
      `**${context.labels.example}${context.labels.colon}${escapeText(example.summary ? nameText(example.summary, context) : example.name)}**`,
      ...(example.headers === undefined
        ? []
        : [`${context.labels.headers}${context.labels.colon.trim()}`, json(example.headers)]),
      json(example.value),
    ]),
  ]
}

/** What is said of a payload as a whole; one without fields says it with its type. */
function payloadText(root: Field, context: MarkdownContext): string[] {
  const description = root.schema.description ?? root.element.description
  if (!hasNestedFields(root)) return []
  return [...(description ? [proseText(description, context)] : []), ...fieldHints(root, context)]
}

/** Who sends a message. */
export function directed(direction: Direction, { labels }: MarkdownContext): string {
  return `*${direction === 'send' ? labels.youSend : labels.youReceive}*`
}

/** A message as it is sent. */
export function json(value: Json): string {
  return codeBlock(textOfJson(value), typeof value === 'string' ? '' : 'json')
}
