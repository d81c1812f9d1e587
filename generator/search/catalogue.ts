import type { SearchKind } from '../contract/search.ts'
import { kindOf, type SearchIndexFile } from './indexFile.ts'
import { readChunks } from './tokenize.ts'
import { stemOf } from './vocabulary.ts'

/** What ranking has to know of a record. */
export interface Entry {
  readonly kind: SearchKind
  readonly page: number
  readonly anchor: string
  readonly method: string
  readonly isDeprecated: boolean
}

/** The records of a search file by their places, and what they stand in. */
export interface Catalogue {
  readonly entry: (at: number) => Entry
  readonly sectionOf: (at: number) => string | undefined
  /** The operation or channel that a field or value belongs to. */
  readonly parentOf: (at: number) => number | undefined
  /** Its heading, or the page's title where it is the page. */
  readonly titleOf: (at: number) => string
  /** Stems of the words in the address, page title and section of a record, and in the title of its operation. */
  readonly contextOf: (at: number) => ReadonlySet<string>
  /** Whether the address, title or section of any page has a word. */
  readonly isContextWord: (stem: string) => boolean
  /** Whether a word names the record's section, all of which is deprecated, and no other: `legacy`, `v1`. */
  readonly isTelling: (word: string, at: number) => boolean
}

export function createCatalogue(file: SearchIndexFile): Catalogue {
  const { records, pages, sections } = file
  const parents = findParents(file)
  const pageContexts = pages.map(([url, title, section]) =>
    stemsOf(`${url} ${title} ${section === 0 ? '' : (sections[section] ?? '')}`),
  )
  const sectionWords = new Map(Object.entries(sections).map(([id, label]) => [id, stemsOf(label)]))
  const contexts = new Map<number, ReadonlySet<string>>()
  const entry = (at: number): Entry => {
    const record = records[at]
    if (!record) throw new Error(`the search index has no record ${at}`)
    const [kind, page, anchor, , , , , method = '', deprecated] = record
    return { kind: kindOf(kind), page, anchor, method, isDeprecated: deprecated === 1 }
  }
  const retired = retiredSections(file)
  const titleOf = (at: number) => records[at]?.[3] || (pages[entry(at).page]?.[1] ?? '')
  const sectionOf = (at: number) => pages[entry(at).page]?.[2] || undefined
  return {
    entry,
    sectionOf,
    titleOf,
    parentOf: (at) => parents[at],
    contextOf(at) {
      const parent = parents[at]
      const page = pageContexts[entry(at).page] ?? new Set()
      if (parent === undefined) return page
      const known = contexts.get(parent) ?? new Set([...page, ...stemsOf(titleOf(parent))])
      contexts.set(parent, known)
      return known
    },
    isContextWord: (stem) => pageContexts.some((words) => words.has(stem)),
    isTelling(word, at) {
      const stem = stemOf(word)
      const own = sectionWords.get(sectionOf(at) ?? '')
      if (own === undefined || !retired.has(sectionOf(at) ?? '')) return false
      return own.has(stem) && [...sectionWords.values()].filter((words) => words.has(stem)).length === 1
    },
  }
}

/** Sections of which every operation and channel is deprecated. */
function retiredSections({ records, pages }: SearchIndexFile): ReadonlySet<string> {
  const alive = new Map<string, boolean>()
  for (const [kindNumber, page, , , , , , , deprecated] of records) {
    const section = pages[page]?.[2]
    const kind = kindOf(kindNumber)
    if (!section || (kind !== 'operation' && kind !== 'channel')) continue
    alive.set(section, alive.get(section) === true || deprecated !== 1)
  }
  return new Set([...alive].filter(([, isAlive]) => !isAlive).map(([section]) => section))
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(readChunks(text).flatMap(({ parts }) => parts.map(stemOf)))
}

/** Records are in the order of the page: a field follows the operation it belongs to. */
function findParents({ records }: SearchIndexFile): readonly (number | undefined)[] {
  let last: { at: number; page: number } | undefined
  return records.map(([kindNumber, page], at) => {
    const kind = kindOf(kindNumber)
    if (kind === 'operation' || kind === 'channel') last = { at, page }
    return (kind === 'field' || kind === 'value') && last?.page === page ? last.at : undefined
  })
}

/** Whether an anchor is that of something the caller sends: `placeOrder.body.px`. */
export function isAskedOfCaller(anchor: string): boolean {
  return /^[^.]+\.(?:path|query|querystring|header|cookie|body|request)\./.test(anchor)
}
