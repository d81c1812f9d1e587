import { printable } from '../../contract/printableText.ts'
import type { Position } from '../../load/document/sourceMap.ts'
import { createPaint, type Paint } from './paint.ts'

/** Most characters of a line; a longer line is cut around the column. */
const shownWidth = 100

/** Three lines of a file, the middle one with a caret under the column; empty when the file has no such line. */
export function codeFrame(lines: readonly string[], { line, column }: Position, paint: Paint): string[] {
  if (lines[line - 1] === undefined) return []
  const numbers = [line - 1, line, line + 1].filter((number) => lines[number - 1] !== undefined)
  const width = String(numbers.at(-1)).length
  const start = Math.max(0, column - 1 - Math.floor(shownWidth / 2))
  const from = column - 1 < shownWidth ? 0 : start
  return numbers.flatMap((number) => {
    const text = cut(lines[number - 1] ?? '', from)
    const row = `${String(number).padStart(width)} | ${text}`.trimEnd()
    if (number !== line) return [`    ${paint('dim', row)}`]
    return [
      `  ${paint('error', '>')} ${row}`,
      `    ${' '.repeat(width)} | ${' '.repeat(offsetOf(lines[line - 1] ?? '', column, from))}${paint('error', '^')}`,
    ]
  })
}

/** The code frame as one text without colours. */
export function frameOf(lines: readonly string[], place: Position): string {
  return codeFrame(lines, place, createPaint(false)).join('\n')
}

function cut(text: string, from: number): string {
  const shown = printable(text.slice(from, from + shownWidth))
  return `${from > 0 && text.length > from ? '…' : ''}${shown}${text.length > from + shownWidth ? '…' : ''}`
}

/** Columns of the terminal before the caret: wide characters take two. */
function offsetOf(text: string, column: number, from: number): number {
  const before = [...text.slice(from, column - 1)]
  const columns = before.reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0)
  return columns + (from > 0 ? 1 : 0)
}

function isWide(character: string): boolean {
  return /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(
    character,
  )
}
