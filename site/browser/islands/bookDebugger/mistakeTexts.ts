import type {
  BookMistake,
  BookMistakeKind,
  BookReport,
} from '../../../../generator/model/view/book/debugger/bookReport.ts'
import type { BookText } from './useBookText.ts'

/** A level of the reader's book shows these mistakes. */
type OfLevel =
  | ('sides' | 'priceText' | 'notRemoved' | 'tooDeep' | 'earlyApplied' | 'oldApplied' | 'merged')
  | ('added' | 'notApplied' | 'behind' | 'rounded' | 'wrongLevel')
type OfText = Extract<BookMistakeKind, `text${string}`>
type OfSum = 'sumSigned' | 'sumWrong'

const levelKinds: ReadonlySet<string> = new Set<OfLevel>([
  ...(['sides', 'priceText', 'notRemoved', 'tooDeep', 'earlyApplied', 'oldApplied', 'merged'] as const),
  ...(['added', 'notApplied', 'behind', 'rounded', 'wrongLevel'] as const),
])

function isOfLevel(kind: BookMistakeKind): kind is OfLevel {
  return levelKinds.has(kind)
}

function isOfText(kind: BookMistakeKind): kind is OfText {
  return kind.startsWith('text')
}

function isOfSum(kind: BookMistakeKind): kind is OfSum {
  return kind === 'sumSigned' || kind === 'sumWrong'
}

/** How a message calls the frame at a position; the reply has none. */
export function frameName(position: number, counted: BookReport['counted'], text: BookText): string {
  return position === 0 ? text('book.theReply') : text(`book.${counted}`, { position })
}

/** A mistake in words, with its usual cause and its repair. */
export function mistakeTexts({ kind, values: own }: BookMistake, counted: BookReport['counted'], text: BookText) {
  const { other } = own
  const values = typeof other === 'number' ? { ...own, other: frameName(other, counted, text) } : own
  const what = isOfLevel(kind)
    ? text('book.level', values)
    : isOfText(kind)
      ? text('book.character', values)
      : isOfSum(kind)
        ? text('book.checksum', values)
        : text(`book.mistake.${kind}`, values)
  return { what, repair: text(`book.repair.${kind}`, values) }
}
