import { capitalized } from '../../generator/contract/capitalized.ts'
import { type Json, textOfJson } from '../../generator/contract/json.ts'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import { type ChangeTexts, changeTexts } from '../../generator/messages/catalogs.ts'
import { fillText } from '../../generator/messages/fillText.ts'
import type { ApiChange, ChangedPart } from './change.ts'
import type { RuleId } from './rules.ts'

/** A change as one sentence of Markdown. */
export function sentenceOf(change: ApiChange, locale: LocaleCode): string {
  const words = changeTexts.textsIn(locale)
  const where = plainPlaceOf(change, words)
  return spaced(
    fillText(words[`rule.${change.rule}`], {
      where,
      Where: capitalized(where),
      item: change.item === undefined ? '' : code(change.item),
      before: shown(change.before, change, words),
      after: shown(change.after, change, words),
    }),
  )
}

/** Puts a space between Chinese and Latin letters, digits or code, where parts of a sentence meet. */
function spaced(text: string): string {
  return text
    .replaceAll(/(?<=\p{Script=Han})(?=[`A-Za-z0-9])/gu, ' ')
    .replaceAll(/(?<=[`A-Za-z0-9])(?=\p{Script=Han})/gu, ' ')
}

/** The place of a change within its subject: a field of a body, a parameter. */
export function placeOf(change: ApiChange, words: ChangeTexts): string {
  return spaced(plainPlaceOf(change, words))
}

function plainPlaceOf({ rule, part, field, subject, item }: ApiChange, words: ChangeTexts): string {
  const whole = part.kind === 'whole' ? words[wholes[subject.kind]] : partOf(part, words)
  const place = field === '' ? whole : fillText(words.in, { field: code(field), part: whole })
  return item !== undefined && texts.has(rule) ? fillText(words.in, { field: code(item), part: place }) : place
}

/** Rules of texts: `item` names the text. */
const texts = new Set<RuleId>(['text-changed', 'title-changed', 'translation-changed'])

const wholes = {
  operation: 'whole.operation',
  webhook: 'whole.webhook',
  callback: 'whole.callback',
  channel: 'whole.channel',
  connection: 'whole.connection',
  'security scheme': 'whole.securityScheme',
  error: 'whole.error',
  api: 'whole.api',
} as const

function partOf(part: Exclude<ChangedPart, { kind: 'whole' }>, words: ChangeTexts): string {
  switch (part.kind) {
    case 'parameter':
      return fillText(words[`parameter.${part.in}`], { name: code(part.name) })
    case 'body':
      return words.body
    case 'response':
      return fillText(words.response, { name: part.status })
    case 'response header':
      return fillText(words.responseHeader, { name: code(part.name), status: part.status })
    case 'message':
      return fillText(words.message, { name: code(part.id) })
    case 'message headers':
      return fillText(words.messageHeaders, { name: code(part.id) })
    case 'topic':
      return fillText(words.topic, { name: code(part.name) })
  }
}

const oneEnded = new Set<RuleId>(['reply-added', 'reply-removed', 'action-message-added', 'action-message-removed'])

/** Changes of the messages of an action hold the action in `before` or `after` alone. */
function shown(value: Json | undefined, { rule }: ApiChange, words: ChangeTexts): string {
  if (value !== undefined) return code(textOfJson(value))
  return oneEnded.has(rule) ? '' : words.nothing
}

const longest = 120

/** A text as inline code of Markdown, on one line. A long text is cut. */
export function code(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const cut = line.length > longest ? `${line.slice(0, longest - 1)}…` : line
  const fence = '`'.repeat(Math.max(0, ...(cut.match(/`+/g) ?? []).map((run) => run.length)) + 1)
  const gap = cut.startsWith('`') || cut.endsWith('`') ? ' ' : ''
  return cut === '' ? '``' : `${fence}${gap}${cut}${gap}${fence}`
}
