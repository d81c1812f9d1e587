import {
  arrowOf,
  edge,
  frameOf,
  noteOf,
  type SequenceArrow,
  type SequenceFrame,
  type SequenceLine,
  type TextLine,
  textLines,
} from './sequenceParts.ts'
import { naturalWidth, textWidth, widest } from './textMetrics.ts'

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
/** Least room of a participant where there are more than two. */
const narrowColumn = 128

/** Room of a participant in which labels stand in one line, as far as a text column has it. */
export function wideColumn(participants: readonly string[], events: readonly SequenceLine[]): number {
  const labels = events.map((event) => ('label' in event ? Math.ceil(textWidth(event.label)) + 24 : 0))
  return Math.min(Math.floor(widest / participants.length), Math.max(narrowColumn, ...labels))
}

/** Positions of all parts of a sequence diagram, for its participants, the events in order and the room of a participant. */
export function layoutSequence(
  participants: readonly string[],
  events: readonly SequenceLine[],
  column = narrowColumn,
): SequenceLayout {
  const width = Math.max(naturalWidth, participants.length * column)
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
      const note = noteOf(at.map(xOf), event.label, y + gap, { column, width })
      frames.push(note)
      y = note.y + note.height
    } else {
      const arrow = arrowOf(event, arrows.length + 1, y + gap, { column, xOf })
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
