import type { SearchKind } from '../../contract/search.ts'
import { type Verb, verbOfOperation } from '../query/verbs.ts'
import { isPart, kindOf, kinds, type PackedRecord, type SearchIndexFile } from './indexFile.ts'
import { createNames, type Named } from './names.ts'
import { withHeading } from './packRecords.ts'

/** The records of a search index by their places, and their sections: flat arrays, since a query may meet all of them. */
export interface Catalogue {
  /** Puts records at their places, which ascend. For a known record, a part has only the text. */
  readonly add: (positions: Uint32Array, entries: readonly (PackedRecord | string | 0)[]) => void
  readonly recordAt: (at: number) => PackedRecord
  readonly kindAt: (at: number) => SearchKind
  readonly pageAt: (at: number) => number
  /** Text of the page that the record stands on. */
  readonly pageTextAt: (at: number) => string
  readonly isDeprecated: (at: number) => boolean
  /** Whether the record is a field that the caller sends: `placeOrder.body.px`. */
  readonly isAskedOfCaller: (at: number) => boolean
  readonly methodAt: (at: number) => string
  /** Action of an operation or channel. */
  readonly verbAt: (at: number) => Verb | undefined
  readonly sectionAt: (at: number) => string | undefined
  /** The operation or channel that a field or value belongs to. */
  readonly parentAt: (at: number) => number | undefined
  /** Heading of the record; for a page its title. */
  readonly titleAt: (at: number) => string
  /** Stems of the words of its title, without common first words of titles. */
  readonly titleStemsAt: (at: number) => readonly string[]
  /** Records with a word in their name: pages by address, title or section, operations and channels by their title. */
  readonly namedBy: (stem: string, isStart: boolean) => Named
  /** Whether the address, title or section of any page has a word. */
  readonly isPageWord: (stem: string) => boolean
  /** Wholly deprecated sections whose names contain one of the words, when no other section does: `legacy`, `v1`. */
  readonly sectionsTold: (words: readonly string[]) => ReadonlySet<string>
  /** Sections without any of the words in their names, when the name of another section has one: those the query does not mean. */
  readonly sectionsWithout: (words: readonly string[]) => ReadonlySet<string>
}

const none = 0xffffffff

export function createCatalogue({ pages, sections, split, records: first }: SearchIndexFile): Catalogue {
  const total = split?.total ?? first.length
  const records: (PackedRecord | undefined)[] = new Array(total).fill(undefined)
  const kindNumbers = new Uint8Array(total)
  const pageNumbers = new Uint32Array(total)
  const parents = new Uint32Array(total).fill(none)
  const deprecated = new Uint8Array(total)
  const asked = new Uint8Array(total)
  const { add: addName, titleStemsOf, ...names } = createNames({ pages, sections }, total)
  const verbs = new Map<number, Verb>()
  const ofPages = new Map<number, number>()
  let entries: number[] = []

  function recordAt(at: number): PackedRecord {
    const record = records[at]
    if (!record) throw new Error(`the search index has no record ${at}`)
    return record
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
      records[at] = withHeading(entry)
      kindNumbers[at] = kind
      pageNumbers[at] = page
      deprecated[at] = past === 1 ? 1 : 0
      asked[at] = askedPattern.test(anchor) ? 1 : 0
      if (anchor === '') ofPages.set(page, at)
      added.push(at)
      if (!isEntry(kindOf(kind))) return
      entries.push(at)
      const verb = verbOfOperation(entry[4], titleAt(at), entry[7] ?? '')
      if (verb !== undefined) verbs.set(at, verb)
      addName(at, { title: titleAt(at), section: sectionAt(at), isDeprecated: past === 1 })
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
      if (isPart(kindAt(at)) && before !== undefined && pageNumbers[before] === pageNumbers[at]) parents[at] = before
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

  return {
    add,
    recordAt,
    kindAt,
    sectionAt,
    titleAt,
    titleStemsAt: (at) => titleStemsOf(titleAt(at)),
    ...names,
    pageAt: (at) => pageNumbers[at] ?? 0,
    pageTextAt: (at) => records[ofPages.get(pageNumbers[at] ?? 0) ?? at]?.[5] ?? '',
    isDeprecated: (at) => deprecated[at] === 1,
    isAskedOfCaller: (at) => asked[at] === 1,
    methodAt: (at) => recordAt(at)[7] ?? '',
    verbAt: (at) => verbs.get(at),
    parentAt: (at) => (parents[at] === none ? undefined : parents[at]),
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
