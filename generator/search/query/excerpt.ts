import { chunksOf } from '../index/tokenize.ts'

/** Characters of an excerpt, and of the first one, which may be all that the reader needs. */
const [longest, longestFirst] = [160, 400]
/** Text before the first match, so that it is read in its sentence. */
const lead = 50

/** A piece of a text around the first of the terms in it. */
export function excerptOf(text: string, terms: readonly string[], isFirst = false): string {
  const most = isFirst ? longestFirst : longest
  if (text.length <= most) return text
  const place = firstMatch(text, new Set(terms))
  const start = place <= lead ? 0 : startOfWord(text, place - lead)
  const room = most - (start > 0 ? 1 : 0)
  const rest = text.slice(start)
  const piece = rest.length <= room ? rest : `${endOfWord(rest, room - 1)}…`
  return start > 0 ? `…${piece}` : piece
}

function firstMatch(text: string, terms: ReadonlySet<string>): number {
  const lowered = text.toLowerCase()
  const places = [...terms].map((term) => lowered.indexOf(term)).filter((place) => place >= 0)
  const earliest = places.length > 0 ? Math.min(...places) : 0
  // Nothing before can match, unless it is written with signs in between.
  const from = lowered.length === text.length ? text.lastIndexOf(' ', earliest) + 1 : 0
  for (const { start, parts, whole } of chunksOf(text.slice(from))) {
    if (parts.some((part) => terms.has(part)) || (whole !== undefined && terms.has(whole))) return from + start
  }
  return earliest
}

function startOfWord(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  const start = space >= 0 && space < from + lead ? space + 1 : from
  return isInsidePair(text, start) ? start + 1 : start
}

function endOfWord(text: string, length: number): string {
  const cut = text.slice(0, isInsidePair(text, length) ? length - 1 : length)
  const space = cut.lastIndexOf(' ')
  return (space > length - 20 ? cut.slice(0, space) : cut).replace(/[,;:，；：、]$/, '')
}

function isInsidePair(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff
}
