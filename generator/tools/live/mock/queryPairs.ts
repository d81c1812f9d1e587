export type RawPair = readonly [name: string, value: string]

/** The pairs of a query as it was sent, decoded; what is badly encoded stays as it is. */
export function queryPairs(query: string): RawPair[] {
  if (query === '') return []
  return query.split('&').map((pair) => {
    const at = pair.indexOf('=')
    return at < 0 ? [decoded(pair), ''] : [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))]
  })
}

/** A part of an address with its percent-encoding taken off; as it is where that is not well formed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
