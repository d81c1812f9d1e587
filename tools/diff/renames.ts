/** A field that may have been renamed. */
interface Candidate<T> {
  readonly field: T
  readonly name: string
  /** The schema without prose. */
  readonly shape: string
  readonly description: string | undefined
  /** Place in its list. */
  readonly index: number
}

/**
 * Pairs removed fields with added fields of the same shape that also have the same description, a similar name, or the same
 * index. The most similar pair is taken first. Exchanging the sides gives the same pairs.
 */
export function renamesOf<T>(
  removed: readonly Candidate<T>[],
  added: readonly Candidate<T>[],
): { readonly before: T; readonly after: T }[] {
  const pairs = removed
    .flatMap((before) => added.map((after) => ({ before, after, score: likeness(before, after) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (keyOf(a) < keyOf(b) ? -1 : 1))
  const taken = new Set<Candidate<T>>()
  return pairs.flatMap(({ before, after }) => {
    if (taken.has(before) || taken.has(after)) return []
    taken.add(before).add(after)
    return [{ before: before.field, after: after.field }]
  })
}

function likeness(before: Candidate<unknown>, after: Candidate<unknown>): number {
  if (before.shape !== after.shape) return 0
  const isSaidAlike = before.description !== undefined && before.description === after.description
  return (isSaidAlike ? 4 : 0) + (isAlike(before.name, after.name) ? 2 : 0) + (before.index === after.index ? 1 : 0)
}

/** The same letters in another writing, or one name within the other: `order_id`, `orderId`, `clientOrderId`. */
function isAlike(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
  if (!one || !other) return false
  return one.includes(other) || other.includes(one)
}

function keyOf({ before, after }: { readonly before: Candidate<unknown>; readonly after: Candidate<unknown> }): string {
  return [before.name, after.name].sort().join('\n')
}
