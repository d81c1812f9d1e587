import type { Prose } from '../../contract/annotations.ts'
import { compact } from '../../contract/compact.ts'
import type { SiteConfig } from '../../contract/config.ts'
import type { Download } from '../../contract/downloads.ts'
import type { StatedFact } from '../../contract/facts.ts'
import type { GuideTable } from '../../contract/guideTable.ts'
import { type LocaleCode, localized } from '../../contract/locales.ts'
import type { Recipes } from '../../contract/recipes.ts'
import type { Api } from '../../contract/reference.ts'
import type { Route } from '../../contract/routes.ts'
import { type SearchKind, type SearchRecord, searchIdOf } from '../../contract/search.ts'
import { plainText } from './plainText.ts'

/** Context of the records of one page: its route, language and sources. */
export interface RecordContext {
  readonly route: Route
  readonly locale: LocaleCode
  readonly defaultLocale: LocaleCode
  readonly apis: readonly Api[]
  readonly tables: ReadonlyMap<string, GuideTable>
  readonly downloads: readonly Download[]
  readonly recipes: Recipes
  readonly messages?: SiteConfig['messages']
  readonly sectionLabel?: string
  /** APIs whose error codes a guide lists. */
  readonly catalogued: ReadonlySet<string>
  /** Messages beside each error code in the replies that guides show. */
  readonly messagesByCode: ReadonlyMap<string, readonly string[]>
}

interface RecordParts
  extends Partial<Pick<SearchRecord, 'heading' | 'within' | 'names' | 'text' | 'asked' | 'method'>> {
  readonly kind: SearchKind
  /** Empty for the page itself. */
  readonly anchor: string
  readonly isDeprecated?: boolean
}

/** Markdown in the language of the records, as plain text. */
export function textIn(value: Prose | undefined, { locale, defaultLocale }: RecordContext): string {
  return value ? plainText(localized(value, locale, defaultLocale).text) : ''
}

/** The text in the default language when that is another language: many readers know the English name. */
export function nameInDefault(value: Prose, { locale, defaultLocale }: RecordContext): string[] {
  const name = value[defaultLocale]
  return locale === defaultLocale || !name ? [] : [plainText(name)]
}

/** Declared facts with their names, in the language of the records. */
export function factTexts(facts: readonly StatedFact[] = [], { locale, defaultLocale }: RecordContext): string {
  const inLocale = (text: Prose) => localized(text, locale, defaultLocale).text
  const searched = facts.filter(({ search }) => search !== 'none')
  return joined(...searched.flatMap(({ label, text }) => [label ? inLocale(label) : '', inLocale(text)]))
}

/** Facts that are names of the object that states them. */
export function factNames(facts: readonly StatedFact[] = [], { locale, defaultLocale }: RecordContext): string[] {
  return facts.filter(({ search }) => search === 'name').map(({ text }) => localized(text, locale, defaultLocale).text)
}

/** Texts that are not empty, with a space between them. */
export function joined(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ')
}

/** Longest name in the index. Nobody searches for the end of a longer name, and its parts would not fit in memory. */
const longestName = 500

/** A record of the page that `context` is for. */
export function recordOf(parts: RecordParts, { route, locale, sectionLabel }: RecordContext): SearchRecord {
  const {
    kind,
    anchor,
    heading = '',
    within = [],
    names = [],
    text = '',
    asked = '',
    method,
    isDeprecated = false,
  } = parts
  const url = anchor === '' ? route.url : `${route.url}#${anchor}`
  return {
    id: searchIdOf(kind, url, names[0] ?? heading),
    kind,
    locale,
    url,
    title: route.title,
    heading: heading.slice(0, longestName),
    ...(within.length > 0 ? { within } : {}),
    names: [...new Set(names.filter((name) => name !== '').map((name) => name.slice(0, longestName)))],
    text,
    ...compact({ section: route.sidebar, sectionLabel, asked: asked === '' ? undefined : asked, method }),
    ...(isDeprecated ? { deprecated: true } : {}),
  }
}
