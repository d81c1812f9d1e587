import { decoded } from '../../generator/contract/httpSyntax.ts'

export type RawPair = readonly [name: string, value: string]

/** The decoded pairs of a query. Badly encoded text stays. */
export function queryPairs(query: string): RawPair[] {
  if (query === '') return []
  return query.split('&').map((pair) => {
    const at = pair.indexOf('=')
    return at < 0 ? [decoded(pair), ''] : [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))]
  })
}
