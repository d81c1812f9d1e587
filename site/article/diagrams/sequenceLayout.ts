import { lineHeight, naturalWidth, wrapText } from './textMetrics.ts'

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

interface TextLine {
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
interface SequenceFrame {
  readonly kind: 'note' | 'frame'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
}

export interface SequenceLayout {
  readonly width: number
  readonly height: number
  /** The lifeline of each participant. */
  readonly columns: readonly { readonly x: number; readonly lines: readonly TextLine[] }[]
  /** Where the lifelines begin and end. */
  readonly top: number
  readonly bottom: number
  readonly arrows: readonly SequenceArrow[]
  readonly frames: readonly SequenceFrame[]
}

/** Between one arrow and the label of the next. */
const gap = 16
const edge = 44
/** Room of a participant where there are more than two. */
const columnWidth = 128

/** Positions of all parts of a sequence diagram, for its participants and the events in order. */
export function layoutSequence(participants: readonly string[], events: readonly SequenceLine[]): SequenceLayout {
  const width = Math.max(naturalWidth, participants.length * columnWidth)
  const columns = columnsOf(participants, width)
  const xOf = (participant: number) => columns[participant]?.x ?? edge
  const top = Math.max(...columns.map(({ lines }) => (lines.at(-1)?.y ?? 0) + 14))
  const arrows: SequenceArrow[] = []
  const frames: SequenceFrame[] = []
  const open: { readonly label: string; readonly y: number }[] = []
  let y = top
  for (const event of events) {
    if (event.kind === 'begin') {
      open.push({ label: event.label, y: y + gap })
      y += gap + 12
    } else if (event.kind === 'end') {
      const begun = open.pop()
      if (begun) frames.push(frameOf(begun, open.length, y + gap, width))
      y += gap + 4
    } else if (event.kind === 'note' || event.from === event.to) {
      // A message to oneself is an act of one participant: a note.
      const at = event.kind === 'note' ? event.at : [event.from]
      const note = noteOf(at.map(xOf), event.label, y + gap, width)
      frames.push(note)
      y = note.y + note.height
    } else {
      const arrow = arrowOf(event, arrows.length + 1, y + gap, xOf)
      arrows.push(arrow)
      y = arrow.y
    }
  }
  const bottom = events.at(-1)?.kind === 'message' ? y + gap + 6 : y + 8
  return { width, height: bottom + 2, columns, top, bottom, arrows, frames }
}

function columnsOf(participants: readonly string[], width: number): SequenceLayout['columns'] {
  const room = width / participants.length
  const isPair = participants.length === 2
  return participants.map((name, index) => {
    const x = isPair ? (index === 0 ? edge : width - edge) : Math.round(room * (index + 0.5))
    return { x, lines: textLines(name, isPair ? 2 * edge : room - 12, 20) }
  })
}

function textLines(text: string, width: number, y: number): TextLine[] {
  const lines = text.split('\n').flatMap((line) => wrapText(line, width))
  return lines.map((line, index) => ({ text: line, y: y + index * lineHeight }))
}

function arrowOf(
  { from, to, label, lang, style }: Extract<SequenceLine, { kind: 'message' }>,
  number: number,
  top: number,
  xOf: (participant: number) => number,
): SequenceArrow {
  const lines = textLines(label, Math.max(columnWidth, Math.abs(xOf(to) - xOf(from))) - 40 + 20, top + lineHeight - 4)
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

function noteOf(at: readonly number[], label: string, y: number, width: number): SequenceFrame {
  const [left, right] = [Math.min(...at), Math.max(...at)]
  const noteWidth = Math.min(width - 4, Math.max(columnWidth + 16, right - left + 2 * edge))
  const x = Math.min(width - noteWidth - 2, Math.max(2, (left + right - noteWidth) / 2))
  const lines = textLines(label, noteWidth - 16, y + 18)
  return { kind: 'note', x, y, width: noteWidth, height: lines.length * lineHeight + 8, lines }
}

function frameOf(
  begun: { readonly label: string; readonly y: number },
  depth: number,
  end: number,
  width: number,
): SequenceFrame {
  const x = 1 + 6 * depth
  const lines = [{ text: begun.label, y: begun.y + 18 }]
  return { kind: 'frame', x, y: begun.y, width: width - 2 * x, height: end - begun.y, lines }
}
