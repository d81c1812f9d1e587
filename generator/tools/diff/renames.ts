/** A field that may have been renamed. */
export interface Candidate<T> {
  readonly field: T
  readonly name: string
  /** What it allows, without prose. */
  readonly shape: string
  readonly description: string | undefined
  /** Place in its list. */
  readonly index: number
}

/**
 * Which of the fields that went came again by another name: those of the same shape that also have the same description,
 * a name alike, or the same place in the list. The likeliest pair is taken first; the result does not depend on which side
 * is asked first.
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
