import type { Json } from '../../../../contract/json.ts'
import { readValue } from './readValue.ts'

/** A frame of a paste, and its line or its number in a list. */
export interface PastedFrame {
  readonly value: Json
  readonly position: number
}

interface FoundFrames {
  readonly frames: readonly PastedFrame[]
  /** Number of lines without a frame. */
  readonly ignored: number
  /** Line of a frame that has no end. The lines behind it cannot be read. */
  readonly torn?: number
  /** Line of the last frame, where it has no end and others stand before it. */
  readonly cutOff?: number
}

/** The frames that begin in the lines of a text. */
export function framesInLines(text: string): FoundFrames {
  const frames: PastedFrame[] = []
  let ignored = 0
  let line = 1
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start)
    const end = lineEnd < 0 ? text.length : lineEnd
    const found = frameFrom(text, start, end)
    if (found === 'torn') {
      // The lines of an indented frame belong to it.
      const indent = text.slice(start, end).search(/\S/)
      const isLast = frames.length > 0 && !new RegExp(`^[ \\t]{0,${indent}}[^\\s\\]}]`, 'm').test(text.slice(end))
      return { frames, ignored, [isLast ? 'cutOff' : 'torn']: line }
    }
    if (found) frames.push({ value: found.value, position: line })
    else if (text.slice(start, end).trim() !== '') ignored += 1
    const next = Math.max(end, found?.end ?? 0)
    line += text.slice(start, next).split('\n').length
    // The rest of a line behind a frame of several lines is no frame.
    const behind = text.indexOf('\n', next)
    start = behind < 0 ? text.length : behind + 1
  }
  return { frames, ignored }
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
