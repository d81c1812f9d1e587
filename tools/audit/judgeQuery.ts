import type { SearchProvider } from '../../generator/contract/search.ts'
import type { JudgedQuery } from './readQueries.ts'

export interface Judgement {
  /** Place of the first right answer, from 1; 0 without one. */
  readonly rank: number
  /** Addresses that were answered, best first. */
  readonly answers: readonly string[]
}

/** Asks one query and finds the place of the first right answer. */
export async function judgeQuery(
  { query, near, expect }: Pick<JudgedQuery, 'query' | 'near' | 'expect'>,
  provider: SearchProvider,
  prefix: string,
): Promise<Judgement> {
  const hits = await provider.search(query, near === undefined ? {} : { near })
  const answers = hits.map(({ record }) => record.url.slice(prefix.length))
  return { rank: answers.findIndex((answer) => expect.some((own) => answersTo(own, answer))) + 1, answers }
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
