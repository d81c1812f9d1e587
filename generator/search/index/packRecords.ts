import { type SearchRecord, searchIdOf } from '../../contract/search.ts'
import { isPart, kindOf, kinds, type PackedPage, type PackedRecord, type SearchIndexFile } from './indexFile.ts'

export type PackedRecords = Pick<SearchIndexFile, 'sections' | 'pages' | 'records'>

/** Records without the texts of their pages. */
export function packRecords(records: readonly SearchRecord[]): PackedRecords {
  const sections: Record<string, string> = Object.create(null)
  const pages: PackedPage[] = []
  const numbers = new Map<string, number>()
  const packed = records.map((record) => {
    const { url, title, section, sectionLabel } = record
    const path = pathOf(url)
    const number = numbers.get(path) ?? pages.push([path, title, section ?? 0]) - 1
    numbers.set(path, number)
    if (section !== undefined) sections[section] = sectionLabel ?? sections[section] ?? section
    return packRecord(record, number)
  })
  return { sections, pages, records: packed }
}

function packRecord(record: SearchRecord, page: number): PackedRecord {
  const { kind, url, heading, names, text, within = [], method = '', deprecated } = record
  const anchor = url.slice(pathOf(url).length + 1)
  const more = isPart(kind) ? names.filter((name) => name !== heading && !anchor.endsWith(`.${name}`)) : names
  const own = kind === 'field' && lastStepOf(anchor) === heading ? '' : heading
  const required = [kinds.indexOf(kind), page, anchor, own, more, text] as const
  if (deprecated) return [...required, within, method, 1]
  if (method !== '') return [...required, within, method]
  return within.length > 0 ? [...required, within] : required
}

/** The record with its heading, which a field may have in its anchor alone. */
export function withHeading(record: PackedRecord): PackedRecord {
  const [kind, page, anchor, heading, ...more] = record
  return kindOf(kind) === 'field' && heading === '' ? [kind, page, anchor, lastStepOf(anchor), ...more] : record
}

function lastStepOf(anchor: string): string {
  return anchor.slice(anchor.lastIndexOf('.') + 1)
}

/** The record as it was before packing, without the path of a field. */
export function unpackRecord(
  packed: PackedRecord,
  { pages, sections, locale }: Pick<SearchIndexFile, 'pages' | 'sections' | 'locale'>,
): SearchRecord {
  const [kindNumber, pageNumber, anchor, heading, names, text, within = [], method = '', deprecated] =
    withHeading(packed)
  const page = pages[pageNumber]
  if (!page) throw new Error(`the search index has no page ${pageNumber}`)
  const [path, title, section] = page
  const kind = kindOf(kindNumber)
  const url = anchor === '' ? path : `${path}#${anchor}`
  return {
    id: searchIdOf(kind, url, names[0] ?? heading),
    kind,
    locale,
    url,
    title,
    heading,
    ...(within.length > 0 ? { within } : {}),
    names: isPart(kind) ? [heading, ...names] : names,
    text,
    ...(section === 0 ? {} : { section, sectionLabel: sections[section] ?? section }),
    ...(method === '' ? {} : { method }),
    ...(deprecated ? { deprecated: true } : {}),
  }
}

function pathOf(url: string): string {
  const at = url.indexOf('#')
  return at < 0 ? url : url.slice(0, at)
}
