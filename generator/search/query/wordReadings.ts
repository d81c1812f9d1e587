import { splitWord } from '../index/splitWord.ts'
import { hanPairs } from '../index/tokenize.ts'
import { isSameWord, type Vocabulary } from '../index/vocabulary.ts'
import type { QueryWord } from './queryWords.ts'
import type { QueryTerm, Reading } from './reading.ts'
import type { Lookup } from './termMatch.ts'
import { readingWeights } from './weights.ts'

/** The possible readings of one word of a query: as written, by its relatives, longer words, parts, or as misspelt. */
export function wordReadings(
  word: QueryWord,
  at: number,
  { vocabulary, isSynonym }: { readonly vocabulary: Vocabulary; readonly isSynonym: boolean },
): Reading[] {
  const { text, isHan, isLast, isNoise, isPart, seams } = word
  if (isNoise) return []
  const share = isPart ? readingWeights.part : 1
  const reading = (terms: readonly QueryTerm[], weight: number): Reading => ({
    ...{ start: at, end: at + 1, terms },
    weight: weight * share,
  })
  const one = (term: string, lookup: Lookup, weight: number) => reading([{ term, lookup }], weight)
  const isKnown = vocabulary.has(text)
  const own = isKnown ? [one(text, 'exact', 1)] : []
  if (seams) return seams.map((term) => one(term, 'exact', readingWeights.pair))
  if (isHan) return [...own, ...(isKnown ? [] : pairReadings(text, reading, vocabulary))]
  const relatives = vocabulary
    .relatives(text)
    .map((term) => one(term, 'exact', isSameWord(term, text) ? readingWeights.relative : readingWeights.derived))
  const started = isLast || text.length >= 4 ? [one(text, 'prefix', isKnown ? readingWeights.longer : 1)] : []
  const parts = splitWord(text, vocabulary)
  const split =
    parts.length > 1
      ? [
          reading(
            parts.map((term) => ({ term, lookup: 'exact' })),
            readingWeights.split,
          ),
        ]
      : []
  if (isKnown) return [...own, ...relatives, ...started, ...split]
  const isWord = /^\p{L}{4,}$/u.test(text) && relatives.length === 0 && !isSynonym
  const misspelt = isWord ? [one(text, 'fuzzy', readingWeights.misspelt)] : []
  return [...relatives, ...started, ...split, ...misspelt]
}

/** A Chinese word that no text has as such may be part of longer ones, or be two. */
function pairReadings(
  text: string,
  reading: (terms: readonly QueryTerm[], weight: number) => Reading,
  vocabulary: Vocabulary,
): Reading[] {
  const pairs = hanPairs(text)
  const known = pairs.filter(vocabulary.has)
  if (known.length > 0)
    return known.map((term) => reading([{ term, lookup: 'exact' }], readingWeights.pair / known.length))
  return [reading([{ term: text, lookup: 'prefix' }], readingWeights.pair)]
}
