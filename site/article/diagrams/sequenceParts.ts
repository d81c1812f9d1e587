import { lineHeight, wrapText } from './textMetrics.ts'

/** A line of a sequence, from above to below. Participants are numbers, from 0. */
export type SequenceLine =
  | {
      readonly kind: 'message'
      readonly from: number
      readonly to: number
      readonly label: string
      /** Language of the label where it is not the page's. */
      readonly lang?: string
      /** An action is no frame: connecting, for example. A reply answers a request, a push comes by itself. */
      readonly style: 'action' | 'request' | 'reply' | 'push'
    }
  | { readonly kind: 'note'; readonly at: readonly number[]; readonly label: string }
  | { readonly kind: 'begin'; readonly label: string }
  | { readonly kind: 'end' }

export interface TextLine {
  readonly text: string
  readonly y: number
}

export interface SequenceArrow {
  readonly number: number
  readonly style: 'action' | 'request' | 'reply' | 'push'
  readonly heading: 'left' | 'right'
  /** Where the arrow starts, at the lifeline of the sender. */
  readonly from: number
  readonly to: number
  readonly y: number
  readonly lines: readonly TextLine[]
  readonly lang?: string
}

/** A rectangle with text: a note, or a frame around other lines. */
export interface SequenceFrame {
  readonly kind: 'note' | 'frame'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
}

/** Between the edge of a drawing and the lifeline beside it. */
export const edge = 44

/** A text in lines that fit a width, from a height downwards. */
export function textLines(text: string, width: number, y: number): TextLine[] {
  const lines = text.split('\n').flatMap((line) => wrapText(line, width))
  return lines.map((line, index) => ({ text: line, y: y + index * lineHeight }))
}

/** The arrow of a message, below its label. */
export function arrowOf(
  { from, to, label, lang, style }: Extract<SequenceLine, { kind: 'message' }>,
  number: number,
  top: number,
  { column, xOf }: { readonly column: number; readonly xOf: (participant: number) => number },
): SequenceArrow {
  const lines = textLines(label, Math.max(column, Math.abs(xOf(to) - xOf(from))) - 20, top + lineHeight - 4)
  return {
    number,
    style,
    heading: xOf(to) >= xOf(from) ? 'right' : 'left',
    from: xOf(from),
    to: xOf(to),
    y: top + lines.length * lineHeight + 6,
    lines,
    ...(lang === undefined ? {} : { lang }),
  }
}

/** A note over the lifelines at some places. */
export function noteOf(
  at: readonly number[],
  label: string,
  y: number,
  { column, width }: { readonly column: number; readonly width: number },
): SequenceFrame {
  const [left, right] = [Math.min(...at), Math.max(...at)]
  const noteWidth = Math.min(width - 4, Math.max(column + 16, right - left + 2 * edge))
  const x = Math.min(width - noteWidth - 2, Math.max(2, (left + right - noteWidth) / 2))
  const lines = textLines(label, noteWidth - 16, y + 18)
  return { kind: 'note', x, y, width: noteWidth, height: lines.length * lineHeight + 8, lines }
}

/** The frame around the lines between begin and end. */
export function frameOf(
  begun: { readonly label: string; readonly y: number },
  depth: number,
  end: number,
  width: number,
): SequenceFrame {
  const x = 1 + 6 * depth
  const lines = [{ text: begun.label, y: begun.y + 18 }]
  return { kind: 'frame', x, y: begun.y, width: width - 2 * x, height: end - begun.y, lines }
}
