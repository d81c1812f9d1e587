import type { BookPointers, BookRule } from '../../../../contract/book.ts'
import { pointerPath } from '../../../../contract/jsonPointer.ts'
import { type Books, empty } from '../keepBooks.ts'
import { parseFrame, readPushes } from '../readPushes.ts'
import type { BookMistake, BookReport, PastedPush } from './bookReport.ts'
import { compareOwnBook } from './compareOwnBook.ts'
import { compareText } from './compareText.ts'
import { frameMistake } from './frameMistake.ts'
import { playPushes } from './playPushes.ts'
import { type Paste, readPaste } from './readPaste.ts'

/** Texts that a reader pastes. */
export interface DebuggedInput {
  readonly frames: string
  /** The reply to the call that gives the book, where it is not among the frames. */
  readonly reply?: string
  /** The book of the reader's program after the last frame, as JSON. */
  readonly own?: string
  /** The text under the checksum of the reader's program, or the checksum. */
  readonly sum?: string
}

/** Plays pasted frames into books, and finds the first mistake. */
export function debugBook(input: DebuggedInput, rule: BookRule): BookReport {
  const paste = readPaste(input.frames, rule)
  const reply = rule.snapshot === 'call' ? replyIn(input.reply ?? '', rule) : []
  if ('kind' in reply) return { ...emptyReport(paste), mistake: reply }
  const pushes = [...reply, ...paste.pushes]
  const played = playAll(pushes, paste, rule)
  const mistake =
    played.mistake ??
    pasteMistake(input.frames, paste) ??
    waitingMistake(played.books, rule) ??
    compareOwnBook(input.own ?? '', played.books, pushes, rule) ??
    compareText(input.sum ?? '', played.books, rule)
  return { ...played, ...(mistake ? { mistake } : {}) }
}

function emptyReport({ counted, ignored }: Paste): BookReport {
  return { counted, ignored, applied: 0, dropped: 0, books: new Map() }
}

function replyIn(text: string, rule: BookRule): readonly PastedPush[] | BookMistake {
  if (text.trim() === '') return []
  const value = parseFrame(text)
  if (value === undefined) return { kind: 'replyUnreadable', values: {} }
  const pushes = readPushes(value, rule).filter(({ isReply }) => isReply)
  if (pushes.length === 0) {
    const { id, bids, asks } = rule.call ?? {}
    return { kind: 'replyUnknown', values: { id: fieldAt(id), bids: fieldAt(bids), asks: fieldAt(asks) } }
  }
  return pushes.map((push) => ({ push }))
}

function fieldAt([pointer = '']: BookPointers = []): string {
  return pointerPath(pointer)
}

function playAll(pushes: readonly PastedPush[], paste: Paste, rule: BookRule): BookReport {
  let report = emptyReport(paste)
  let broken: string | undefined
  for (const step of playPushes(pushes, rule)) {
    const { books, symbol, after } = step
    const mistake = report.mistake ?? frameMistake(step, pushes, rule)
    if (mistake && !report.mistake) broken = symbol
    const isBack = symbol === broken && report.mistake && after.outcome === 'stored' && step.position !== undefined
    report = {
      ...report,
      books,
      ...(mistake ? { mistake } : {}),
      ...(isBack && report.recovered === undefined ? { recovered: step.position } : {}),
      applied: report.applied + (['applied', 'stored'].includes(after.outcome) ? 1 : 0),
      dropped: report.dropped + (['early', 'old'].includes(after.outcome) ? 1 : 0),
    }
  }
  return report
}

function pasteMistake(text: string, { pushes, torn }: Paste): BookMistake | undefined {
  if (torn !== undefined) return { kind: 'torn', position: torn, values: {} }
  if (text.trim() === '') return { kind: 'noFrames', values: {} }
  return pushes.length === 0 ? { kind: 'noBook', values: {} } : undefined
}

/** A book that never began. */
function waitingMistake(books: Books, { snapshot, start }: BookRule): BookMistake | undefined {
  const [symbol = '', book = empty] = [...books].find(([, { last }]) => last === undefined) ?? []
  if (book === empty || books.size === 0) return undefined
  const values = { symbol, mark: [fieldAt(start?.at), start?.is?.[0]].filter(Boolean).join(' = ') }
  return { kind: snapshot === 'call' ? 'noReply' : 'noSnapshot', values }
}
