/** Limits of parsed Markdown: the time of the parser grows with the square of each, or its stack overflows. */
export const markdownLimits = {
  lines: 5_000,
  /** Characters that may be markup, in one block: a paragraph, an item, a row. */
  marks: 2_000,
  /** Quotations and lists that begin inside of each other on one line. */
  nesting: 50,
} as const

/** The text up to where it would take the parser too long, with a mark where something was left out. */
export function parseablePart(markdown: string): string {
  const end = endOfParseable(markdown)
  return end === undefined ? markdown : `${markdown.slice(0, end)}…`
}

function endOfParseable(markdown: string): number | undefined {
  if (markdown.length <= markdownLimits.nesting) return undefined
  let start = 0
  let marks = 0
  for (const [number, line] of markdown.split('\n').entries()) {
    const beginning = containers.exec(line)?.[0] ?? ''
    if (number === markdownLimits.lines || nestingOf(beginning) > markdownLimits.nesting) return start
    if (startsBlock(line, beginning)) marks = 0
    for (const { index } of line.matchAll(mark)) {
      marks += 1
      if (marks > markdownLimits.marks) return start + index
    }
    start += line.length + 1
  }
  return undefined
}

/** Start of a line: the marks that open or continue quotations and lists. */
const containers = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*/

const mark = /[\\`*_~[\](){}<>!&|@]/g

function nestingOf(beginning: string): number {
  return beginning.match(/>|[-+*]|\d+/g)?.length ?? 0
}

/** Whether the open marks of a paragraph cannot go on in this line. */
function startsBlock(line: string, beginning: string): boolean {
  const content = line.slice(beginning.length).trimStart()
  return content === '' || /^[|#]/.test(content) || /[^\s>]/.test(beginning)
}
