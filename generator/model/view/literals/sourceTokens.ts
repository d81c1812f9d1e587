const string =
  /(?:[bru]{0,2}(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*')|`(?:\\[\s\S]|[^`\\])*`)/

/** A string, a word or number, a comment, or one character of a program in Python or JavaScript. */
const token = new RegExp(
  `${string.source}|\\d+(?:\\.\\d+)?e[+-]?\\d+|[$\\w]+(?:\\.\\d+)?|\\s+|(?:#|//).*|[\\s\\S]`,
  'giy',
)

interface SourceToken {
  readonly text: string
  readonly index: number
}

/** The tokens of a program. Comments are blank. */
export function sourceTokens(source: string): SourceToken[] {
  return [...tokensOf(source)]
}

function* tokensOf(source: string): Generator<SourceToken> {
  for (const { 0: text, index } of source.matchAll(token))
    yield { text: /^(?:#|\/\/)/.test(text) ? ' '.repeat(text.length) : text, index }
}

export const openings = ['(', '[', '{']
export const closings = [')', ']', '}']

interface Brackets {
  /** The parts between their commas. */
  readonly parts: readonly string[]
  /** The position behind the closing bracket, or the end of the text. */
  readonly end: number
}

/** A text in brackets, from its opening bracket to the closing one. */
export function bracketsAt(source: string, start: number): Brackets {
  const parts = ['']
  let depth = 0
  let end = source.length
  for (const { text, index } of tokensOf(source.slice(start))) {
    if (closings.includes(text)) depth -= 1
    if (depth === 0 && closings.includes(text)) {
      end = start + index + 1
      break
    }
    if (depth === 1 && text === ',') parts.push('')
    else if (depth > 0) parts.push(`${parts.pop()}${text}`)
    if (openings.includes(text)) depth += 1
  }
  return { parts: parts.map((part) => part.trim()).filter((part) => part !== ''), end }
}

/** The parts between commas of a text in brackets. */
export function partsAt(source: string, start: number): readonly string[] {
  return bracketsAt(source, start).parts
}

/** Where the innermost parenthesis around a position opens. */
export function openingBefore(source: string, position: number): number | undefined {
  const open: SourceToken[] = []
  for (const own of sourceTokens(source.slice(0, position))) {
    if (openings.includes(own.text)) open.push(own)
    if (closings.includes(own.text)) open.pop()
  }
  return open.findLast(({ text }) => text === '(')?.index
}

/** The expression from a position to the end of its line, or of the lines that its brackets hold. */
export function expressionAt(source: string, start: number): string {
  let depth = 0
  let expression = ''
  for (const { text } of tokensOf(source.slice(start))) {
    if (depth === 0 && (text.includes('\n') || text === ';') && !/^["'`]/.test(text)) break
    if (openings.includes(text)) depth += 1
    if (closings.includes(text)) depth -= 1
    expression += text
  }
  return expression.trim()
}
