/** Place of a term in a text: from its first letter to before the letter after it. */
type TermSpan = readonly [start: number, end: number]

const letter = /[\p{L}\p{N}]/u
const han = /\p{Script=Han}/u
/** Letters that a word may have after its stem: `order` marks all of `orders`, `cancel` of `cancelled`. */
const ending = /^[\p{Ll}]{0,3}(?![\p{L}\p{N}])/u
/** Shorter Latin words occur everywhere. */
const shortest = 2

function isWordStart(text: string, at: number): boolean {
  const before = text.charAt(at - 1)
  const first = text.charAt(at)
  if (!letter.test(before) || han.test(first) || han.test(before)) return true
  if (/\p{N}/u.test(before) !== /\p{N}/u.test(first)) return true
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(first)
}

function spansOf(text: string, lowered: string, term: string): TermSpan[] {
  const spans: TermSpan[] = []
  for (let at = lowered.indexOf(term); at >= 0; at = lowered.indexOf(term, at + term.length)) {
    if (!isWordStart(text, at)) continue
    const end = at + term.length
    const rest = han.test(term) ? '' : (ending.exec(text.slice(end))?.[0] ?? '')
    spans.push([at, end + rest.length])
  }
  return spans
}

/** The places of some words in a text, in order and without overlap. Upper and lower case are the same. */
export function findTerms(text: string, terms: readonly string[]): TermSpan[] {
  const lowered = text.toLowerCase()
  // A letter that changes its length with its case would move everything after it.
  if (lowered.length !== text.length) return []
  const wanted = terms.map((term) => term.toLowerCase()).filter((term) => han.test(term) || term.length >= shortest)
  const found = [...new Set(wanted)].flatMap((term) => spansOf(text, lowered, term))
  found.sort(([start, end], [otherStart, otherEnd]) => start - otherStart || otherEnd - end)
  const spans: TermSpan[] = []
  for (const [start, end] of found) {
    const last = spans.at(-1)
    if (!last || start > last[1]) spans.push([start, end])
    else if (end > last[1]) spans[spans.length - 1] = [last[0], end]
  }
  return spans
}
