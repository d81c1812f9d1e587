import type { SourceLocation } from '../contract/diagnostics.ts'
import type { Edit } from '../markdown/edited.ts'

interface LineOrigin extends Pick<SourceLocation, 'file' | 'line'> {
  /** Indentation of the line's text in the joined text. */
  readonly shift: number
  /** Column for the whole line, where no file has its text. */
  readonly column?: number
}

/** Origin of each line of a text with parts of other files. */
export type LineOrigins = readonly LineOrigin[]

export interface TextWithOrigins {
  readonly text: string
  /** Missing when the text equals the text of its file. */
  readonly origins?: LineOrigins
}

export interface PartEdit extends Edit {
  readonly origins?: LineOrigins
}

/** Lines of a file. */
export function linesOf(file: string, text: string): LineOrigins {
  return text.split('\n').map((_, index) => ({ file, line: 1 + index, shift: 0 }))
}

/** The text after its edits, and the origin of each line: a line with an inserted part has the origin of that part. */
export function joinParts(text: string, edits: readonly PartEdit[], lines: LineOrigins): TextWithOrigins {
  const origins: LineOrigin[] = [...lines.slice(0, 1)]
  let result = ''
  let at = 0
  const append = (part: string, [first, ...others]: LineOrigins) => {
    const column = result.length - result.lastIndexOf('\n') - 1
    if (first && /^[^\n]/.test(part)) origins[origins.length - 1] = { ...first, shift: first.shift + column }
    origins.push(...others)
    result += part
  }
  const appendOwn = (end: number) => {
    const part = text.slice(at, end)
    const { line, column } = positionAt(text, at)
    const [first, ...others] = lines.slice(line - 1, line - 1 + part.split('\n').length)
    append(part, first ? [{ ...first, shift: first.shift + 1 - column }, ...others] : others)
  }
  for (const { start, end, replacement, origins: inner = [] } of [...edits].sort((a, b) => a.start - b.start)) {
    appendOwn(start)
    append(replacement, inner)
    at = end
  }
  appendOwn(text.length)
  return { text: result, origins }
}

export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
