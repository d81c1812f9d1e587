import type { BookChecksum, BookRule } from '../../../../contract/book.ts'
import { type BookSide, bestOf, priceKey, type SideName } from '../bookSide.ts'
import { checksumOf, checksumText } from '../checksumText.ts'
import { around, textDiffersAt } from '../differences.ts'
import { type BookFault, booksAfterPushes } from '../keepBooks.ts'
import type { BookMistake, PastedPush } from './bookReport.ts'
import type { PlayedPush } from './playPushes.ts'

type Sides = Readonly<Record<SideName, BookSide>>

/** Later records that may belong ahead of the record whose checksum is wrong. */
const mostAhead = 5

/** The cause of a wrong checksum: the change of the book or its records that gives the expected checksum. */
export function checksumMistake(
  { before, after, push, symbol }: PlayedPush,
  { expected, actual, text }: Extract<BookFault, { readonly kind: 'checksum' }>,
  pushes: readonly PastedPush[],
  rule: BookRule,
): BookMistake {
  const values = { expected, actual, text }
  const { checksum } = rule
  if (!checksum) return { kind: 'sumLost', values }
  const isRight = (sides: Sides) => checksumOf(checksumText(sides, checksum), checksum) === expected
  const filled = filledSides(after).find(isRight)
  if (filled) return { kind: 'sumZeros', values: { ...values, ...characterAt(text, checksumText(filled, checksum)) } }
  const stale = levelsOf(after, checksum).find(({ side, price }) => isRight(without(after, side, price)))
  if (stale) return { kind: 'sumStale', values: { ...values, ...stale } }
  const index = pushes.findIndex((each) => each.push === push)
  const late = pushes
    .slice(index + 1, index + 1 + mostAhead)
    .find((each) => each.push.symbol === push.symbol && isNextBook(each))
  return late?.position === undefined
    ? { kind: 'sumLost', values }
    : { kind: 'sumReordered', values: { ...values, other: late.position } }

  /** Whether the checksum of a later record is right without the record. */
  function isNextBook({ push: later }: PastedPush): boolean {
    const next = booksAfterPushes(new Map([[symbol, before]]), [later], rule).get(symbol)
    return later.checksum !== undefined && next?.outcome === 'applied'
  }
}

/** Position at which two texts of a checksum differ, with the text around it. */
export function characterAt(own: string, right: string) {
  const [yours, theirs] = around(own, right)
  return { character: textDiffersAt(own, right) + 1, yours, theirs }
}

function levelsOf(sides: Sides, { levels }: BookChecksum) {
  return (['bids', 'asks'] as const).flatMap((side) =>
    bestOf(sides[side], side, levels).map(({ price, size }) => ({ side, price, size })),
  )
}

function without(sides: Sides, side: SideName, price: string): Sides {
  const own = new Map(sides[side])
  own.delete(priceKey(price))
  return { ...sides, [side]: own }
}

/** The book with as many decimals everywhere as the longest number has: of prices, of sizes, and of both. */
function filledSides(sides: Sides): Sides[] {
  const levels = [...sides.bids.values(), ...sides.asks.values()]
  const most = (member: 'price' | 'size') => Math.max(0, ...levels.map((level) => decimalsOf(level[member])))
  const [prices, sizes] = [most('price'), most('size')]
  const choices = [
    [prices, sizes],
    [0, sizes],
    [prices, 0],
  ] as const
  return choices.map(([price, size]) => ({
    bids: filled(sides.bids, price, size),
    asks: filled(sides.asks, price, size),
  }))
}

function filled(side: BookSide, price: number, size: number): BookSide {
  return new Map(
    [...side].map(([key, level]) => [key, { price: fill(level.price, price), size: fill(level.size, size) }]),
  )
}

function fill(text: string, decimals: number): string {
  const lacking = decimals - decimalsOf(text)
  if (lacking <= 0) return text
  return `${text}${text.includes('.') ? '' : '.'}${'0'.repeat(lacking)}`
}

function decimalsOf(text: string): number {
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
}
