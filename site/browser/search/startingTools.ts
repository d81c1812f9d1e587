import type { SearchHit, SearchKind } from '../../../generator/contract/search.ts'
import { kindOf, type SearchIndexFile } from '../../../generator/search/index/indexFile.ts'
import { unpackRecord } from '../../../generator/search/index/packRecords.ts'

const offered: ReadonlySet<SearchKind> = new Set<SearchKind>(['tool', 'file'])

/**
 * Tools and files that the dialog offers before anything is typed, tools first, by their names: those of the whole site, and
 * those of the reader's section. Outside all sections, those of every section that is not retired.
 */
export function startingTools(file: SearchIndexFile, near: string | undefined): SearchHit[] {
  const sections = near === undefined ? sectionsInService(file) : new Set([near])
  const hits = new Map<string, SearchHit>()
  for (const packed of file.records.filter(([kind]) => offered.has(kindOf(kind)))) {
    const record = unpackRecord(packed, file)
    const isHere = record.section === undefined || sections.has(record.section)
    // The files of one API share an address: the first one leads to all.
    if (isHere && !hits.has(record.url)) hits.set(record.url, { record, score: 0, excerpt: '', terms: [] })
  }
  return [...hits.values()].sort((one, other) => inPlace(one, other, file.locale))
}

function inPlace({ record: one }: SearchHit, { record: other }: SearchHit, locale: string): number {
  const kinds = Number(one.kind === 'file') - Number(other.kind === 'file')
  return kinds || one.heading.localeCompare(other.heading, locale)
}

/** Sections with a call or channel that is not deprecated. */
function sectionsInService({ records, pages }: SearchIndexFile): ReadonlySet<string> {
  return new Set(
    records.flatMap(([kind, page, , , , , , , deprecated]) => {
      const section = pages[page]?.[2]
      return section && !deprecated && ['operation', 'channel'].includes(kindOf(kind)) ? section : []
    }),
  )
}
