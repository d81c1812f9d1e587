/** Kind of match for a term: whole, by its start, or with a typing mistake. */
export type Lookup = 'exact' | 'prefix' | 'fuzzy'

/** A term of the index that matches a term of a query, and its weight: 1 for the term itself. */
interface TermMatch {
  readonly term: string
  readonly weight: number
}

const weights = { prefix: 0.6, fuzzy: 0.5 }
/** Loss of weight for each letter of a word beyond its typed start. */
const perLetter = 0.3
/** Fewest letters of a misspelt word whose continuation is searched. */
const shortestStart = 6

/** Terms of a sorted list that answer a term, the term itself first. */
export function matchTerms(sorted: readonly string[], term: string, lookup: Lookup): TermMatch[] {
  const from = placeOf(sorted, term)
  const own = sorted[from] === term ? [{ term, weight: 1 }] : []
  if (lookup === 'exact') return own
  return [...own, ...(lookup === 'prefix' ? longerTerms(sorted, term, from) : misspeltTerms(sorted, term))]
}

function longerTerms(sorted: readonly string[], start: string, from: number): TermMatch[] {
  const found: TermMatch[] = []
  for (let at = from; at < sorted.length; at += 1) {
    const term = sorted[at] ?? ''
    if (!term.startsWith(start)) break
    const { length } = term
    if (length > start.length) {
      found.push({ term, weight: (weights.prefix * length) / (length + perLetter * (length - start.length)) })
    }
  }
  return found
}

function misspeltTerms(sorted: readonly string[], wanted: string): TermMatch[] {
  return sorted.flatMap((term) => {
    const weight = (weights.fuzzy * term.length) / (term.length + 1)
    if (isOneEditApart(term, wanted)) return [{ term, weight }]
    return isOneEditApart(startOf(term, wanted), wanted) ? [{ term, weight: weight * weights.prefix }] : []
  })
}

/** The start of a longer word that a reader has typed: `reconect` is the start of `reconnecting`. */
function startOf(term: string, wanted: string): string {
  return wanted.length < shortestStart ? term : term.slice(0, wanted.length + 1)
}

/** Whether one letter added, left out or replaced makes one word of the other. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (start === long.length) return false
  const rest = short.length === long.length ? start + 1 : start
  return short.slice(rest) === long.slice(start + 1)
}

/** Place of a term in a sorted list, or the place for its insertion. */
export function placeOf(sorted: readonly string[], term: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}
