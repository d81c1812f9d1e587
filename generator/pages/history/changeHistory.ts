import type { PhrasingContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { groupBy } from '../../contract/groups.ts'
import { type ChangeHistory, type ChangeNote, historyKey } from '../../contract/history.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import { type Memory, noMemory } from '../../contract/memory.ts'
import type { Api } from '../../contract/reference.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { entriesOn, linkTargets } from '../../model/view/addresses.ts'
import { type ChangelogItem, changelogItems } from './changelogEntries.ts'
import { inlineMarkdown, withoutSubject } from './changeText.ts'

interface HistorySources {
  readonly config: Pick<SiteConfig, 'locales'>
  readonly guides: readonly Guide[]
  readonly apis: readonly Api[]
}

/**
 * The entries of the changelogs about each operation and channel. An entry is about one of them when it links to it, links
 * to a page with nothing else, or names it in code as `POST /orders` where only one API has that. Languages without an
 * entry of their own take the text of the default language.
 */
export function changeHistory({ config, guides, apis }: HistorySources, memory: Memory = noMemory): ChangeHistory {
  const subjects = subjectsOf(apis)
  const names = JSON.stringify([subjects.names, config.locales])
  const changelogs = guides.filter((guide) =>
    memory.keep(`changelog ${guide.file}`, guide.text, () => changelogItems(guide).length > 0),
  )
  return memory.recall('history', [names, ...changelogs], () => {
    const source = defaultLocaleOf(config)
    const notesOf = (guide: Guide) =>
      memory.keep(`notes ${guide.file}`, names + guide.text, () => notesIn(guide, subjects))
    return Object.fromEntries(
      config.locales.map(({ code }) => [code, notesBySubject(inLanguage(code, source, changelogs).flatMap(notesOf))]),
    )
  })
}

/** The changelogs of a language. Missing ones come from the default language. */
function inLanguage(locale: LocaleCode, source: LocaleCode, changelogs: readonly Guide[]): Guide[] {
  const own = changelogs.filter((guide) => guide.locale === locale)
  const others = changelogs.filter((guide) => guide.locale === source && !own.some(({ path }) => path === guide.path))
  return locale === source ? own : [...own, ...others]
}

/** Operations and channels by the links and calls with which an entry can name them. */
interface Subjects {
  readonly byLink: (url: string) => string | undefined
  readonly byCall: ReadonlyMap<string, string>
  /** All names as one text, for a comparison with an earlier run. */
  readonly names: string
}

function subjectsOf(apis: readonly Api[]): Subjects {
  const entries = apis.flatMap((api) =>
    api.pages.flatMap(entriesOn).map((address) => [address, historyKey(api.id, address.id)] as const),
  )
  const calls = apis.flatMap((api) =>
    api.operations.map(({ id, method, path }) => [`${method} ${path}`, historyKey(api.id, id)] as const),
  )
  const counts = new Map<string, number>()
  for (const [call] of calls) counts.set(call, (counts.get(call) ?? 0) + 1)
  const byCall = new Map(calls.filter(([call]) => counts.get(call) === 1))
  return { byLink: linkTargets(entries), byCall, names: JSON.stringify([entries, [...byCall]]) }
}

interface SubjectNote {
  /** Key of the operation or channel that the note is about. */
  readonly key: string
  readonly note: ChangeNote
}

function notesIn(guide: Guide, subjects: Subjects): SubjectNote[] {
  return changelogItems(guide).flatMap((item) =>
    [...mentioned(item, subjects)].map((key) => ({ key, note: noteOf(item, guide, key, subjects) })),
  )
}

function notesBySubject(all: readonly SubjectNote[]): Record<string, ChangeNote[]> {
  const subjects = groupBy(all, ({ key }) => key)
  return Object.fromEntries([...subjects].map(([key, own]) => [key, own.map(({ note }) => note).sort(newestFirst)]))
}

function newestFirst(a: ChangeNote, b: ChangeNote): number {
  return a.date < b.date ? 1 : a.date > b.date ? -1 : 0
}

function noteOf({ date, content }: ChangelogItem, guide: Guide, key: string, subjects: Subjects): ChangeNote {
  const isOwn = (node: PhrasingContent) => subjectOf(node, subjects) === key
  const text = inlineMarkdown(withoutSubject(content, isOwn), guide.path)
  return { date, text: { [guide.locale]: text }, path: `${guide.path}#${date}` }
}

function mentioned({ content }: ChangelogItem, subjects: Subjects): ReadonlySet<string> {
  const found = new Set<string>()
  visit({ type: 'paragraph', children: [...content] }, (node) => {
    const key = subjectOf(node as PhrasingContent, subjects)
    if (key !== undefined) found.add(key)
  })
  return found
}

function subjectOf(node: PhrasingContent, { byLink, byCall }: Subjects): string | undefined {
  if (node.type === 'inlineCode') return byCall.get(node.value)
  return node.type === 'link' && node.url.startsWith('/') ? byLink(node.url) : undefined
}
