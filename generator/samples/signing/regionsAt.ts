import { type TemplatePart, textOf } from './fillTemplate.ts'
import type { Region } from './finding.ts'

/** The extent of a value that no text of the template ends. */
const reaches: Readonly<Record<string, RegExp>> = {
  method: /^[a-z]*/i,
  path: /^[^?{[\n]*/,
  query: /^[^{[\n]*/,
  queryString: /^[^{[\n]*/,
  sortedQuery: /^[^{[\n]*/,
  rawQuery: /^[^{[\n]*/,
  bodyQuery: /^[^{[\n]*/,
  sortedBodyQuery: /^[^{[\n]*/,
  timestamp: /^[\d.:TZ-]*/,
  day: /^\d*/,
  nonce: /^(?:[\da-f]{8}-[\da-f-]*|\d*|[\da-f]*)/i,
  receiveWindow: /^\d*/,
  host: /^[^/\n]*/,
  body: /^[\s\S]*/,
}

/** The values that begin before a place and reach to it, as far as the texts are equal up to there. */
export function regionsAt(parts: readonly TemplatePart[], pasted: string, difference: number): Region[] {
  let start = 0
  return parts.flatMap((part, index) => {
    const own = start
    start += part.text.length
    if (part.placeholder === undefined || own > difference || start < difference) return []
    const end = endBefore(parts.slice(index + 1), pasted, own) ?? endOf(part, parts[index + 1], pasted, own)
    return [{ part, start: own, end, found: pasted.slice(own, end) }]
  })
}

/** The text of the template around a place, where all that follows it is right. */
export function literalAt(parts: readonly TemplatePart[], pasted: string, difference: number): Region[] {
  let start = 0
  return parts.flatMap((part, index) => {
    const own = start
    start += part.text.length
    if (part.placeholder !== undefined || own > difference || start <= difference) return []
    const end =
      endBefore(parts.slice(index + 1), pasted, own) ?? (index === parts.length - 1 ? pasted.length : undefined)
    // A longer text begins in the value before it, or holds white space.
    return end === undefined || end - own > part.text.length
      ? []
      : [{ part, start: own, end, found: pasted.slice(own, end) }]
  })
}

/** End of a value, if the text behind it is right. */
function endBefore(following: readonly TemplatePart[], pasted: string, start: number): number | undefined {
  const rest = textOf(following)
  const end = pasted.length - rest.length
  return rest !== '' && end >= start && pasted.endsWith(rest) ? end : undefined
}

function endOf(part: TemplatePart, next: TemplatePart | undefined, pasted: string, start: number): number {
  if (!next) return Math.max(start, pasted.replace(/(?<![\r\n])[\r\n]+$/, '').length)
  if (next.placeholder === undefined) {
    const end = part.placeholder === 'body' ? pasted.lastIndexOf(next.text) : pasted.indexOf(next.text, start)
    // A carriage return before the line feed is no part of the value.
    if (end >= start) return pasted[end - 1] === '\r' && end > start ? end - 1 : end
  }
  const [reached = ''] = (reaches[part.placeholder ?? ''] ?? /^[^\n]*/).exec(pasted.slice(start)) ?? []
  return start + reached.length
}
