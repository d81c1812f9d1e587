import { append } from '../../contract/groups.ts'
import { memoize } from '../../contract/memoize.ts'
import type { SearchKind } from '../../contract/search.ts'
import { kindOf, kinds, type PackedRecord, type SearchIndexFile } from './indexFile.ts'
import { isDullInTitle } from './stopWords.ts'
import { readChunks } from './tokenize.ts'
import { stemOf } from './vocabulary.ts'

/** The records of a search index by their places, and what they stand in: flat arrays, since a query may meet all of them. */
export interface Catalogue {
  /** Puts records at their places, which ascend. What a part tells of a record that is there already is its text. */
  readonly add: (positions: Uint32Array, entries: readonly (PackedRecord | string | 0)[]) => void
  readonly recordAt: (at: number) => PackedRecord
  readonly kindAt: (at: number) => SearchKind
  readonly pageAt: (at: number) => number
  readonly isDeprecated: (at: number) => boolean
  /** Whether it is something that the caller sends: `placeOrder.body.px`. */
  readonly isAskedOfCaller: (at: number) => boolean
  readonly methodAt: (at: number) => string
  readonly sectionAt: (at: number) => string | undefined
  /** The operation or channel that a field or value belongs to. */
  readonly parentAt: (at: number) => number | undefined
  /** Its heading, or the page's title where it is the page. */
  readonly titleAt: (at: number) => string
  /** Stems of the words of its title, those with which many titles begin left out. */
  readonly titleStemsAt: (at: number) => readonly string[]
  /** What has a word in its name: pages by address, title or section, operations and channels by their title. */
  readonly namedBy: (stem: string, isStart: boolean) => Named
  /** Whether the address, title or section of any page has a word. */
  readonly isPageWord: (stem: string) => boolean
  /** Wholly deprecated sections whose names contain one of the words, when no other section does: `legacy`, `v1`. */
  readonly sectionsTold: (words: readonly string[]) => ReadonlySet<string>
}

/** What a word names: 1 at the number of each page and at the place of each operation and channel. */
export interface Named {
  readonly pages: Uint8Array
  readonly parents: Uint8Array
}

const none = 0xffffffff
const shortestStart = 3

