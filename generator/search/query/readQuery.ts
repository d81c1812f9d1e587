import { withoutMethod } from '../index/exactNames.ts'
import { splitWord } from '../index/splitWord.ts'
import type { SynonymTable } from '../index/synonyms.ts'
import { hanPairs } from '../index/tokenize.ts'
import { isSameWord, stemOf, type Vocabulary } from '../index/vocabulary.ts'
import { type Intent, readIntent } from './intent.ts'
import { type QueryWord, queryWords } from './queryWords.ts'
import type { Lookup } from './termMatch.ts'

interface QueryTerm {
  readonly term: string
  readonly lookup: Lookup
}

/** One way to understand some neighbouring words of a query: a record has to hold all of its terms. */
export interface Reading {
  /** Words of the query it stands for: from `start` up to `end`. */
  readonly start: number
  readonly end: number
  readonly terms: readonly QueryTerm[]
  /** Weight of a match: 1 for the word as written. */
  readonly weight: number
  /** A Chinese synonym of one word. It scores as high as the written word, and must follow the readings of that word. */
  readonly isSame?: boolean
}

export interface Query {
  readonly words: readonly string[]
  /** It looks like a code, path, field or symbol, not like words of a language. */
  readonly isName: boolean
  readonly readings: readonly Reading[]
  readonly intent: Intent
  /** Words that only say what is wanted of the others: no record has to hold them. */
  readonly silent: ReadonlySet<number>
}

const weights = {
  relative: 0.9,
  derived: 0.55,
  whole: 1.1,
  joined: 1,
  split: 0.9,
  synonym: 0.8,
  same: 0.9,
  swapped: 0.7,
  pair: 0.7,
  longer: 0.4,
  part: 0.6,
  misspelt: 1.6,
} as const
const longestJoin = 4

/** What a reader's words may mean. `text` is normalised and its Chinese simplified. */
export function readQuery(text: string, vocabulary: Vocabulary, synonyms: SynonymTable): Query {
  const { words, wholes } = queryWords(text, vocabulary, synonyms)
  const readings = [
    ...words.flatMap((word, at) => wordReadings(word, at, { vocabulary, isSynonym: synonyms.has(word.text) })),
    ...wholes.flatMap(({ whole, ...span }) =>
      vocabulary.has(whole)
        ? [{ ...span, terms: [{ term: whole, lookup: 'exact' as const }], weight: weights.whole }]
        : [],
    ),
    ...joinedReadings(words, vocabulary),
    ...synonymReadings(words, synonyms),
  ]
  const texts = words.map((word) => word.text)
  const silent = new Set(words.flatMap(({ isNoise }, at) => (isNoise ? [at] : [])))
  return { words: texts, isName: looksLikeName(text), readings, silent, intent: readIntent(text, texts) }
}

function looksLikeName(text: string): boolean {
  const name = withoutMethod(text)
  return !/\s/.test(name) && /[\d_/]|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(name)
}

function wordReadings(
  word: QueryWord,
  at: number,
  { vocabulary, isSynonym }: { readonly vocabulary: Vocabulary; readonly isSynonym: boolean },
): Reading[] {
  const { text, isHan, isLast, isNoise, isPart, seams } = word
  if (isNoise) return []
  const share = isPart ? weights.part : 1
  const reading = (terms: readonly QueryTerm[], weight: number): Reading => ({
    ...{ start: at, end: at + 1, terms },
    weight: weight * share,
  })
  const one = (term: string, lookup: Lookup, weight: number) => reading([{ term, lookup }], weight)
  const isKnown = vocabulary.has(text)
  const own = isKnown ? [one(text, 'exact', 1)] : []
  if (seams) return seams.map((term) => one(term, 'exact', weights.pair))
  if (isHan) return [...own, ...(isKnown ? [] : pairReadings(text, reading, vocabulary))]
  const relatives = vocabulary
    .relatives(text)
    .map((term) => one(term, 'exact', isSameWord(term, text) ? weights.relative : weights.derived))
  const started = isLast || text.length >= 4 ? [one(text, 'prefix', isKnown ? weights.longer : 1)] : []
  const parts = splitWord(text, vocabulary)
  const split =
    parts.length > 1
      ? [
          reading(
            parts.map((term) => ({ term, lookup: 'exact' })),
            weights.split,
          ),
        ]
      : []
  if (isKnown) return [...own, ...relatives, ...started, ...split]
  const isWord = /^\p{L}{4,}$/u.test(text) && relatives.length === 0 && !isSynonym
  const swapped = isWord
    ? swaps(text)
        .filter(vocabulary.has)
        .map((term) => one(term, 'exact', weights.swapped))
    : []
  const misspelt = isWord && swapped.length === 0 ? [one(text, 'fuzzy', weights.misspelt)] : []
  return [...relatives, ...started, ...split, ...swapped, ...misspelt]
}

/** A Chinese word that no text has as such may be part of longer ones, or be two. */
function pairReadings(
  text: string,
  reading: (terms: readonly QueryTerm[], weight: number) => Reading,
  vocabulary: Vocabulary,
): Reading[] {
  const pairs = hanPairs(text)
  const known = pairs.filter(vocabulary.has)
  if (known.length > 0) return known.map((term) => reading([{ term, lookup: 'exact' }], weights.pair / known.length))
  return [reading([{ term: text, lookup: 'prefix' }], weights.pair)]
}

/** Neighbouring words that texts write as one: `cl ord id` is `clordid`. */
function joinedReadings(words: readonly QueryWord[], vocabulary: Vocabulary): Reading[] {
  const readings: Reading[] = []
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= Math.min(words.length, start + longestJoin); end += 1) {
      const parts = words.slice(start, end).map(({ text }) => text)
      // `times out` is a `timeout`.
      const forms = [parts.join(''), parts.map(stemOf).join('')]
      const term = forms.find(vocabulary.has)
      if (term !== undefined) readings.push({ start, end, terms: [{ term, lookup: 'exact' }], weight: weights.joined })
    }
  }
  return readings
}

function synonymReadings(words: readonly QueryWord[], synonyms: SynonymTable): Reading[] {
  const stems = words.map(({ text }) => stemOf(text))
  return synonyms.matches(stems).flatMap(({ start, end, others }) =>
    others.map((terms) => {
      const isSame = words[start]?.isHan === true && end === start + 1 && terms.length === 1
      return {
        ...{ start, end, isSame, weight: isSame ? weights.same : weights.synonym },
        terms: terms.map((term) => ({ term, lookup: 'exact' }) as const),
      }
    }),
  )
}

/** The word with each two neighbouring letters exchanged: the typing mistake that counts as two others. */
function swaps(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}
