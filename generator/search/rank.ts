import type { SearchOptions } from '../contract/search.ts'
import { type Catalogue, isAskedOfCaller } from './catalogue.ts'
import type { Query } from './readQuery.ts'
import type { Scores, WordScores } from './score.ts'
import { isDullInTitle, isStopWord } from './stopWords.ts'
import { readChunks } from './tokenize.ts'
import { stemOf } from './vocabulary.ts'

export interface Ranked {
  readonly at: number
  readonly score: number
  readonly terms: readonly string[]
}

export interface RankInput {
  readonly catalogue: Catalogue
  readonly query: Query
  readonly scores: Scores
  readonly exact: ReadonlyMap<number, number>
  readonly options: SearchOptions
}

type KindWeights = Readonly<
  Record<'page' | 'operation' | 'channel' | 'error' | 'field' | 'value' | 'heading' | 'prose', number>
>

/** A code, path, field or symbol is asked for: what has that name is as good as any. */
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
  field: 0.5,
  value: 0.45,
  heading: 1.05,
  prose: 0.7,
}
const factor = {
  context: 0.45,
  exact: 2,
  exactPart: 0.4,
  title: 0.9,
  near: 1.5,
  deprecated: 0.42,
  pastTitle: 0.3,
  asked: 1.1,
  created: 1.05,
}
/** How steeply a record falls that leaves words of the query unanswered. */
const coverageExponent = 1.5
const mostPerPage = 3
const mostRefined = 300

/**
 * Records best first. Each word of the query counts with its best match in the record itself, less in the address, page or
 * section that the record stands in; a record that leaves words unanswered falls behind. Then what is called exactly as
 * asked comes first, operations stand over fields over values, a title that the query says in full over a longer one,
 * the reader's section comes a little earlier and what is deprecated later, unless the query names its section.
 */
export function rank(input: RankInput): Ranked[] {
  const { catalogue, scores, exact, options } = input
  const candidates = [...new Set([...scores.records.keys(), ...exact.keys()])]
  const found = candidates
    .filter((at) => options.section === undefined || catalogue.sectionOf(at) === options.section)
    .map((at) => ({ at, score: baseScore(at, input), terms: [...(scores.records.get(at)?.terms ?? [])] }))
    .filter(({ score }) => score > 0)
    .sort(byScore)
  const refined = found
    .slice(0, mostRefined)
    .map((entry) => ({ ...entry, score: entry.score * titleFactor(entry.at, entry.terms, input) }))
  return spread([...refined.sort(byScore), ...found.slice(mostRefined)], catalogue)
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.at - b.at
}

function baseScore(at: number, { catalogue, query, scores, exact, options }: RankInput): number {
  const { kind, isDeprecated } = catalogue.entry(at)
  const named = scores.contextWords(at)
  const isAsked = query.words.some((word) => catalogue.isTelling(word, at))
  const isPast = isDeprecated && !isAsked
  const strength = (exact.get(at) ?? 0) * (isPast && !query.isName ? factor.pastTitle : 1)
  const isWhole = strength === 1 && query.isName
  const { sum, answered } = isWhole ? wholeAnswer(scores.best) : answerOf(scores.records.get(at), named, scores.best)
  const total = sumOf(scores.best)
  const coverage = total === 0 ? 1 : answered / total
  const isNear = options.near !== undefined && options.near === catalogue.sectionOf(at)
  return (
    (sum + strength) *
    coverage ** coverageExponent *
    (query.isName ? forNames : forWords)[kind] *
    (1 + exactFactor(kind, query.isName) * strength) *
    (isNear ? factor.near : 1) *
    (isPast ? factor.deprecated : 1) *
    placeFactor(at, catalogue)
  )
}

/** A plain word that is also the name of a field is most often meant as a word. */
function exactFactor(kind: string, isName: boolean): number {
  return isName || (kind !== 'field' && kind !== 'value') ? factor.exact : factor.exactPart
}

/** Of fields with one name, the reader needs the one to send before the one that comes back, and where it is made up first. */
function placeFactor(at: number, catalogue: Catalogue): number {
  const { kind } = catalogue.entry(at)
  if (kind !== 'field' && kind !== 'value') return 1
  const parent = catalogue.parentOf(at)
  const isCreating = parent !== undefined && catalogue.entry(parent).method === 'POST'
  return isAskedOfCaller(catalogue.entry(at).anchor) ? factor.asked * (isCreating ? factor.created : 1) : 1
}

function wholeAnswer(best: Float64Array) {
  const sum = sumOf(best)
  return { sum, answered: sum }
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function answerOf(own: WordScores | undefined, named: readonly boolean[], best: Float64Array) {
  let sum = 0
  let answered = 0
  for (let word = 0; word < best.length; word += 1) {
    const top = best[word] ?? 0
    const value = Math.max(own?.values[word] ?? 0, named[word] ? top * factor.context : 0)
    sum += value
    if (value > 0) answered += top
  }
  return { sum, answered }
}

/** How much of a record's own title the query says: `place order` is all of one and half of `Place multiple orders`. */
function titleFactor(at: number, terms: readonly string[], { catalogue, query, exact }: RankInput): number {
  const words = wordsOf(catalogue.titleOf(at)).filter((word) => !isDullInTitle(word))
  if (words.length === 0) return 1
  const asked = new Set([...query.words, ...terms].map(stemOf))
  const said = words.filter((word) => asked.has(stemOf(word))).length
  const share = Math.min(1, said / query.words.filter((word) => !isStopWord(word)).length)
  return 1 + factor.title * Math.max((said / words.length) * share, exact.has(at) ? 1 : 0)
}

function wordsOf(text: string): string[] {
  return readChunks(text).flatMap(({ parts }) => parts)
}

/** The first few of each page, then the others: so that one page of many fields does not fill the answer. */
function spread(ranked: readonly Ranked[], catalogue: Catalogue): Ranked[] {
  const counts = new Map<number, number>()
  const early: Ranked[] = []
  const late: Ranked[] = []
  for (const entry of ranked) {
    const { page } = catalogue.entry(entry.at)
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    if (count <= mostPerPage) early.push(entry)
    else late.push(entry)
  }
  return [...early, ...late]
}
