import { offsetAt, type Row, rowsOf } from './rows.ts'

export interface Position {
  readonly line: number
  readonly column: number
}

/** Path of keys and indexes from the document's root. */
export type Pointer = readonly (string | number)[]

/** Locates values in a YAML or JSON text; parses the text at the first question. */
export interface SourceMap {
  /** Position of the key (or list item) at the pointer, else of the nearest parent; `file` for a value of another file. */
  locate(pointer: Pointer): Position & { readonly file?: string }
  /** Line and column, counted from 1, of a character offset. */
  positionAt(offset: number): Position
}

/** Parses a document at the first question for a position. `maxDepth` bounds the nesting. */
export function createSourceMap(text: string, maxDepth: number): SourceMap {
  // The rows of a large text take more memory than the text: they stay for as long as one question follows another.
  let rows: WeakRef<Row> | undefined
  let lineStarts: number[] | undefined
  const positionAt = (offset: number): Position => {
    lineStarts ??= findLineStarts(text)
    const line = lastAtOrBefore(lineStarts, offset)
    return { line: line + 1, column: Math.max(0, offset - (lineStarts[line] ?? 0)) + 1 }
  }
  return {
    positionAt,
    locate(pointer) {
      const root = rows?.deref() ?? rowsOf(text, maxDepth)
      rows = root && new WeakRef(root)
      return positionAt(offsetAt(root, pointer))
    },
  }
}

/** A byte order mark is no column of the first line. */
function findLineStarts(text: string): number[] {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
