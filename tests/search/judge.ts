import type { SearchProvider } from '../../generator/contract/search.ts'
import { parseSpecText } from '../../generator/load/parseSpecText.ts'
import * as queries from '../../tools/audit/index.ts'

export type JudgedQuery = queries.JudgedQuery

export interface Judgement extends Awaited<ReturnType<typeof queries.judgeQuery>> {
  readonly query: JudgedQuery
}

export interface Score {
  readonly queries: number
  /** Share of queries whose first answer is right, that have a right one among the first five, and the mean of 1/rank. */
  readonly first: number
  readonly firstFive: number
  readonly meanReciprocalRank: number
}

/** The judged set of `queries.yaml`: queries by language. */
export function readQueries(text: string): readonly JudgedQuery[] {
  const { value, diagnostics } = queries.readQueries(parseSpecText('tests/search/queries.yaml', text).value)
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics))
  return value
}

/** Asks one query and finds the place of the first right answer. */
export async function judge(query: JudgedQuery, provider: SearchProvider, prefix: string): Promise<Judgement> {
  return { query, ...(await queries.judgeQuery(query, provider, prefix)) }
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
