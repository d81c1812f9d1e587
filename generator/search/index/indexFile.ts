import type { LocaleCode } from '../../contract/locales.ts'
import type { SearchKind } from '../../contract/search.ts'
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

/**
 * Kind, page, anchor, heading, names, text; then the members of few records: owners, method, deprecation. The heading of a
 * field is empty where the last step of the anchor is the same.
 */
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

/** Fields and values: their heading is their first name, and the anchor of a field ends with its path. */
export function isPart(kind: SearchKind): boolean {
  return kind === 'field' || kind === 'value'
}
