import type { BookRule } from '../../../../contract/book.ts'
import { bestOf } from '../bookSide.ts'
import type { KeptBook } from '../keepBooks.ts'
import { type DebuggedInput, debugBook } from './debugBook.ts'

/** Inputs with a fault, which show the use of the debugger. A fault that the frames cannot have is left out. */
interface FaultyExamples {
  /** The frame before the last update was lost. */
  readonly gap?: DebuggedInput
  /** The best bid of the program differs. */
  readonly level?: DebuggedInput
}

/** Frames of a session that keep a book in step, with a fault in them or in the book of the program. */
export function faultyExamples(example: string, rule: BookRule): FaultyExamples {
  const faults = [['gap', withGap(example, rule)] as const, ['level', withLevel(example, rule)] as const]
  return Object.fromEntries(faults.filter(([, input]) => input && debugBook(input, rule).mistake !== undefined))
}

/** The number that the last update follows is another than the number before it. */
function withGap(example: string, { sequence }: BookRule): DebuggedInput | undefined {
  const name = sequence?.previous?.[0]?.split('/').at(-1)
  if (name === undefined) return undefined
  const numbers = [...example.matchAll(new RegExp(`(?<="${name}":"?)\\d+`, 'g'))]
  const last = numbers.at(-1)
  if (!last || numbers.length < 2) return undefined
  const [number] = last
  return {
    frames: example.slice(0, last.index) + String(BigInt(number) + 1n) + example.slice(last.index + number.length),
  }
}

function withLevel(example: string, rule: BookRule): DebuggedInput | undefined {
  const [book] = debugBook({ frames: example }, rule).books.values()
  const [[price, size] = [], ...others] = book ? levelsOf(book, 'bids') : []
  if (!book || price === undefined) return undefined
  return {
    frames: example,
    own: JSON.stringify({ bids: [[price, `1${size}`], ...others], asks: levelsOf(book, 'asks') }),
  }
}

function levelsOf(book: KeptBook, side: 'bids' | 'asks'): string[][] {
  return bestOf(book[side], side).map(({ price, size }) => [price, size.replace('-', '')])
}
