import type { BookRule } from '../../../../contract/book.ts'
import { isList, isRecord, type Json } from '../../../../contract/json.ts'
import { archiveEntries } from '../../literals/archiveEntries.ts'
import { parseFrame, readPushes } from '../readPushes.ts'
import { answerIn, type SubscriptionAnswer } from './answerIn.ts'
import type { BookChannels, BookReport, PastedPush } from './bookReport.ts'
import { otherChannelIn } from './otherChannelIn.ts'
import { readValue } from './readValue.ts'

export interface Paste extends Pick<BookReport, 'counted' | 'ignored'> {
  readonly pushes: readonly PastedPush[]
  /** Line that holds the beginning of a frame, and nothing of its end. */
  readonly torn?: number
  /** Address of another channel that frames are of. */
  readonly other?: string
  /** Answer to the subscription among the frames: a refusal counts first. */
  readonly answer?: SubscriptionAnswer
}

interface PastedFrame {
  readonly value: Json
  readonly position: number
}

/**
 * The records in frames as a log has them: one a line, with a time or a direction ahead of it, a list of them, or a HAR file.
 * Frames of the other channels hold no record of this book.
 */
export function readPaste(text: string, rule: BookRule, channels: BookChannels): Paste {
  const otherChannel = otherChannelIn(channels)
  const bare = text.trim()
  const whole = bare.startsWith('[') && bare.endsWith(']') ? readValue(bare) : parseFrame(bare)
  const items = framesOfArchive(whole) ?? listOfFrames(whole)
  const { frames, ignored, torn } = items ? { frames: items, ignored: 0, torn: undefined } : framesInLines(text)
  const read = frames.map((frame) => ({ position: frame.position, ...recordsWithin(frame.value, rule, otherChannel) }))
  const other = read.find((each) => each.other)?.other
  const answers = frames.flatMap(({ value }) => answerIn(value) ?? [])
  const answer = answers.find(({ kind }) => kind === 'refused') ?? answers[0]
  return {
    counted: items ? 'item' : 'line',
    pushes: read.flatMap(({ pushes, position }) => pushes.map((push) => ({ push, position }))),
    ignored: ignored + read.filter(({ pushes }) => pushes.length === 0).length,
    ...(torn === undefined ? {} : { torn }),
    ...(other ? { other } : {}),
    ...(answer ? { answer } : {}),
  }
}

/** Frames that the sockets of a HAR file received; a position counts the sent frames too, as the browser lists them. */
function framesOfArchive(value: Json | undefined): PastedFrame[] | undefined {
  const lists = archiveEntries(value).flatMap(({ _webSocketMessages: list = null }) => (isList(list) ? [list] : []))
  if (lists.length === 0) return undefined
  return lists.flat().flatMap((message, index) => {
    const { type, data } = isRecord(message) ? message : {}
    const frame = type === 'receive' && typeof data === 'string' ? parseFrame(data) : undefined
    return frame === undefined ? [] : [{ value: frame, position: index + 1 }]
  })
}

/** A list of frames, not a frame that is a list itself: such a frame begins with a number or a name. */
function listOfFrames(value: Json | undefined): PastedFrame[] | undefined {
  if (!isList(value) || value.length === 0) return undefined
  const items = value.map((item) => (typeof item === 'string' ? readValue(item) : item))
  if (!items.every((item) => typeof item === 'object' && item !== null)) return undefined
  return items.map((item, index) => ({ value: item, position: index + 1 }))
}

/** Records of a frame, or of the frame that a record of a log has as its member or as a text. */
function recordsWithin(value: Json, rule: BookRule, otherChannel: ReturnType<typeof otherChannelIn>) {
  for (const frame of [value, ...(isRecord(value) ? Object.values(value).map(innerFrame) : [])]) {
    if (typeof frame !== 'object' || frame === null) continue
    const other = otherChannel(frame)
    if (other) return { pushes: [], other }
    const pushes = readPushes(frame, rule)
    if (pushes.length > 0) return { pushes }
  }
  return { pushes: [] }
}

function innerFrame(member: Json): Json | undefined {
  return typeof member === 'string' && /^\s*[[{]/.test(member) ? readValue(member) : member
}

function framesInLines(text: string): { frames: PastedFrame[]; ignored: number; torn: number | undefined } {
  const frames: PastedFrame[] = []
  let ignored = 0
  let line = 1
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start)
    const end = lineEnd < 0 ? text.length : lineEnd
    const found = frameFrom(text, start, end)
    if (found === 'torn') return { frames, ignored, torn: line }
    if (found) frames.push({ value: found.value, position: line })
    else if (text.slice(start, end).trim() !== '') ignored += 1
    const next = Math.max(end, found?.end ?? 0)
    line += text.slice(start, next).split('\n').length
    // The rest of a line behind a frame of several lines is no frame.
    const behind = text.indexOf('\n', next)
    start = behind < 0 ? text.length : behind + 1
  }
  return { frames, ignored, torn: undefined }
}

/** The longest value that begins in a line; it may end in a later one. `[12:00:01]` ahead of it is none. */
function frameFrom(text: string, start: number, lineEnd: number) {
  let longest: { readonly value: Json; readonly end: number; readonly length: number } | undefined
  for (let at = nextOpening(text, start, lineEnd); at >= 0; ) {
    // A lone apostrophe begins no text.
    const end = closingOf(text, at, `"'`) ?? closingOf(text, at, '"')
    if (end === undefined) return longest ?? ('torn' as const)
    const value = readValue(text.slice(at, end))
    if (value !== undefined && end - at > (longest?.length ?? 0)) longest = { value, end, length: end - at }
    at = end < lineEnd ? nextOpening(text, end, lineEnd) : -1
  }
  return longest
}

function nextOpening(text: string, start: number, end: number): number {
  for (let at = start; at < end; at += 1) if (text[at] === '{' || text[at] === '[') return at
  return -1
}

/** End of the list or object that begins at a position. A line never ends within a text. */
function closingOf(text: string, start: number, quotes: string): number | undefined {
  let depth = 0
  let quote: string | undefined
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quote !== undefined) {
      if (character === '\\') at += 1
      else if (character === '\n') return undefined
      else if (character === quote) quote = undefined
    } else if (quotes.includes(character) && (character === '"' || beginsText(text, at))) quote = character
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth === 0 && quote === undefined) return at + 1
  }
  return undefined
}

/** A text of Python begins behind a bracket, a separator or white space, and may have a prefix. */
function beginsText(text: string, at: number): boolean {
  return /[\s[{(,:=][bru]{0,2}$/i.test(text.slice(Math.max(0, at - 3), at))
}
