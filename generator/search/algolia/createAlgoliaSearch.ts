import { compact } from '../../contract/compact.ts'
import type { SearchHit, SearchProvider, SearchRecord } from '../../contract/search.ts'
import { readChunks } from '../index/tokenize.ts'
import { excerptOf } from '../query/excerpt.ts'
import type { AlgoliaRecord } from './algoliaRecords.ts'
import { matchTags } from './algoliaSettings.ts'

/** Query to the service. */
export interface AlgoliaQuery {
  readonly indexName: string
  readonly query: string
  readonly hitsPerPage: number
  readonly facetFilters?: (string | string[])[]
  readonly optionalFilters?: string[]
}

interface Highlight {
  readonly value?: string
  readonly matchedWords?: readonly string[]
}

/** A hit of the service, with the members that the search reads. */
export interface AlgoliaHit extends AlgoliaRecord {
  readonly _highlightResult?: Readonly<Record<string, Highlight | readonly Highlight[]>>
  readonly _snippetResult?: Readonly<Record<string, { readonly value?: string }>>
}

/** Sends a query to the service: in the browser by `algoliasearch/lite`. */
type AskAlgolia = (query: AlgoliaQuery) => Promise<readonly AlgoliaHit[]>

const defaultLimit = 20

/** Answers queries from a hosted index, in the form of the local index. Rejects when the service cannot be reached. */
export function createAlgoliaSearch(indexName: string, ask: AskAlgolia): SearchProvider {
  return {
    async search(query, { limit = defaultLimit, near, section, kinds } = {}) {
      if (query.trim() === '') return []
      const filters = [
        ...(section === undefined ? [] : [`section:${section}`]),
        ...(kinds === undefined ? [] : [kinds.map((kind) => `kind:${kind}`)]),
      ]
      const hits = await ask({
        indexName,
        query,
        hitsPerPage: limit,
        ...(filters.length === 0 ? {} : { facetFilters: filters }),
        ...(near === undefined ? {} : { optionalFilters: [`section:${near}`] }),
      })
      return hits.map((hit, place) => hitOf(hit, hits.length - place))
    },
  }
}

function hitOf(hit: AlgoliaHit, score: number): SearchHit {
  const terms = termsOf(hit)
  const snippet = plain(hit._snippetResult?.['text']?.value ?? '')
  return { record: recordOf(hit), score, terms, excerpt: snippet === '' ? excerptOf(hit.text, terms) : snippet }
}

/** The record as it was pushed, without the members that the service adds and orders by. */
function recordOf(hit: AlgoliaHit): SearchRecord {
  const { id, kind, locale, url, title, heading, within, names, text, section, sectionLabel, method, deprecated } = hit
  const own = { id, kind, locale, url, title, heading, within, names, text, section, sectionLabel, method }
  return { ...compact(own), ...(deprecated ? { deprecated } : {}) }
}

/** The words as they stand in the texts; where the service marks none, the words of the query that it found. */
function termsOf({ _highlightResult = {} }: AlgoliaHit): string[] {
  const highlights = Object.values(_highlightResult).flat()
  const marked = highlights.flatMap(({ value = '' }) => value.match(markedPattern) ?? [])
  const words = marked.length > 0 ? marked.map(plain) : highlights.flatMap(({ matchedWords = [] }) => matchedWords)
  return [...new Set(words.flatMap((word) => readChunks(word).flatMap(({ parts }) => parts)))]
}

const { start, end } = matchTags
const markedPattern = new RegExp(`${start}[^${end}]*${end}`, 'g')

function plain(text: string): string {
  return text.replaceAll(start, '').replaceAll(end, '')
}
