/** Longer names are no slips of the pen, and to compare them takes long. */
const longestName = 100

/** How many pairs of letters are compared for one name: that is a thousand candidates of usual length. */
const mostSteps = 300_000

/** How many pairs are compared for all names with the same candidates together. */
const mostStepsTogether = 20_000_000
const stepsTaken = new WeakMap<readonly string[], number>()

/**
 * The candidate that differs from `wanted` by the fewest edits, when that is few enough to be a slip of the pen: at most
 * `most`, without it a third of the letters.
 */
export function nearestName(
  wanted: string,
  candidates: readonly string[],
  most = Math.max(1, Math.floor(wanted.length / 3)),
): string | undefined {
  const taken = stepsTaken.get(candidates) ?? 0
  if (wanted.length > longestName || taken > mostStepsTogether) return undefined
  const steps = { left: mostSteps }
  const written = wanted.toLowerCase()
  let best: string | undefined
  let bestDistance = most + 1
  for (const candidate of candidates) {
    if (candidate.length > longestName || Math.abs(candidate.length - wanted.length) >= bestDistance) continue
    if (steps.left <= 0) break
    const distance = editDistance(written, candidate.toLowerCase(), bestDistance, steps)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  stepsTaken.set(candidates, taken + mostSteps - steps.left)
  return best
}

/**
 * Levenshtein distance: insertions, deletions and substitutions from one text to the other. From `limit` on any number that
 * is not below it, for then it is enough to look at places that are as near each other.
 */
function editDistance(a: string, b: string, limit: number, steps: { left: number }): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current: number[] = []
    current[0] = row
    const last = Math.min(b.length, row + limit)
    let least = row
    for (let column = Math.max(1, row - limit); column <= last; column += 1) {
      const substitution = (previous[column - 1] ?? limit) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const other = Math.min((previous[column] ?? limit) + 1, (current[column - 1] ?? limit) + 1)
      current[column] = Math.min(other, substitution)
      least = Math.min(least, other, substitution)
    }
    steps.left -= last - Math.max(1, row - limit)
    if (least >= limit) return limit
    previous = current
  }
  return previous[b.length] ?? limit
}
