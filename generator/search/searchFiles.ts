import { posix } from 'node:path'
import { defaultLocaleOf } from '../contract/config.ts'
import { shortHash } from '../contract/ids.ts'
import { type KeepEntry, keepNoEntry } from '../contract/memory.ts'
import { type SearchEntry, type SearchRecord, searchEntryFile } from '../contract/search.ts'
import { createWordIndex, type IndexInput, indexRecords, wholeIndex, wordsOfRecords } from './index/buildIndex.ts'
import { splitIndex } from './index/splitIndex.ts'
import { type RecordInput, recordsOfPages } from './records/records.ts'

/** Bytes up to which an index is one file: about 250 KB when compressed with Brotli. */
export const wholeUpTo = 1_250_000

/**
 * The search files of one language after the other, by their paths below the content folder: one a language, or a first
 * file and one a section. Their names end in a hash of their content; a file at the root of the site names the first file.
 * None when a hosted index answers.
 */
export function* buildSearchFiles(
  input: RecordInput,
  keep: KeepEntry = keepNoEntry,
): Generator<ReadonlyMap<string, string>> {
  const { locales, search } = input.config
  if (search.provider !== 'local') return
  const { synonyms } = search
  for (const { code } of locales) {
    const records: SearchRecord[] = []
    const words = createWordIndex()
    for (const own of recordsOfPages(code, input, keep)) {
      const [first] = own
      if (!first) continue
      records.push(...own)
      const read = own.map(({ names, heading, title, text, kind, asked = '', askedInDefault = '' }) => [
        ...[names, heading, title, text, kind, asked, askedInDefault],
      ])
      const found = keep(`words ${first.id}`, { read: [read, synonyms] }, () => wordsOfRecords(own, synonyms))
      for (const record of found) words.add(record)
      // Between two pages, the thread has time for others.
      yield new Map()
    }
    const files = filesOfIndex({ locale: code, records, words, synonyms })
    yield new Map([...files, entryOf(code, [...files.keys()], defaultLocaleOf(input.config))])
  }
}

function entryOf(code: string, [first = '']: readonly string[], defaultLocale: string): readonly [string, string] {
  const file = searchEntryFile(code, defaultLocale)
  const entry: SearchEntry = { index: posix.relative(posix.dirname(file), first) }
  return [`public/${file}`, JSON.stringify(entry)]
}

/** The search files of one language. The client begins with the first. */
export function filesOfIndex(input: IndexInput, limit: number = wholeUpTo): Map<string, string> {
  const loose = indexRecords(input)
  // An index that is too large by its texts alone need not be written to be measured.
  const letters = input.records.reduce((sum, { text }) => sum + text.length, 0)
  const whole = letters > limit ? undefined : JSON.stringify(wholeIndex(loose))
  if (whole !== undefined && new TextEncoder().encode(whole).length <= limit)
    return new Map([named(input.locale, whole)])
  const { first, parts } = splitIndex(loose)
  const others = [...parts].map(([file, text]) => [`search/${file}`, text] as const)
  return new Map([named(input.locale, JSON.stringify(first)), ...others])
}

function named(code: string, text: string): readonly [string, string] {
  return [`search/${code}-${shortHash(text)}.json`, text]
}
