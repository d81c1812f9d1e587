import { shortHash } from '../../contract/ids.ts'
import type { SearchKind } from '../../contract/search.ts'
import type { LooseIndex } from './buildIndex.ts'
import { kindOf, type PackedRecord, type SearchIndexFile, type SearchPart, type SearchPartFile } from './indexFile.ts'
import { packIndex, stepsOf } from './packIndex.ts'

interface SplitIndex {
  /** The file that is loaded first, with the records that readers name. */
  readonly first: SearchIndexFile
  /** Files with fields, values and prose, by their addresses in `first`. */
  readonly parts: ReadonlyMap<string, string>
}

const namedKinds: readonly SearchKind[] = [
  'page',
  'operation',
  'channel',
  'error',
  'heading',
  'tool',
  'file',
  'program',
  'absent',
]
/** Most characters of a text that a result shows. */
const longestLead = 160

/**
 * Cuts an index that is too large for one file: pages, operations, channels, error codes and headings in the first, and a
 * file a section with its fields, values and prose. Every record keeps its place, so the whole answers as if it were one.
 */
export function splitIndex({ terms, records, ...rest }: LooseIndex): SplitIndex {
  const isNamed = records.map(([kind]) => namedKinds.includes(kindOf(kind)))
  const sectionOf = (record: number) => rest.pages[records[record]?.[1] ?? 0]?.[2] || ''
  const sections = [...new Set(records.map((_, record) => sectionOf(record)))].sort()
  const places = new Map(sections.map((section, place) => [section, place + 1]))
  const partOf = records.map((_, record) => places.get(sectionOf(record)) ?? 0)
  const all = records.map((_, record) => record)
  const own = all.filter((record) => isNamed[record])
  const bySection = sections.map((_, place) => all.filter((record) => partOf[record] === place + 1))
  const [index, ...indexes] = packIndex(terms, {
    records: [own, ...bySection],
    partOf: (record, field) => (isNamed[record] && field !== 'text' ? 0 : (partOf[record] ?? 0)),
  })
  const parts = new Map<string, string>()
  const listed = sections.map((section, place): SearchPart => {
    const positions = bySection[place] ?? []
    const entries = positions.map((record) => entryOf(records[record], isNamed[record] === true))
    const own = indexes[place]
    if (!own) throw new Error(`the section ${section} has no index`)
    const part: SearchPartFile = { steps: stepsOf(positions), entries, index: own }
    const text = JSON.stringify(part)
    const file = `${rest.locale}/${place}-${shortHash(text)}.json`
    parts.set(file, text)
    return { section, file }
  })
  if (!index) throw new Error('a split index has a first part')
  const split = { total: records.length, steps: stepsOf(own), parts: listed }
  const leads = own.flatMap((record) => withLead(records[record]))
  return { first: { ...rest, records: leads, index, split }, parts }
}

function entryOf(record: PackedRecord | undefined, isNamed: boolean): PackedRecord | string | 0 {
  if (!record) throw new Error('a place without a record')
  if (!isNamed) return record
  return record[5].length > longestLead ? record[5] : 0
}

function withLead(record: PackedRecord | undefined): PackedRecord[] {
  if (!record) return []
  const [kind, page, anchor, heading, names, text, ...more] = record
  const lead = text.length > longestLead ? `${text.slice(0, longestLead - 1)}…` : text
  return [[kind, page, anchor, heading, names, lead, ...more]]
}
