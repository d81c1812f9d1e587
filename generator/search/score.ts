import type MiniSearch from 'minisearch'
import type { Catalogue } from './catalogue.ts'
import type { IndexedRecord } from './miniSearchOptions.ts'
import type { Query, QueryTerm, Reading } from './readQuery.ts'
import { isStopWord } from './stopWords.ts'
import { stemOf } from './vocabulary.ts'

/** How well a record answers each word of the query, and through which words of the index. */
export interface WordScores {
  readonly values: Float64Array
  readonly terms: Set<string>
}

export interface Scores {
  /** Records with a match of their own. */
  readonly records: ReadonlyMap<number, WordScores>
  /** The best that any record has for each word: how telling the word is. */
  readonly best: Float64Array
  /** For each word, whether it names what the record stands in: page, section, operation. */
  readonly contextWords: (at: number) => readonly boolean[]
}

const boost = { name: 2, heading: 2, text: 0.6 }
const weights = { prefix: 0.6, fuzzy: 0.5 }

/** Asks the index for every reading of a query. */
export function createScorer(catalogue: Catalogue, index: MiniSearch<IndexedRecord>): (query: Query) => Scores {
  return ({ words, readings }) => {
    const records = new Map<number, WordScores>()
    const best = new Float64Array(words.length)
    const answers = new Map<string, ReadonlyMap<number, Match>>()
    for (const reading of readings) {
      for (const [at, { score, terms }] of matchesOf(reading, answers, index)) {
        const own = records.get(at) ?? { values: new Float64Array(words.length), terms: new Set<string>() }
        records.set(at, own)
        credit(own, reading, score, terms)
        credit({ values: best, terms: own.terms }, reading, score, [])
      }
    }
    const stems = words.map(stemOf)
    const top = Math.max(...best)
    stems.forEach((stem, word) => {
      if (best[word] === 0 && !isStopWord(words[word] ?? '') && catalogue.isContextWord(stem)) best[word] = top
    })
    const started = words.length - 1
    const named = new Map<ReadonlySet<string>, readonly boolean[]>()
    return {
      records,
      best,
      contextWords(at) {
        const context = catalogue.contextOf(at)
        const known =
          named.get(context) ??
          stems.map((stem, word) => context.has(stem) || (word === started && startsAny(stem, context)))
        named.set(context, known)
        return known
      },
    }
  }
}

interface Match {
  readonly score: number
  readonly terms: readonly string[]
}

function credit(own: WordScores, { start, end, weight }: Reading, score: number, terms: readonly string[]): void {
  for (let word = start; word < end; word += 1) {
    own.values[word] = Math.max(own.values[word] ?? 0, score * weight)
  }
  for (const term of terms) own.terms.add(term)
}

/** Records that hold every term of a reading, with the mean of what the terms are worth there. */
function matchesOf(
  { terms }: Reading,
  answers: Map<string, ReadonlyMap<number, Match>>,
  index: MiniSearch<IndexedRecord>,
): ReadonlyMap<number, Match> {
  const [first, ...others] = terms.map((term) => ask(term, answers, index))
  if (!first) return new Map()
  if (others.length === 0) return first
  const common = new Map<number, Match>()
  for (const [at, match] of first) {
    const rest = others.map((answer) => answer.get(at))
    if (!rest.every((other) => other !== undefined)) continue
    const all = [match, ...rest]
    const score = all.reduce((sum, other) => sum + other.score, 0) / all.length
    common.set(at, { score, terms: all.flatMap((other) => other.terms) })
  }
  return common
}

function ask(
  { term, lookup }: QueryTerm,
  answers: Map<string, ReadonlyMap<number, Match>>,
  index: MiniSearch<IndexedRecord>,
): ReadonlyMap<number, Match> {
  const key = `${lookup} ${term}`
  const known = answers.get(key)
  if (known) return known
  const found = index.search(term, {
    tokenize: (text) => [text],
    boost,
    weights,
    prefix: lookup === 'prefix',
    fuzzy: lookup === 'fuzzy' ? 1 : false,
  })
  const answer = new Map(found.map(({ id, score, terms }) => [id as number, { score, terms }]))
  answers.set(key, answer)
  return answer
}

const shortestStart = 3

function startsAny(start: string, words: ReadonlySet<string>): boolean {
  if (start.length < shortestStart) return false
  for (const word of words) if (word.startsWith(start)) return true
  return false
}
