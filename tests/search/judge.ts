import { load } from 'js-yaml'
import type { SearchProvider } from '../../generator/contract/search.ts'

/** A query as a reader types it, with every address that answers it. */
export interface JudgedQuery {
  readonly locale: string
  readonly query: string
  /** Addresses without the language; `*` at the end also takes the places below. */
  readonly expect: readonly string[]
  /** Section the reader is in. */
  readonly near?: string
}

export interface Judgement {
  readonly query: JudgedQuery
  /** Place of the first right answer, from 1; 0 when there is none. */
  readonly rank: number
  /** Addresses that were answered, best first. */
  readonly answers: readonly string[]
}

export interface Score {
  readonly queries: number
  /** Share of queries whose first answer is right, that have a right one among the first five, and the mean of 1/rank. */
  readonly first: number
  readonly firstFive: number
  readonly meanReciprocalRank: number
}

/** The judged set of `queries.yaml`: queries by language. */
export function readQueries(text: string): JudgedQuery[] {
  const byLocale = load(text) as Record<string, readonly Omit<JudgedQuery, 'locale'>[]>
  return Object.entries(byLocale).flatMap(([locale, queries]) => queries.map((query) => ({ ...query, locale })))
}

/** Asks one query and finds the place of the first right answer. */
export async function judge(query: JudgedQuery, provider: SearchProvider, prefix: string): Promise<Judgement> {
  const hits = await provider.search(query.query, query.near === undefined ? {} : { near: query.near })
  const answers = hits.map(({ record }) => record.url.slice(prefix.length))
  const rank = answers.findIndex((answer) => query.expect.some((expected) => answersTo(expected, answer))) + 1
  return { query, rank, answers }
}

/** Whether an address is the expected one, or with a `*` at its end one below it. */
export function answersTo(expected: string, answer: string): boolean {
  if (!expected.endsWith('*')) return answer === expected
  const place = expected.slice(0, -1)
  return (
    answer === place ||
    (answer.startsWith(place) && (/[#./-]$/.test(place) || /^[#.]/.test(answer.slice(place.length))))
  )
}

export function scoreOf(judgements: readonly Judgement[]): Score {
  const count = judgements.length
  const share = (holds: (rank: number) => boolean) => judgements.filter(({ rank }) => holds(rank)).length / count
  return {
    queries: count,
    first: share((rank) => rank === 1),
    firstFive: share((rank) => rank >= 1 && rank <= 5),
    meanReciprocalRank: judgements.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / count,
  }
}
