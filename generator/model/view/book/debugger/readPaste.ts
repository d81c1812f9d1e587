import type { BookRule } from '../../../../contract/book.ts'
import { isList, isRecord, type Json } from '../../../../contract/json.ts'
import { parseFrame, readPushes } from '../readPushes.ts'
import type { BookReport, PastedPush } from './bookReport.ts'

export interface Paste extends Pick<BookReport, 'counted' | 'ignored'> {
  readonly pushes: readonly PastedPush[]
  /** Line that holds the beginning of a frame, and nothing of its end. */
  readonly torn?: number
}

interface PastedFrame {
  readonly value: Json
  readonly position: number
}

/** The records in frames as a log has them: one a line, with a time or a direction ahead of it, or a JSON list of them. */
export function readPaste(text: string, rule: BookRule): Paste {
  const items = listOfFrames(parseFrame(text))
  const { frames, ignored, torn } = items ? { frames: items, ignored: 0, torn: undefined } : framesInLines(text)
  const read = frames.map(({ value, position }) =>
    pushesWithin(value, rule).map((push): PastedPush => ({ push, position })),
  )
  return {
    counted: items ? 'item' : 'line',
    pushes: read.flat(),
    ignored: ignored + read.filter((pushes) => pushes.length === 0).length,
    ...(torn === undefined ? {} : { torn }),
  }
}

/** A list of frames, not a frame that is a list itself: such a frame begins with a number or a name. */
function listOfFrames(value: Json | undefined): PastedFrame[] | undefined {
  if (!isList(value) || value.length === 0) return undefined
  const items = value.map((item) => (typeof item === 'string' ? parseFrame(item) : item))
  if (!items.every((item) => typeof item === 'object' && item !== null)) return undefined
  return items.map((item, index) => ({ value: item, position: index + 1 }))
}

/** Records of a frame, or of the frame that a record of a log has as its member or as a text. */
function pushesWithin(value: Json, rule: BookRule) {
  const own = readPushes(value, rule)
  if (own.length > 0 || !isRecord(value)) return own
  for (const member of Object.values(value)) {
    const inner = typeof member === 'string' && /^\s*[[{]/.test(member) ? parseFrame(member) : member
    const pushes = typeof inner === 'object' && inner !== null ? readPushes(inner, rule) : []
    if (pushes.length > 0) return pushes
  }
  return []
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

/** The longest JSON value that begins in a line; it may end in a later one. `[12:00:01]` ahead of it is none. */
function frameFrom(text: string, start: number, lineEnd: number) {
  let longest: { readonly value: Json; readonly end: number; readonly length: number } | undefined
  for (let at = nextOpening(text, start, lineEnd); at >= 0; ) {
    const end = closingOf(text, at)
    if (end < 0) return longest ?? ('torn' as const)
    const value = parseFrame(text.slice(at, end))
    if (value !== undefined && end - at > (longest?.length ?? 0)) longest = { value, end, length: end - at }
    at = end < lineEnd ? nextOpening(text, end, lineEnd) : -1
  }
  return longest
}

function nextOpening(text: string, start: number, end: number): number {
  for (let at = start; at < end; at += 1) if (text[at] === '{' || text[at] === '[') return at
  return -1
}

/** End of the list or object that begins at a position; below 0 without an end. A line never ends within a text. */
function closingOf(text: string, start: number): number {
  let depth = 0
  let isText = false
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (isText) {
      if (character === '\\') at += 1
      else if (character === '\n') return -1
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth === 0 && !isText) return at + 1
  }
  return -1
}
