import type { BookRule, BookVector } from '../../../contract/book.ts'
import type { SourceLocation } from '../../../contract/diagnostics.ts'
import { bestOf } from './bookSide.ts'
import { checksumOf, checksumText } from './checksumText.ts'
import { around, levelDiffersAt, textDiffersAt, writtenLevel } from './differences.ts'
import { type BookFault, type Books, booksAfter, type KeptBook } from './keepBooks.ts'

interface BookMistake {
  readonly message: string
  readonly hint: string
  readonly source: SourceLocation
}

/** Keeps a book of the frames of a vector; `undefined` when the book, its text and its checksum come out. */
export function proveBook(rule: BookRule, vector: BookVector): BookMistake | undefined {
  const books = vector.frames.reduce<Books>((before, frame) => booksAfter(before, frame, rule), new Map())
  const symbol = vector.symbol ?? (books.size === 1 ? [...books.keys()][0] : undefined)
  const book = symbol === undefined ? undefined : books.get(symbol)
  if (!book)
    return {
      message: books.size === 0 ? 'No frame has a book.' : `The frames have books of ${[...books.keys()].join(', ')}.`,
      hint: books.size === 0 ? 'Correct the pointers to records, bids and asks.' : 'Say which one with `symbol`.',
      source: vector.source,
    }
  return wrongState(book, vector) ?? wrongLevel(book, vector) ?? wrongText(book, rule, vector)
}

function stateOf({ last, fault }: KeptBook): string {
  return last !== undefined && fault?.kind !== 'gap' ? 'in step' : (fault?.kind ?? 'waiting')
}

function wrongState(book: KeptBook, { state, source }: BookVector): BookMistake | undefined {
  const actual = stateOf(book)
  if (actual === state) return undefined
  const { fault } = book
  return {
    message: `The book is "${fault ? toldFault(fault) : actual}" after the frames, not "${state}".`,
    hint: fault?.kind === 'checksum' ? `It is taken of "${fault.text}".` : 'Correct the rule, or the frames.',
    source,
  }
}

function toldFault(fault: BookFault): string {
  if (fault.kind === 'gap') return `gap: ${fault.actual} instead of ${fault.expected}`
  return fault.kind === 'level'
    ? `unreadable level ${fault.level}`
    : `checksum ${fault.actual} instead of ${fault.expected}`
}

function wrongLevel(book: KeptBook, vector: BookVector): BookMistake | undefined {
  for (const side of ['bids', 'asks'] as const) {
    const expected = vector[side]
    if (!expected) continue
    const levels = bestOf(book[side], side)
    const at = levelDiffersAt(levels, expected, (one, other) => one === other)
    if (at === undefined) continue
    return {
      message: `Level ${at + 1} of ${side} is ${writtenLevel(levels[at])}, not ${writtenLevel(expected[at])}.`,
      hint: 'Correct the rule or the vector: how a level is removed, which frames begin a book, and `depth`.',
      source: expected[at]?.source ?? vector.source,
    }
  }
  return undefined
}

function wrongText(
  book: KeptBook,
  { checksum: rule }: BookRule,
  { text, checksum }: BookVector,
): BookMistake | undefined {
  if (!rule) return undefined
  const actual = checksumText(book, rule)
  if (text && text.value !== actual)
    return {
      message: `The text of the checksum differs at character ${textDiffersAt(actual, text.value) + 1}: ${around(actual, text.value).join(' instead of ')}.`,
      hint: 'Correct `order`, `separator`, `numbers` and `levels` of the checksum, or the vector.',
      source: text.source,
    }
  const own = checksumOf(actual, rule)
  if (!checksum || checksum.value === own) return undefined
  return {
    message: `The checksum of the book is ${own}, not ${checksum.value}.`,
    hint: `It is taken of "${actual}". Give the text of the exchange as "text" to see where they part.`,
    source: checksum.source,
  }
}
