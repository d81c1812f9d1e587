import { type Decimal, isZero, smaller, subtract } from '../decimal.ts'
import { otherSide, reaches } from './book.ts'
import type { Book, BookOrder, Side } from './state.ts'

/** An order that trades with a book, and the decisions of its exchange on the way. */
export interface Trading<Order extends BookOrder> {
  readonly book: Book
  readonly side: Side
  /** Worst price of the order; without it, the order may reach the end of the book. */
  readonly limit: Decimal | undefined
  readonly orderOf: (id: string) => Order
  /** Quantity that it still needs at a price. */
  readonly wantedAt: (price: Decimal) => Decimal
  /** Whether it may trade with an order: `again` when that one has left the book meanwhile. */
  readonly meets: (maker: Order) => 'trades' | 'refused' | 'again'
  readonly fill: (maker: Order, quantity: Decimal) => void
}

/** `refused`: the order may not trade with the next resting order. */
export type Outcome = 'done' | 'refused'

/** Trades with the other side of a book, by price and then by time. */
export function trade<Order extends BookOrder>(trading: Trading<Order>): Outcome {
  const { book, side, limit, orderOf, wantedAt, meets, fill } = trading
  const levels = otherSide(book, side)
  for (;;) {
    const [level] = levels
    if (!level || (limit !== undefined && !reaches(side, limit, level.price))) return 'done'
    const wanted = wantedAt(level.price)
    if (isZero(wanted)) return 'done'
    const maker = orderOf(level.orderIds[0] ?? '')
    const meeting = meets(maker)
    if (meeting === 'refused') return 'refused'
    if (meeting === 'trades') fill(maker, smaller(wanted, subtract(maker.quantity, maker.filledQuantity)))
  }
}

/** The orders that one within a limit comes to, in their order. */
export function* reachable<Order extends BookOrder>({
  book,
  side,
  limit,
  orderOf,
}: Pick<Trading<Order>, 'book' | 'side' | 'limit' | 'orderOf'>): Generator<Order> {
  for (const { price, orderIds } of otherSide(book, side)) {
    if (limit !== undefined && !reaches(side, limit, price)) return
    for (const id of orderIds) yield orderOf(id)
  }
}

/** Whether an order with this limit would trade at once. */
export function touches(book: Book, side: Side, price: Decimal): boolean {
  const [best] = otherSide(book, side)
  return best !== undefined && reaches(side, price, best.price)
}