export function createCatalogue({ pages, sections, split, records: first }: SearchIndexFile): Catalogue {
  const total = split?.total ?? first.length
  const records: (PackedRecord | undefined)[] = new Array(total).fill(undefined)
  const kindNumbers = new Uint8Array(total)
  const pageNumbers = new Uint32Array(total)
  const parents = new Uint32Array(total).fill(none)
  const deprecated = new Uint8Array(total)
  const asked = new Uint8Array(total)
  const pageWords = placesByStem(
    pages.map(([url, title, section]) => `${url} ${title} ${section === 0 ? '' : (sections[section] ?? '')}`),
  )
  const sectionWords = new Map(Object.entries(sections).map(([id, label]) => [id, stemsOf(label)]))
  const parentWords = new Map<string, number[]>()
  const alive = new Map<string, boolean>()
  const titleStems = new Map<string, readonly string[]>()
  let entries: number[] = []

  function recordAt(at: number): PackedRecord {
    const record = records[at]
    if (!record) throw new Error(`the search index has no record ${at}`)
    return record
  }

  function addEntry(at: number): void {
    entries.push(at)
    addPlace(parentWords, stemsOf(titleAt(at)), at)
    const section = sectionAt(at)
    if (section !== undefined) alive.set(section, alive.get(section) === true || deprecated[at] !== 1)
  }

  function add(positions: Uint32Array, found: readonly (PackedRecord | string | 0)[]): void {
    const added: number[] = []
    found.forEach((entry, place) => {
      const at = positions[place] ?? 0
      if (entry === 0) return
      if (typeof entry === 'string') {
        records[at] = withText(recordAt(at), entry)
        return
      }
      const [kind, page, anchor, , , , , , past] = entry
      records[at] = entry
      kindNumbers[at] = kind
      pageNumbers[at] = page
      deprecated[at] = past === 1 ? 1 : 0
      asked[at] = askedPattern.test(anchor) ? 1 : 0
      added.push(at)
      if (isEntry(kindOf(kind))) addEntry(at)
    })
    entries = entries.sort((a, b) => a - b)
    findParents(added)
  }

  /** Records are in the order of the page: a field follows the operation it belongs to. */
  function findParents(added: readonly number[]): void {
    let next = 0
    for (const at of added) {
      while (next < entries.length && (entries[next] ?? 0) < at) next += 1
      const before = entries[next - 1]
      const kind = kindAt(at)
      const isPart = kind === 'field' || kind === 'value'
      if (isPart && before !== undefined && pageNumbers[before] === pageNumbers[at]) parents[at] = before
    }
  }

  function kindAt(at: number): SearchKind {
    return kindOf(kindNumbers[at] ?? kinds.length)
  }

  function sectionAt(at: number): string | undefined {
    return pages[pageNumbers[at] ?? 0]?.[2] || undefined
  }

  function titleAt(at: number): string {
    return recordAt(at)[3] || (pages[pageNumbers[at] ?? 0]?.[1] ?? '')
  }

  function titleStemsAt(at: number): readonly string[] {
    const title = titleAt(at)
    const known =
      titleStems.get(title) ??
      wordsOf(title)
        .filter((word) => !isDullInTitle(word))
        .map(knownStem)
    titleStems.set(title, known)
    return known
  }

  function namedBy(stem: string, isStart: boolean): Named {
    const named = { pages: new Uint8Array(pages.length), parents: new Uint8Array(total) }
    for (const page of placesOf(pageWords, stem, isStart)) named.pages[page] = 1
    for (const parent of placesOf(parentWords, stem, isStart)) named.parents[parent] = 1
    return named
  }

  function sectionsTold(words: readonly string[]): ReadonlySet<string> {
    const stems = words.map(stemOf)
    const retired = [...alive].filter(([, isAlive]) => !isAlive).map(([section]) => section)
    const isOnly = (stem: string) => [...sectionWords.values()].filter((own) => own.has(stem)).length === 1
    return new Set(
      retired.filter((section) => stems.some((stem) => sectionWords.get(section)?.has(stem) && isOnly(stem))),
    )
  }

  return {
    add,
    recordAt,
    kindAt,
    sectionAt,
    titleAt,
    titleStemsAt,
    namedBy,
    sectionsTold,
    pageAt: (at) => pageNumbers[at] ?? 0,
    isDeprecated: (at) => deprecated[at] === 1,
    isAskedOfCaller: (at) => asked[at] === 1,
    methodAt: (at) => recordAt(at)[7] ?? '',
    parentAt: (at) => (parents[at] === none ? undefined : parents[at]),
    isPageWord: (stem) => pageWords.has(stem),
  }
}

const askedPattern = /^[^.]+\.(?:path|query|querystring|header|cookie|body|request)\./

function isEntry(kind: SearchKind): boolean {
  return kind === 'operation' || kind === 'channel'
}

function withText(record: PackedRecord, text: string): PackedRecord {
  const [kind, page, anchor, heading, names, , ...more] = record
  return [kind, page, anchor, heading, names, text, ...more]
}

function placesByStem(texts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, text] of texts.entries()) addPlace(places, stemsOf(text), place)
  return places
}

function addPlace(places: Map<string, number[]>, stemsThere: ReadonlySet<string>, place: number): void {
  for (const stem of stemsThere) append(places, stem, place)
}

function* placesOf(places: ReadonlyMap<string, readonly number[]>, stem: string, isStart: boolean): Iterable<number> {
  yield* places.get(stem) ?? []
  if (!isStart || stem.length < shortestStart) return
  for (const [word, found] of places) if (word.startsWith(stem)) yield* found
}

/** The words of titles and addresses come again and again. */
const knownStem = memoize(stemOf, 100_000)

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(knownStem))
}

function wordsOf(text: string): string[] {
  return readChunks(text).flatMap(({ parts }) => parts)
}
