import type { SearchOptions } from '../../contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { isStopWord } from '../index/stopWords.ts'
import { stemOf } from '../index/vocabulary.ts'
import { verbOfStemmed } from './intent.ts'
import { createIntentFactor } from './intentFactor.ts'
import type { Query } from './readQuery.ts'
import type { Scores } from './score.ts'
import {
  coverageExponent,
  exactFactor,
  factor,
  forNames,
  forWords,
  mostConsidered,
  mostPerPage,
  mostRefined,
  placeFactor,
} from './weights.ts'

interface Ranked {
  readonly at: number
  readonly score: number
  readonly terms: readonly string[]
}

interface RankInput {
  readonly catalogue: Catalogue
  readonly query: Query
  readonly scores: Scores
  readonly exact: ReadonlyMap<number, number>
  readonly options: SearchOptions
}

/**
 * Records best first. Each word of the query counts with its best match in the record itself, less in the address, page or
 * section that the record stands in; a record that leaves words unanswered falls behind. Then what is called exactly as
 * asked comes first, operations stand over fields over values, a title that the query says in full over a longer one,
 * the reader's section comes a little earlier and what is deprecated later, unless the query names its section.
 */
export function rank(input: RankInput): Ranked[] {
  const { catalogue, query, scores } = input
  const found = bestOf(input)
  const early = found.slice(0, mostRefined)
  const terms = scores.termsOf(early.map(({ at }) => at))
  const asked = new Set(query.words.map(stemOf))
  const refined = early.map(({ at, score }) => {
    const own = terms.get(at) ?? []
    return { at, score: score * titleFactor(at, own, asked, input), terms: own }
  })
  const late = found.slice(mostRefined).map((entry) => ({ ...entry, terms: [] }))
  return spread([...refined.sort(byScore), ...late], catalogue)
}

type Scored = Pick<Ranked, 'at' | 'score'>

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.at - b.at
}

/** The best of many, best first: sorting all of them would take longer than all the rest. */
function bestOf(input: RankInput): Scored[] {
  const { catalogue, scores, exact, options } = input
  const scoreOf = createBaseScore(input)
  let found: Scored[] = []
  let least = 0
  const consider = (at: number, strength: number): void => {
    if (options.section !== undefined && catalogue.sectionAt(at) !== options.section) return
    const score = scoreOf(at, strength)
    if (score <= 0 || score < least) return
    found.push({ at, score })
    if (found.length < mostConsidered * 4) return
    found = found.sort(byScore).slice(0, mostConsidered)
    least = found.at(-1)?.score ?? 0
  }
  for (const [at, strength] of exact) consider(at, strength)
  const { records } = scores
  for (let place = 0; place < records.length; place += 1) {
    const at = records[place] ?? 0
    if (!exact.has(at)) consider(at, 0)
  }
  return found.sort(byScore).slice(0, mostConsidered)
}

/** The weight of a record by the strength with which its name matches the query, if it does. */
function createBaseScore({ catalogue, query, scores, options }: RankInput): (at: number, strength: number) => number {
  const { best, values } = scores
  const told = catalogue.sectionsTold(query.words)
  const kindWeights = query.isName ? forNames : forWords
  const contexts = best.map((top) => top * factor.context)
  const intentFactor = createIntentFactor(query, catalogue)
  const isVerb = query.words.map((word) => !isStopWord(word) && isVerbOf(query, stemOf(word)))
  const telling = Math.max(...best)
  const worth = [...best].map((top, word) => (isVerb[word] ? Math.max(top, telling * factor.verb) : top))
  const total = worth.reduce((sum, value) => sum + value, 0)
  return (at, exactStrength) => {
    const kind = catalogue.kindAt(at)
    const section = catalogue.sectionAt(at)
    const isNear = options.near !== undefined && options.near === section
    const isPast = catalogue.isDeprecated(at) && !isNear && !told.has(section ?? '')
    const strength = exactStrength * (isPast && (!query.isName || kind === 'error') ? factor.pastTitle : 1)
    let sum = 0
    let answered = 0
    for (let word = 0; word < values.length; word += 1) {
      const own = values[word]?.[at] ?? 0
      const context = contexts[word] ?? 0
      const done = isVerb[word] && catalogue.verbAt(at) === query.intent.verb ? telling * factor.verb : 0
      const value = Math.max(own < context && scores.isNamed(at, word) ? context : own, done)
      sum += value
      if (value > 0) answered += worth[word] ?? 0
    }
    if (strength === 1 && query.isName) sum = answered = total
    const coverage = total === 0 ? 1 : answered / total
    return (
      (sum + strength) *
      (coverage === 1 ? 1 : coverage ** coverageExponent) *
      kindWeights[kind] *
      (1 + exactFactor(kind, query.isName) * strength) *
      (isNear ? factor.near : 1) *
      (isPast ? (kind === 'error' ? factor.pastError : factor.deprecated) : 1) *
      placeFactor(at, catalogue) *
      intentFactor(at)
    )
  }
}

function isVerbOf({ intent: { verb } }: Query, stem: string): boolean {
  return verb !== undefined && verbOfStemmed(stem) === verb
}

/** How much of a record's own title the query says: `place order` is all of one and half of `Place multiple orders`. */
function titleFactor(
  at: number,
  terms: readonly string[],
  asked: ReadonlySet<string>,
  { catalogue, query, exact }: RankInput,
): number {
  const { verb } = query.intent
  const isDone = verb !== undefined && catalogue.verbAt(at) === verb
  const stems = catalogue
    .titleStemsAt(at)
    .filter((stem) => verb !== undefined || catalogue.verbAt(at) === undefined || verbOfStemmed(stem) === undefined)
  if (stems.length === 0) return 1
  const found = new Set(terms.map(stemOf))
  const said = stems.filter(
    (stem) => asked.has(stem) || found.has(stem) || (isDone && verbOfStemmed(stem) === verb),
  ).length
  const share = Math.min(1, said / query.words.filter((word, at) => !isStopWord(word) && !query.silent.has(at)).length)
  return 1 + factor.title * Math.max((said / stems.length) * share, exact.has(at) ? 1 : 0)
}

/** The first few of each page, then the others: so that one page of many fields does not fill the answer. */
function spread(ranked: readonly Ranked[], catalogue: Catalogue): Ranked[] {
  const counts = new Map<number, number>()
  const early: Ranked[] = []
  const late: Ranked[] = []
  for (const entry of ranked) {
    const page = catalogue.pageAt(entry.at)
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    if (count <= mostPerPage) early.push(entry)
    else late.push(entry)
  }
  return [...early, ...late]
}
