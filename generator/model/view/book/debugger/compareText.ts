import type { BookChecksum, BookRule } from '../../../../contract/book.ts'
import type { BookSide, SideName } from '../bookSide.ts'
import { checksumOf, checksumText } from '../checksumText.ts'
import type { Books, KeptBook } from '../keepBooks.ts'
import type { BookMistake, BookMistakeKind } from './bookReport.ts'
import { characterAt } from './checksumMistake.ts'

/** Compares the text under the reader's checksum, or the checksum itself, with the text of the book. */
export function compareText(given: string, books: Books, { checksum: rule }: BookRule): BookMistake | undefined {
  const own = given.trim()
  const [book, ...others] = books.values()
  if (own === '' || !rule || !book) return undefined
  if (others.some((each) => own === checksumText(each, rule))) return undefined
  const text = checksumText(book, rule)
  const right = checksumOf(text, rule)
  const values = { expected: right, text }
  if (own === text || own === right) return undefined
  if (own === checksumOf(text, { isSigned: !rule.isSigned }))
    return { kind: 'sumSigned', values: { ...values, actual: own } }
  const isSum = /^-?\d{1,10}$/.test(own)
  const variant = variantsOf(book, rule).find((each) => own === (isSum ? checksumOf(each.text, rule) : each.text))
  const { kind, text: theirs } = variant ?? ({ kind: isSum ? 'sumWrong' : 'textWrong', text: own } as const)
  return { kind, values: { ...values, actual: own, ...characterAt(theirs, text) } }
}

interface Variant {
  readonly kind: BookMistakeKind
  readonly text: string
}

/** Texts that programs make by the usual mistakes. */
function variantsOf(book: KeptBook, rule: BookChecksum): Variant[] {
  const orders = (['pairs', 'asks-bids', 'bids-asks'] as const).filter((order) => order !== rule.order)
  const separators = ['', ':', ',', '|', ' ', '_', '-'].filter((separator) => separator !== rule.separator)
  const numbers = rule.numbers === 'sent' ? 'digits' : 'sent'
  const levels = Array.from({ length: 100 }, (_, index) => index + 1).filter((count) => count !== rule.levels)
  return [
    ...orders.map((order) => ({ kind: 'textOrder' as const, text: checksumText(book, { ...rule, order }) })),
    ...separators.map((separator) => ({
      kind: 'textSeparator' as const,
      text: checksumText(book, { ...rule, separator }),
    })),
    { kind: 'textNumbers', text: checksumText(book, { ...rule, numbers }) },
    {
      kind: 'textZeros',
      text: checksumText(
        rewritten(book, (text) => String(Number(text))),
        rule,
      ),
    },
    {
      kind: 'textSigns',
      text: checksumText(
        rewritten(book, (text) => text.replace('-', '')),
        rule,
      ),
    },
    ...levels.map((count) => ({
      kind: 'textLevels' as const,
      text: checksumText(book, { ...rule, levels: count }),
    })),
  ]
}

function rewritten(book: KeptBook, write: (text: string) => string): Readonly<Record<SideName, BookSide>> {
  const side = (own: BookSide) =>
    new Map([...own].map(([key, { price, size }]) => [key, { price: write(price), size: write(size) }]))
  return { bids: side(book.bids), asks: side(book.asks) }
}
