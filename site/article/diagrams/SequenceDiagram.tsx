import type { ReactNode } from 'react'
import type { Direction } from '../../../generator/contract/channel.ts'
import type { SequenceDrawing } from '../../../generator/markdown/mermaid/drawing.ts'
import { useArticle } from '../articleContext.tsx'
import { DiagramFigure, InWords } from './DiagramFigure.tsx'
import { type Numbering, Sequence } from './Sequence.tsx'
import { layoutSequence, type SequenceLayout, wideColumn } from './sequenceLayout.ts'
import type { SequenceArrow, SequenceLine } from './sequenceParts.ts'

/** One arrow between client and server; `send` starts at the client. */
export interface SequenceStep {
  readonly direction: Direction
  readonly label: string
  readonly lang?: string
  readonly style: SequenceArrow['style']
  /** Belongs to the last part, which goes on as long as the connection is open. */
  readonly isRepeated?: boolean
}

interface SessionProps {
  readonly title: string
  readonly steps: readonly SequenceStep[]
  /** When the repeated steps happen. */
  readonly repeatLabel: string
}

/** Messages between the client and the server of a session, in order. */
export function SessionDiagram({ title, steps, repeatLabel }: SessionProps) {
  const { words } = useArticle()
  const lineOf = ({ direction, isRepeated: _, ...rest }: SequenceStep): SequenceLine => ({
    ...{ kind: 'message', ...rest },
    ...(direction === 'send' ? { from: 0, to: 1 } : { from: 1, to: 0 }),
  })
  const repeated = steps.filter(({ isRepeated }) => isRepeated)
  const lines: SequenceLine[] = [
    ...steps.filter(({ isRepeated }) => !isRepeated).map(lineOf),
    ...(repeated.length === 0
      ? []
      : [{ kind: 'begin', label: repeatLabel } as const, ...repeated.map(lineOf), { kind: 'end' } as const]),
  ]
  const participants = [words.text('reference.diagram.client'), words.text('reference.diagram.server')]
  const equivalent = <StepList steps={steps} repeatLabel={repeatLabel} />
  return <SequenceFigure {...{ title, participants, lines, equivalent }} isNumbered />
}

/** A sequence that a writer describes. */
export function SequenceDiagram({ drawing }: { readonly drawing: SequenceDrawing }) {
  const { words } = useArticle()
  const { title = words.text('reference.diagram.sequenceTitle'), participants, events } = drawing
  const lines = events.map((event): SequenceLine => {
    if (event.kind === 'end') return event
    const { text: label } = event
    if (event.kind !== 'message') return { ...event, label }
    return { kind: 'message', from: event.from, to: event.to, label, style: event.isReply ? 'reply' : 'request' }
  })
  const nameOf = (participant: number) => participants[participant]?.replaceAll('\n', ' ')
  const equivalent = (
    <InWords>
      <ul>
        {events.map((event, index) =>
          event.kind === 'end' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sequence have no other identity
            <li key={index}>
              {event.kind === 'message' ? (
                <b>
                  {nameOf(event.from)} → {nameOf(event.to)}{' '}
                </b>
              ) : null}
              {event.text.replaceAll('\n', ' ')}
            </li>
          ),
        )}
      </ul>
    </InWords>
  )
  return <SequenceFigure {...{ title, participants, lines, equivalent }} />
}

interface FigureProps extends Numbering {
  readonly title: string
  readonly participants: readonly string[]
  readonly lines: readonly SequenceLine[]
  readonly equivalent: ReactNode
}

function SequenceFigure({ title, participants, lines, equivalent, isNumbered }: FigureProps) {
  const { words } = useArticle()
  const drawing = (layout: SequenceLayout) => ({
    width: layout.width,
    height: layout.height,
    children: <Sequence layout={layout} isNumbered={isNumbered} />,
  })
  const narrow = layoutSequence(participants, lines)
  const wide = isNumbered ? narrow : layoutSequence(participants, lines, wideColumn(participants, lines))
  return (
    <DiagramFigure
      {...drawing(narrow)}
      title={title}
      description={words.text('reference.diagram.sequence', { count: narrow.arrows.length })}
      wide={wide.width > narrow.width ? drawing(wide) : undefined}
      equivalent={equivalent}
    />
  )
}

/** The same in words, beside the drawing where there is room; elsewhere read aloud alone. */
function StepList({ steps, repeatLabel }: Pick<SessionProps, 'steps' | 'repeatLabel'>) {
  const { words } = useArticle()
  return (
    <ol className="diagram-words">
      {steps.map(({ direction, style, label, lang, isRepeated }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a sequence have no other identity
        <li key={index}>
          {style === 'action' ? null : <b>{words.text(`reference.session.${direction}`)} </b>}
          <span lang={lang}>{label}</span>
          {isRepeated ? (
            <>
              {' '}
              <small>{repeatLabel}</small>
            </>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
