import type { BookRule } from '../../../../contract/book.ts'
import { type BookSide, bestOf, type KeptLevel, priceKey, type SideName } from '../bookSide.ts'
import { levelDiffersAt, writtenLevel } from '../differences.ts'
import type { Books } from '../keepBooks.ts'
import type { BookMistake, BookMistakeKind, PastedPush } from './bookReport.ts'
import { bookVariants } from './bookVariants.ts'
import { type OwnBook, readOwnBook } from './readOwnBook.ts'

type Sides = Readonly<Record<SideName, BookSide>>

/** Compares the book of a reader's program with the book of the frames, and finds the mistake that makes its levels. */
export function compareOwnBook(
  text: string,
  books: Books,
  pushes: readonly PastedPush[],
  rule: BookRule,
): BookMistake | undefined {
  if (text.trim() === '') return undefined
  const own = readOwnBook(text)
  if (!own) return { kind: 'ownUnreadable', values: {} }
  const symbol = own.symbol ?? (books.size === 1 ? [...books.keys()][0] : undefined)
  const book = symbol === undefined ? undefined : books.get(symbol)
  if (!book) return { kind: 'ownSymbol', values: { symbols: [...books.keys()] } }
  const found = differenceOf(own, book, isSameNumber)
  if (!found) return isOrdered(own) ? undefined : { kind: 'sorting', values: {} }
  const ofBook = pushes.filter(({ push }) => push.symbol === symbol || (push.isReply && push.symbol === ''))
  const last = ofBook.findLast(({ push }) => push[found.side].some(({ price }) => priceKey(price) === found.key))
  const at = last?.position === undefined ? {} : { position: last.position }
  const { key: _key, ...values } = found
  const shape = shapeMistake(own, book)
  if (shape) return { kind: shape, values, ...at }
  for (const { kind, book: variant, position } of bookVariants(ofBook, rule, found))
    if (!differenceOf(own, variant, isSameNumber))
      return { kind, values: position === undefined ? values : { ...values, other: position }, ...at }
  return { kind: 'wrongLevel', values, ...at }
}

type IsSame = (one: string, other: string) => boolean

/** The best level that differs, of as many as the reader gives. */
function differenceOf(own: OwnBook, book: Sides, isSame: IsSame) {
  for (const side of ['bids', 'asks'] as const) {
    const yours = sorted(own[side], side)
    const right = bestOf(book[side], side, yours.length || undefined)
    const at = levelDiffersAt(yours, right, isSame)
    if (at === undefined) continue
    const [one, other] = [yours[at], right[at]]
    const first = bestOf(new Map([one, other].flatMap((level) => (level ? [[level.price, level]] : []))), side, 1)[0]
    const values = { side, level: at + 1, own: writtenLevel(one), right: writtenLevel(other) }
    return { ...values, key: priceKey(first?.price ?? '') }
  }
  return undefined
}

/** Mistakes that show in the levels themselves. */
function shapeMistake(own: OwnBook, book: Sides): BookMistakeKind | undefined {
  const keys = (side: SideName) => own[side].map(({ price }) => priceKey(price))
  if ((['bids', 'asks'] as const).some((side) => new Set(keys(side)).size < own[side].length)) return 'priceText'
  const swapped = { ...own, bids: own.asks, asks: own.bids }
  if (!differenceOf(swapped, book, isSameNumber)) return 'sides'
  return !differenceOf(roundedTo(own), { bids: rounded(book.bids), asks: rounded(book.asks) }, isSameNumber)
    ? 'rounded'
    : undefined
}

/** Digits of a number that a float keeps. */
const floatDigits = 12

function roundedTo(own: OwnBook): OwnBook {
  const side = (levels: readonly KeptLevel[]) => levels.map(roundedLevel)
  return { ...own, bids: side(own.bids), asks: side(own.asks) }
}

function rounded(side: BookSide): BookSide {
  return new Map([...side].map(([key, level]) => [key, roundedLevel(level)]))
}

function roundedLevel({ price, size }: KeptLevel): KeptLevel {
  const text = (number: string) => String(Number(Number(number).toPrecision(floatDigits)))
  return { price: text(price), size: text(size) }
}

/** Sizes of asks have a sign in some channels, and none in a program. */
function isSameNumber(one: string, other: string): boolean {
  return priceKey(one.replace('-', '')) === priceKey(other.replace('-', ''))
}

function sorted(levels: readonly KeptLevel[], side: SideName): KeptLevel[] {
  return bestOf(new Map(levels.map((level, index) => [String(index), level])), side)
}

/** Prices in order, whichever end comes first. */
function isOrdered(own: OwnBook): boolean {
  return (['bids', 'asks'] as const).every((side) => {
    const prices = own[side].map(({ price }) => Number(price))
    const ups = prices.slice(1).map((price, index) => price >= (prices[index] ?? price))
    return new Set(ups).size <= 1
  })
}
