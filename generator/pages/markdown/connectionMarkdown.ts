import type { ConnectionLimit } from '../../contract/channel.ts'
import type { Api, Streaming } from '../../contract/reference.ts'
import { addressesOf } from '../../model/view/addresses.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { directed, json } from './channelMarkdown.ts'
import { type MarkdownContext, nameText, proseText } from './markdownContext.ts'
import { errorTable } from './markdownTables.ts'
import { codeSpan, escapeText, headingLine } from './markdownText.ts'
import { inBrackets } from './punctuation.ts'
import { unconfirmedFact } from './unconfirmedFact.ts'

/** What holds for every connection of the API: in full on one page, and on the others where to read it. */
export function connectionText(api: Api, path: string, context: MarkdownContext): string[] {
  const { streaming } = api
  if (!streaming) return []
  const { labels, addressOf } = context
  const { heartbeat, limits, errors } = streaming
  if (!heartbeat && limits.length + errors.length === 0) return []
  const { connections } = addressesOf(api)
  if (connections !== undefined && connections !== path) {
    const title = escapeText(nameText(streaming.title, context))
    const address = addressOf(heartbeat ? `${connections}#connection-heartbeat` : connections)
    const frames = [heartbeat?.ping, heartbeat?.pong].flatMap((frame) =>
      frame === undefined ? [] : codeSpan(JSON.stringify(frame)),
    )
    const rules = `${labels.connectionRules}${labels.colon}[${title}](${address})`
    return [headingLine(2, labels.connection), rules, ...(frames.length > 0 ? [frames.join(' → ')] : [])]
  }
  return [
    ...(heartbeat || limits.length > 0 ? [headingLine(2, labels.connection)] : []),
    ...heartbeatText(streaming, context),
    ...limitsText(streaming, context),
    ...(errors.length > 0 ? [headingLine(2, labels.errors), ...errorsText(streaming, context)] : []),
  ]
}

export type ConnectionPart = 'heartbeat' | 'limits' | 'errors'

/** One part of what holds for every connection, for a guide that has its own headings. */
export const connectionParts: Readonly<
  Record<ConnectionPart, (streaming: Streaming, context: MarkdownContext) => string[]>
> = { heartbeat: heartbeatText, limits: limitsText, errors: errorsText }

function heartbeatText({ heartbeat }: Streaming, context: MarkdownContext): string[] {
  const { labels } = context
  return [
    ...(heartbeat?.idleTimeout === undefined ? [] : [`- ${labels.idleTimeout} ${codeSpan(heartbeat.idleTimeout)}`]),
    ...(heartbeat?.clientInterval === undefined
      ? []
      : [`- ${labels.pingInterval} ${codeSpan(heartbeat.clientInterval)}`]),
    ...(heartbeat?.description ? [proseText(heartbeat.description, context)] : []),
    ...(heartbeat?.ping === undefined ? [] : [directed('send', context), json(heartbeat.ping)]),
    ...(heartbeat?.pong === undefined ? [] : [directed('receive', context), json(heartbeat.pong)]),
  ]
}

function limitsText({ limits }: Streaming, context: MarkdownContext): string[] {
  if (limits.length === 0) return []
  const marked = limits.filter(({ certainty }) => certainty !== undefined)
  return [
    ...unconfirmedFact(
      marked.map(({ name }) => codeSpan(name)),
      context.labels,
    ),
    limits.map((limit) => `- ${limitText(limit, context)}`).join('\n'),
  ]
}

function errorsText({ errors }: Streaming, context: MarkdownContext): string[] {
  return errors.length > 0 ? [stringifyMarkdown(errorTable(errors, context)).trim()] : []
}

function limitText({ name, value, unit, scope, description }: ConnectionLimit, context: MarkdownContext): string {
  const { labels } = context
  const counted = scope ? inBrackets(nameText(scope, context), labels) : ''
  const amount = `${[String(value), unit && nameText(unit, context)].filter(Boolean).join(' ')}${counted}`
  const text = description ? ` — ${proseText(description, context)}` : ''
  return `${codeSpan(name)}${labels.colon}${escapeText(amount)}${text}`
}
