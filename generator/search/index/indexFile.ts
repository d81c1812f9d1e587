import type { LocaleCode } from '../../contract/locales.ts'
import { type SearchKind, type SearchRecord, searchIdOf } from '../../contract/search.ts'
import type { PackedIndex } from './packIndex.ts'
import type { PackedPhrases } from './phrases.ts'

/** Content of the published search file of a language: one line a list, short, and the same bytes for the same records. */
export interface SearchIndexFile {
  readonly locale: LocaleCode
  /** Label of each section by its id. */
  readonly sections: Readonly<Record<string, string>>
  /** Sections, in the order of `sections`, and the pages of the records. */
  readonly pages: readonly PackedPage[]
  readonly records: readonly PackedRecord[]
  /** Pairs of characters: traditional, and simplified as in the texts. */
  readonly fold: string
  /** Groups of texts with the same meaning. */
  readonly synonyms: readonly (readonly string[])[]
  readonly index: PackedIndex
  readonly phrases: PackedPhrases
  /** Set for an index of several files: this file has the named records, the others fields, values and prose. */
  readonly split?: IndexSplit
}

interface IndexSplit {
  /** Records of all files together. */
  readonly total: number
  /** Numbers of the records of this file, each as its distance from the number before. */
  readonly steps: readonly number[]
  readonly parts: readonly SearchPart[]
}

/** A further file of the index, with the records of one section. */
export interface SearchPart {
  /** Id of the section; empty for pages without a section. */
  readonly section: string
  /** Address beside the first file. */
  readonly file: string
}

/** Content of the file of a part. */
export interface SearchPartFile {
  /** The records that the part covers, each as the distance from the previous one. */
  readonly steps: readonly number[]
  /** A record. For a record of the first file: the rest of its text, or 0 when the first file has it whole. */
  readonly entries: readonly (PackedRecord | string | 0)[]
  readonly index: PackedIndex
}

export type PackedPage = readonly [url: string, title: string, section: string | 0]

/** Kind, page, anchor, heading, names, text; then the members of few records: owners, method, deprecation. */
export type PackedRecord = readonly [
  kind: number,
  page: number,
  anchor: string,
  heading: string,
  names: readonly string[],
  text: string,
  within?: readonly string[],
  method?: string,
  deprecated?: 1,
]

export const kinds: readonly SearchKind[] = [
  'page',
  'operation',
  'channel',
  'error',
  'field',
  'value',
  'heading',
  'prose',
  'tool',
  'file',
  'program',
  'absent',
]

export function kindOf(number: number): SearchKind {
  return kinds[number] ?? 'prose'
}

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
  const required = [kinds.indexOf(kind), page, anchor, heading, more, text] as const
  if (deprecated) return [...required, within, method, 1]
  if (method !== '') return [...required, within, method]
  return within.length > 0 ? [...required, within] : required
}

/** The record as it was before packing, without the path of a field. */
export function unpackRecord(
  packed: PackedRecord,
  { pages, sections, locale }: Pick<SearchIndexFile, 'pages' | 'sections' | 'locale'>,
): SearchRecord {
  const [kindNumber, pageNumber, anchor, heading, names, text, within = [], method = '', deprecated] = packed
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

/** Fields and values: their heading is their first name, and the anchor of a field ends with its path. */
export function isPart(kind: SearchKind): boolean {
  return kind === 'field' || kind === 'value'
}

function pathOf(url: string): string {
  const at = url.indexOf('#')
  return at < 0 ? url : url.slice(0, at)
}
