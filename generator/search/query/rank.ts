import type { Catalogue } from '../index/catalogue.ts'
import { stemOf } from '../index/vocabulary.ts'
import type { RankInput } from './rankInput.ts'
import { createRecordScore } from './recordScore.ts'
import { titleFactor } from './titleFactor.ts'

const mostPerPage = 3
const mostRefined = 300
/** Further records that are read, so that one page of many fields does not fill the answer. */
const mostConsidered = 1000

interface Ranked {
  readonly at: number
  readonly score: number
  readonly terms: readonly string[]
}

/**
 * Records best first. Each word of the query counts with its best match in the record itself, less in the address, page or
 * section that the record stands in; a record without a match for some words falls behind. Then records with exactly the
 * name of the query come first, operations before fields before values, a title that the query contains whole before a
 * longer title, the reader's section a little earlier and deprecated records later, unless the query names their section.
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
  const scoreOf = createRecordScore(input)
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
