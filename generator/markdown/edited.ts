import type { Nodes } from 'mdast'

/** A part of a text, and its replacement. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** A text with some of its parts replaced. The parts do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, replacement }) => result.slice(0, start) + replacement + result.slice(end), text)
}

/** Start and end of a node in its text. */
export function rangeOf({ position }: Nodes): Pick<Edit, 'start' | 'end'> {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}
