import type { SearchKind, SearchOptions } from '../../contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { isStopWord } from '../index/stopWords.ts'
import { readChunks } from '../index/tokenize.ts'
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
    if (options.kinds !== undefined && !options.kinds.includes(catalogue.kindAt(at))) return
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
  const worth = [...best].map((top, word) => {
    if (isVerb[word]) return Math.max(top, telling * factor.verb)
    return top === 0 ? 0 : Math.max(top, telling * factor.least)
  })
  const total = worth.reduce((sum, value) => sum + value, 0)
  return (at, exactStrength) => {
    const kind = catalogue.kindAt(at)
    const section = catalogue.sectionAt(at)
    const isNear = options.near !== undefined && options.near === section
    const isGuide = kind === 'heading' || kind === 'page'
    const isAsked = isNear || told.has(section ?? '') || (isGuide && query.intent.isMigration)
    const isPast = catalogue.isDeprecated(at) && !isAsked
    const wanted = intentFactor(at)
    const strength =
      exactStrength *
      Math.min(1, wanted) ** factor.unwantedTitle *
      (isPast && (!query.isName || kind === 'error') ? factor.pastTitle : 1)
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
      (coverage === 1 ? 1 : coverage ** coverageExponent * (catalogue.verbAt(at) === undefined ? 1 : factor.partial)) *
      kindWeights[kind] *
      (1 + exactFactor(kind, query.isName) * strength) *
      (isNear ? factor.near : 1) *
      (isPast ? (kind === 'error' ? factor.pastError : factor.deprecated) : 1) *
      placeFactor(at, catalogue) *
      wanted
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
  if (isEntryKind(catalogue.kindAt(at)))
    return isCalled(at, asked, { catalogue, query, exact }) ? 1 + factor.title : factor.unnamed
  const { verb } = query.intent
  const isDone = verb !== undefined && catalogue.verbAt(at) === verb
  const stems = catalogue
    .titleStemsAt(at)
    .filter((stem) => verb !== undefined || catalogue.verbAt(at) === undefined || verbOfStemmed(stem) === undefined)
  if (stems.length === 0) return 1
  const found = new Set(terms.map(stemOf))
  const said = stems.filter(
    (stem) => asked.has(stem) || found.has(stem) || (isDone && stem === stems[0] && verbOfStemmed(stem) === verb),
  ).length
  const share = Math.min(1, said / query.words.filter((word, at) => !isStopWord(word) && !query.silent.has(at)).length)
  return 1 + factor.title * Math.max((said / stems.length) * share, exact.has(at) ? 1 : 0)
}

/** Whether the query says all of a name of a tool, file or program. */
function isCalled(
  at: number,
  asked: ReadonlySet<string>,
  { catalogue, query, exact }: Pick<RankInput, 'catalogue' | 'query' | 'exact'>,
): boolean {
  if (exact.has(at)) return true
  const text = query.words.join('')
  return catalogue
    .recordAt(at)[4]
    .some((name) =>
      readChunks(name).every(({ parts, isHan }) =>
        isHan ? text.includes(parts.join('')) : parts.every((part) => asked.has(stemOf(part)) || isStopWord(part)),
      ),
    )
}

function isEntryKind(kind: SearchKind): boolean {
  return kind === 'tool' || kind === 'file' || kind === 'program' || kind === 'absent' || kind === 'guide'
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
