import type { SearchOptions } from '../../contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { isStopWord } from '../index/stopWords.ts'
import { stemOf } from '../index/vocabulary.ts'
import type { Query } from './readQuery.ts'
import type { Scores } from './score.ts'

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

type KindWeights = Readonly<
  Record<'page' | 'operation' | 'channel' | 'error' | 'field' | 'value' | 'heading' | 'prose', number>
>

/** The query names a code, path, field or symbol: each record of that name ranks alike. */
const forNames: KindWeights = {
  page: 1.05,
  operation: 1.25,
  channel: 1.1,
  error: 1.1,
  field: 1,
  value: 0.8,
  heading: 0.9,
  prose: 0.7,
}
/** Words: operations and topics stand over fields, fields over values. */
const forWords: KindWeights = {
  page: 1.15,
  operation: 1.25,
  channel: 1,
  error: 1,
  field: 0.4,
  value: 0.3,
  heading: 1.05,
  prose: 0.7,
}
const factor = {
  context: 0.55,
  exact: 2,
  exactPart: 0.4,
  title: 0.9,
  near: 2.5,
  deprecated: 0.42,
  /** A code that no current API answers with: what is written about its number elsewhere comes first. */
  pastError: 0.15,
  pastTitle: 0.1,
  asked: 1.1,
  created: 1.05,
}
/** How steeply a record falls that leaves words of the query unanswered. */
const coverageExponent = 1.5
const mostPerPage = 3
const mostRefined = 300
/** Further ones that are looked at, so that one page of many fields does not fill the answer. */
const mostConsidered = 1000

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

/** What a record is worth that is called what was asked for with some strength, or with none. */
function createBaseScore({ catalogue, query, scores, options }: RankInput): (at: number, strength: number) => number {
  const { best, values } = scores
  const total = sumOf(best)
  const told = catalogue.sectionsTold(query.words)
  const kindWeights = query.isName ? forNames : forWords
  const contexts = best.map((top) => top * factor.context)
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
      const value = own < context && scores.isNamed(at, word) ? context : own
      sum += value
      if (value > 0) answered += best[word] ?? 0
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
      placeFactor(at, catalogue)
    )
  }
}

/** A plain word that is also the name of a field is most often meant as a word. */
function exactFactor(kind: string, isName: boolean): number {
  return isName || (kind !== 'field' && kind !== 'value') ? factor.exact : factor.exactPart
}

/** Of fields with one name, a sent field ranks before a received field, and its first definition before others. */
function placeFactor(at: number, catalogue: Catalogue): number {
  if (!catalogue.isAskedOfCaller(at)) return 1
  const kind = catalogue.kindAt(at)
  if (kind !== 'field' && kind !== 'value') return 1
  const parent = catalogue.parentAt(at)
  const isCreating = parent !== undefined && catalogue.methodAt(parent) === 'POST'
  return factor.asked * (isCreating ? factor.created : 1)
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** How much of a record's own title the query says: `place order` is all of one and half of `Place multiple orders`. */
function titleFactor(
  at: number,
  terms: readonly string[],
  asked: ReadonlySet<string>,
  { catalogue, query, exact }: RankInput,
): number {
  const stems = catalogue.titleStemsAt(at)
  if (stems.length === 0) return 1
  const found = new Set(terms.map(stemOf))
  const said = stems.filter((stem) => asked.has(stem) || found.has(stem)).length
  const share = Math.min(1, said / query.words.filter((word) => !isStopWord(word)).length)
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
