import type { BookPointers, BookRule } from '../../../../contract/book.ts'
import { pointerPath } from '../../../../contract/jsonPointer.ts'
import type { Books, KeptBook } from '../keepBooks.ts'
import { type BookPush, readPushes } from '../readPushes.ts'
import type { BookChannels, BookMistake, BookReport, BrokenBook, PastedPush } from './bookReport.ts'
import { compareOwnBook } from './compareOwnBook.ts'
import { compareText } from './compareText.ts'
import { frameMistake } from './frameMistake.ts'
import { playPushes } from './playPushes.ts'
import { type Paste, readPaste } from './readPaste.ts'
import { readValue } from './readValue.ts'

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

/** Plays pasted frames into books, and finds the first mistake of each. */
export function debugBook(
  input: DebuggedInput,
  rule: BookRule,
  channels: BookChannels = { own: '', others: {} },
): BookReport {
  const paste = readPaste(input.frames, rule, channels)
  const reply = rule.snapshot === 'call' ? replyIn(input.reply ?? '', rule) : []
  if ('kind' in reply) return { ...emptyReport(paste), mistake: reply }
  const otherApi = otherNames(paste, rule, channels)
  if (otherApi) {
    const frames = new Set(paste.pushes.map(({ position }) => position)).size
    return { ...emptyReport(paste), ignored: paste.ignored + frames, mistake: otherApi }
  }
  const pushes = [...reply, ...paste.pushes]
  const played = playAll(pushes, paste, rule)
  const broken = new Map([...played.broken, ...waitingBooks(played, rule)])
  const isOut = ({ recovered }: BrokenBook) => recovered === undefined
  const ofFrames =
    [...played.broken.values()].find(isOut)?.mistake ??
    pasteMistake(input.frames, paste, rule, channels) ??
    [...broken.values()].find(isOut)?.mistake
  const mistake =
    ofFrames ??
    compareOwnBook(input.own ?? '', played.books, pushes, rule) ??
    compareText(input.sum ?? '', played.books, rule) ??
    [...broken.values()][0]?.mistake
  return { ...played, broken, isCompared: !ofFrames, ...(mistake ? { mistake } : {}) }
}

function emptyReport({ counted, ignored, cutOff }: Paste): BookReport {
  const numbers = { applied: 0, dropped: 0, outOfStep: 0 }
  const nothing = { ...numbers, broken: new Map(), books: new Map(), isCompared: false }
  return { counted, ignored, ...nothing, ...(cutOff === undefined ? {} : { cutOff }) }
}

function replyIn(text: string, rule: BookRule): readonly PastedPush[] | BookMistake {
  if (text.trim() === '') return []
  const value = readValue(text)
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
  const broken = new Map<string, BrokenBook>()
  const outcomes = new Map<BookPush, KeptBook['outcome']>()
  let books: Books = new Map()
  for (const step of playPushes(pushes, rule)) {
    const { symbol, after, position } = step
    // A record that waited for a reply is played again.
    outcomes.set(step.push, after.outcome)
    books = step.books
    const before = broken.get(symbol)
    const isOut = before && before.recovered === undefined
    const isBack = isOut && after.outcome === 'stored' && position !== undefined
    const mistake = isOut && !isBack ? undefined : frameMistake(step, pushes, rule)
    const first = before?.mistake.kind === 'doubled' ? undefined : before?.mistake
    if (mistake?.kind === 'doubled') broken.set(symbol, before ?? { mistake, recovered: position ?? 0 })
    else if (mistake) broken.set(symbol, { mistake: first ?? mistake })
    else if (isBack) broken.set(symbol, { ...before, recovered: position })
  }
  return { ...emptyReport(paste), ...counted([...outcomes.values()]), broken, books }
}

function counted(outcomes: readonly KeptBook['outcome'][]): Pick<BookReport, 'applied' | 'dropped' | 'outOfStep'> {
  const applied = outcomes.filter((each) => each === 'applied' || each === 'stored').length
  const dropped = outcomes.filter((each) => each === 'early' || each === 'old').length
  return { applied, dropped, outOfStep: outcomes.length - applied - dropped }
}

/** Names of a book's records that none of them has, where they have none at all, and unknown ones in their place. */
function otherNames({ pushes, names: given }: Paste, rule: BookRule, channels: BookChannels): BookMistake | undefined {
  const { symbol, sequence } = rule
  const names = [symbol?.at, sequence?.previous, sequence?.first].flatMap((at) => (at ? [fieldAt(at)] : []))
  const isNameless = pushes.every(({ push: own }) => !own.symbol && !own.previous && !own.first && !own.isReply)
  if (names.length < 2 || !isNameless) return undefined
  const used = [rule.bids, rule.asks, sequence?.id, rule.checksum?.at].map(fieldAt)
  const known = new Set([...used, ...readPaste(channels.example ?? '', rule, channels).names])
  const others = [...given].filter((name) => !known.has(name))
  if (others.length < names.length) return undefined
  return { kind: 'otherNames', values: { names } }
}

function pasteMistake(
  text: string,
  { pushes, torn, other, answer }: Paste,
  { bids, asks, changes }: BookRule,
  { own, others }: BookChannels,
): BookMistake | undefined {
  if (torn !== undefined) return { kind: 'torn', position: torn, values: {} }
  if (text.trim() === '') return { kind: 'noFrames', values: {} }
  if (pushes.length > 0) return undefined
  if (other === undefined)
    return answer
      ? { kind: answer.kind, values: { reason: answer.reason, hasReason: String(answer.reason !== '') } }
      : { kind: 'noBook', values: { names: [bids, asks, changes?.at].filter(Boolean).map(fieldAt) } }
  return { kind: 'otherBook', values: { channel: other, own, isWhole: String(others[other]) } }
}

/** Books that never began. */
function waitingBooks({ books, broken }: BookReport, { snapshot, start }: BookRule): [string, BrokenBook][] {
  const mark = [fieldAt(start?.at), start?.is?.[0]].filter(Boolean).join(' = ')
  const kind = snapshot === 'call' ? 'noReply' : 'noSnapshot'
  return [...books].flatMap(([symbol, { last }]) =>
    last === undefined && !broken.has(symbol) ? [[symbol, { mistake: { kind, values: { symbol, mark } } }]] : [],
  )
}
