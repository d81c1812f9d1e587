import { add, compare, type Decimal, isZero, subtract } from '../decimal.ts'
import type { Book, BookOrder, Level, Side } from './state.ts'

/** The side of the book that an order rests on. */
export function ownSide(book: Book, side: Side): Level[] {
  return side === 'BUY' ? book.bids : book.asks
}

/** The side of the book that an order trades with. */
export function otherSide(book: Book, side: Side): Level[] {
  return side === 'BUY' ? book.asks : book.bids
}

/** Whether an order with this limit trades at a price of the other side. */
export function reaches(side: Side, limit: Decimal, price: Decimal): boolean {
  return side === 'BUY' ? compare(price, limit) <= 0 : compare(price, limit) >= 0
}

/** Puts the open part of an order behind the others of its price. */
export function rest(book: Book, order: BookOrder): void {
  const levels = ownSide(book, order.side)
  const open = subtract(order.quantity, order.filledQuantity)
  const index = positionOf(levels, order)
  const level = levels[index]
  if (level?.price === order.price) {
    level.quantity = add(level.quantity, open)
    level.orderIds.push(order.id)
  } else levels.splice(index, 0, { price: order.price, quantity: open, orderIds: [order.id] })
}

/** Takes a quantity of an order off the book, and the order with it when nothing is left. */
export function takeOff(book: Book, order: BookOrder, quantity: Decimal, isGone: boolean): void {
  const levels = ownSide(book, order.side)
  const index = positionOf(levels, order)
  const level = levels[index]
  if (level?.price !== order.price) throw new Error(`The book has no level of order ${order.id}.`)
  level.quantity = subtract(level.quantity, quantity)
  if (isGone) level.orderIds.splice(level.orderIds.indexOf(order.id), 1)
  if (isZero(level.quantity)) levels.splice(index, 1)
}

/** Index of the level of this price, or of the level before which it belongs. */
function positionOf(levels: readonly Level[], { side, price }: Pick<BookOrder, 'side' | 'price'>): number {
  let low = 0
  let high = levels.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const level = levels[middle]
    const order = level === undefined ? 0 : compare(level.price, price)
    const isBetter = side === 'BUY' ? order > 0 : order < 0
    if (isBetter) low = middle + 1
    else high = middle
  }
  return low
}
