import { type LocaleCode, localePrefix } from './locales.ts'

/** Records that share their address with others: each is known by its name too. */
const namedKinds = ['value', 'tool', 'file', 'program', 'absent'] as const

/**
 * Subject of a record, from the whole page down to a single value; then tools, files to download, whole programs, and
 * functions that the API does not offer.
 */
export type SearchKind =
  | 'page'
  | 'operation'
  | 'channel'
  | 'error'
  | 'field'
  | 'heading'
  | 'prose'
  | (typeof namedKinds)[number]

/** The id of a record, made of its kind, its address and its name. */
export function searchIdOf(kind: SearchKind, url: string, name: string): string {
  const isNamed = namedKinds.some((own) => own === kind)
  return `${kind}:${url}${isNamed ? `:${name}` : ''}`
}

/** One target of a search, in one language: the same shape for the local index and for a hosted index. */
export interface SearchRecord {
  /** Unique among the records of a language and the same from build to build. */
  readonly id: string
  readonly kind: SearchKind
  readonly locale: LocaleCode
  /** Address below the base, in the record's language, with the anchor: `/zh/spot/api/private/order#createOrder`. */
  readonly url: string
  /** Title of the page. */
  readonly title: string
  /** Heading, operation, field or code at the anchor; empty for the page itself. */
  readonly heading: string
  /** Owners of a field or value, from the outside in: title of the operation or channel, then the field of a value. */
  readonly within?: readonly string[]
  /** Names by which it is known exactly: a path, an operation id, a field, a code, a symbol. */
  readonly names: readonly string[]
  readonly text: string
  /** Words of questions that it answers, which no text of it has. They are searched and never shown. */
  readonly asked?: string
  /** The same in the default language, for a record of another one: compared with the query as a whole. */
  readonly askedInDefault?: string
  /** Id of the section (sidebar) the page stands in, and its label. */
  readonly section?: string
  readonly sectionLabel?: string
  /** `GET`, `POST` …, `WS` for a channel. */
  readonly method?: string
  readonly deprecated?: true
}

/** A record that answers a query. */
export interface SearchHit {
  readonly record: SearchRecord
  /** Higher is better; comparable within one answer only. */
  readonly score: number
  /** A piece of `record.text` around the match: at most 160 characters, 400 for the best hit. */
  readonly excerpt: string
  /** Words of the index that matched: title, heading and excerpt show them highlighted. */
  readonly terms: readonly string[]
}

export interface SearchOptions {
  /** Most hits; 20 by default. */
  readonly limit?: number
  /** Number of best hits that get an excerpt; all hits when absent. */
  readonly excerpts?: number
  /** Section the reader is in: its pages come a little earlier. */
  readonly near?: string
  /** Only pages of this section. */
  readonly section?: string
  /** Only records of these kinds. */
  readonly kinds?: readonly SearchKind[]
}

/** Answers queries from a local index or a hosted one. */
export interface SearchProvider {
  /** Best first. Empty for an empty query. */
  search(query: string, options?: SearchOptions): Promise<readonly SearchHit[]>
}

/** A hosted index, as a page names it. */
export interface HostedSearch {
  readonly appId: string
  readonly searchKey: string
  readonly indexName: string
  /** Servers to ask in place of the service's own: scheme and host. */
  readonly hosts?: readonly string[]
}

/**
 * Names the index of a language. The name of the index changes with every text, so pages name this file and stay the same
 * when another page changes.
 */
export interface SearchEntry {
  /** The first file of the index, relative to this one. */
  readonly index: string
}

/** The file that names the index of a language, below the root of the site: `zh/search.json`. */
export function searchEntryFile(locale: LocaleCode, defaultLocale: LocaleCode): string {
  return `${localePrefix(locale, defaultLocale)}/search.json`.slice(1)
}

/** Location of the index of a page's language: the address of a `SearchEntry`, or a service. */
export type SearchSource = string | HostedSearch
