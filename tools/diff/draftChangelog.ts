import { append, groupBy } from '../../generator/contract/groups.ts'
import { type LocaleCode, type Localized, localized } from '../../generator/contract/locales.ts'
import { type ChangeTexts, changeTexts } from '../../generator/messages/catalogs.ts'
import type { ApiChange } from './change.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { subjectKey } from './groupChanges.ts'
import { code, sentenceOf } from './sentenceOf.ts'

interface ChangelogDraft {
  readonly changes: readonly ApiChange[]
  readonly locale: LocaleCode
  /** Day of the entry: `2026-11-21`. */
  readonly date: string
}

/**
 * An entry for the changelog of each API, by its id: the heading and a line for each operation or channel, those with the
 * same changes together, breaking ones first. Editorial changes are left out.
 */
export function draftChangelog({ changes, locale, date }: ChangelogDraft): ReadonlyMap<string, string> {
  const listed = changes.filter((change) => change.class !== 'editorial')
  const apis = [...new Set(listed.map(({ api }) => api))]
  return new Map(
    apis.map((api) => {
      const own = listed.filter((change) => change.api === api)
      return [api, `## ${date} [#${date}]\n\n${entriesOf(own, locale).join('\n')}`]
    }),
  )
}

function entriesOf(changes: readonly ApiChange[], locale: LocaleCode): string[] {
  const words = changeTexts.textsIn(locale)
  const sorted = [...changes.filter(isBreaking), ...changes.filter((own) => !isBreaking(own))]
  const alike = new Map<string, string[]>()
  for (const own of groupBy(sorted, subjectKey).values()) {
    const [first] = own
    const text = own.map((change) => sentenceOf(change, locale)).join(words.joint)
    if (first) append(alike, text, nameOf(first, locale, words))
  }
  return [...alike].map(([text, names]) => `- ${names.join(words.separator)}${words.colon}${text}`)
}

function isBreaking(change: ApiChange): boolean {
  return change.class === 'breaking'
}

/** A link to an entry that exists now, and its name on the wire; a removed entry has no link. */
function nameOf({ subject, address }: ApiChange, locale: LocaleCode, words: ChangeTexts): string {
  const target = address.after
  if (!['operation', 'webhook', 'callback', 'channel', 'api'].includes(subject.kind))
    return general(subject, target, words)
  const title = firstLine(subject.title, locale) || code(subject.name)
  if (target === undefined) return `${title}${words.gap}${code(subject.name)}`
  const page = target.split('#')[0] ?? ''
  const own = target.startsWith(`${page}#${subject.id}`) ? `${page}#${subject.id}` : page
  return subject.kind === 'api' ? `[${title}](${own})` : `[${title}](${own})${words.gap}${code(subject.name)}`
}

function general({ kind, name }: ApiChange['subject'], target: string | undefined, words: ChangeTexts): string {
  const label = kind === 'connection' ? words.connection : kind === 'error' ? words.error : words.securityScheme
  const text = target === undefined ? label : `[${label}](${target})`
  return kind === 'connection' ? text : `${text} ${code(name)}`
}

function firstLine(title: Localized, locale: LocaleCode): string {
  return escapeMarkdown((localized(title, locale, '').text.split('\n')[0] ?? '').trim())
}
