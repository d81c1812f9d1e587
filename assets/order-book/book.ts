/** Size by price, both as they are sent. */
export type Side = ReadonlyMap<string, string>

export interface Book {
  readonly bids: Side
  readonly asks: Side
}

/** Price and size of a level; the size `0` removes it. */
export type Level = readonly [price: string, size: string]

export interface Change {
  readonly price: string
  readonly kind: 'added' | 'changed' | 'removed'
  /** What the size was before. */
  readonly before?: string
}

export const emptyBook: Book = { bids: new Map(), asks: new Map() }

/** A book of nothing but these levels. */
export function bookOf(bids: readonly Level[], asks: readonly Level[]): Book {
  return { bids: new Map(bids), asks: new Map(asks) }
}

/** A side after the levels of an update, with what it changed. A level that is removed without having been there changes nothing. */
export function applyLevels(side: Side, levels: readonly Level[]): { readonly side: Side; readonly changes: Change[] } {
  const next = new Map(side)
  const changes: Change[] = []
  for (const [price, size] of levels) {
    const before = next.get(price)
    const isRemoved = Number(size) === 0
    if (isRemoved) next.delete(price)
    else next.set(price, size)
    if (before !== undefined) changes.push({ price, kind: isRemoved ? 'removed' : 'changed', before })
    else if (!isRemoved) changes.push({ price, kind: 'added' })
  }
  return { side: next, changes }
}

export interface Row extends Partial<Change> {
  readonly price: string
  readonly size: string
}

/** The levels of a side, best price first. Levels that the last message removed are kept as they were. */
export function rowsOf(side: Side, changes: readonly Change[], best: 'highest' | 'lowest'): Row[] {
  const removed = changes.filter(({ kind }) => kind === 'removed')
  const rows: Row[] = [
    ...[...side].map(([price, size]) => ({ price, size, ...changes.find((change) => change.price === price) })),
    ...removed.map((change) => ({ ...change, size: change.before ?? '' })),
  ]
  const direction = best === 'highest' ? -1 : 1
  return rows.sort((a, b) => direction * (Number(a.price) - Number(b.price)))
}
