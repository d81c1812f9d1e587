import { add, compare, type Decimal, subtract } from '../../kernel/decimal.ts'
import type { Book, BookOrder } from '../../kernel/market/state.ts'

interface Books {
  readonly state: { readonly orders: Readonly<Record<string, BookOrder>> }
  market(symbol: string): { readonly book: Book }
}

/** Levels are sorted, do not cross, and hold the open quantity of their orders. */
export function bookProblems({ state, market }: Books, symbols: readonly string[]): string[] {
  return symbols.flatMap((symbol) => {
    const { bids, asks } = market(symbol).book
    const prices = [...bids.toReversed(), ...asks].map(({ price }) => price)
    const isSorted = prices.every((price, index) => index === 0 || compare(prices[index - 1] ?? '0', price) < 0)
    const wrong = [...bids, ...asks].filter(({ price, quantity, orderIds }) => {
      const resting = orderIds.map((id) => state.orders[id])
      const sum = resting
        .map((order) => (order ? subtract(order.quantity, order.filledQuantity) : '0'))
        .reduce(add, '0')
      return sum !== quantity || resting.some((order) => order?.price !== price)
    })
    return [
      ...(isSorted ? [] : [`the book of ${symbol} is not sorted`]),
      ...wrong.map(({ price }) => `level ${price} of ${symbol} is not the sum of its orders`),
    ]
  })
}

type Levels = readonly (readonly [price: Decimal, quantity: Decimal])[]

/** A message of the book: a snapshot, or an update of the book with the id `lastId`. */
export interface BookChange {
  readonly symbol: string
  readonly lastId: number
  readonly id: number
  readonly asks: Levels
  readonly bids: Levels
}

/** Books as a client has them from snapshots and updates alone. */
export function followBooks(snapshots: readonly BookChange[]) {
  const gaps: string[] = []
  const books = new Map(
    snapshots.map(({ symbol, id, asks, bids }) => [symbol, { id, asks: new Map(asks), bids: new Map(bids) }]),
  )
  const sorted = (levels: ReadonlyMap<Decimal, Decimal> = new Map(), sign = 1) =>
    [...levels].sort(([a], [b]) => compare(a, b) * sign)
  return {
    read({ symbol, lastId, id, asks, bids }: BookChange): void {
      const book = books.get(symbol)
      if (!book) return
      if (book.id !== lastId) gaps.push(`an update of ${symbol} follows ${lastId}, not ${book.id}`)
      book.id = id
      for (const [levels, changes] of [
        [book.asks, asks],
        [book.bids, bids],
      ] as const) {
        for (const [price, quantity] of changes) quantity === '0' ? levels.delete(price) : levels.set(price, quantity)
      }
    },
    /** Gaps so far, and books that differ from the requested ones: both sides as lists of prices and quantities. */
    problems(asked: (symbol: string) => readonly [asks: readonly unknown[], bids: readonly unknown[]]): string[] {
      const wrong = [...books].filter(([symbol, { asks, bids }]) => {
        const told = [sorted(asks).flat(), sorted(bids, -1).flat()]
        return JSON.stringify(told) !== JSON.stringify(asked(symbol).map((side) => side.flat()))
      })
      return [...gaps, ...wrong.map(([symbol]) => `snapshot and updates of ${symbol} are not its book`)]
    },
  }
}
