import { type BookSide, bestOf, priceKey, type SideName } from '../../generator/model/view/book/bookSide.ts'

export interface Change {
  readonly price: string
  readonly kind: 'added' | 'changed' | 'removed'
  /** What the size was before. */
  readonly before?: string
}

/** Differences of a side from the side before it. */
export function changesBetween(before: BookSide, after: BookSide): Change[] {
  const set = [...after.values()].flatMap(({ price, size }): Change[] => {
    const old = before.get(priceKey(price))?.size
    if (old === undefined) return [{ price, kind: 'added' }]
    return old === size ? [] : [{ price, kind: 'changed', before: old }]
  })
  const removed = [...before.values()].filter(({ price }) => !after.has(priceKey(price)))
  return [...set, ...removed.map(({ price, size }): Change => ({ price, kind: 'removed', before: size }))]
}

export interface Row extends Partial<Change> {
  readonly price: string
  readonly size: string
}

/** The levels of a side, best price first, with those that the last message removed as they were. */
export function rowsOf(side: BookSide, changes: readonly Change[], name: SideName): Row[] {
  const removed = changes
    .filter(({ kind }) => kind === 'removed')
    .map(({ price, before = '' }) => ({ price, size: before }))
  const shown = new Map([...side, ...removed.map((level) => [priceKey(level.price), level] as const)])
  return bestOf(shown, name).map((level) => ({ ...level, ...changes.find(({ price }) => price === level.price) }))
}
