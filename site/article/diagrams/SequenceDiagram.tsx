import type { ReactNode } from 'react'
import type { Direction } from '../../../generator/contract/channel.ts'
import type { SequenceDrawing } from '../../../generator/markdown/mermaid/drawing.ts'
import { useArticle } from '../articleContext.tsx'
import { DiagramFigure, InWords } from './DiagramFigure.tsx'
import { layoutSequence, type SequenceArrow, type SequenceLayout, type SequenceLine } from './sequenceLayout.ts'
import { ArrowHead, NumberMark } from './shapes.tsx'

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
  return <SequenceFigure title={title} participants={participants} lines={lines} equivalent={equivalent} />
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
      <ol>
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
      </ol>
    </InWords>
  )
  return <SequenceFigure title={title} participants={participants} lines={lines} equivalent={equivalent} />
}

interface FigureProps {
  readonly title: string
  readonly participants: readonly string[]
  readonly lines: readonly SequenceLine[]
  readonly equivalent: ReactNode
}

function SequenceFigure({ title, participants, lines, equivalent }: FigureProps) {
  const { words } = useArticle()
  const layout = layoutSequence(participants, lines)
  const { width, height, arrows } = layout
  return (
    <DiagramFigure
      title={title}
      description={words.text('reference.diagram.sequence', { count: arrows.length })}
      width={width}
      height={height}
      equivalent={equivalent}
    >
      <Lifelines layout={layout} />
      {arrows.map((arrow) => (
        <Arrow key={arrow.number} arrow={arrow} />
      ))}
    </DiagramFigure>
  )
}

function Lifelines({ layout: { columns, top, bottom, frames } }: { readonly layout: SequenceLayout }) {
  return (
    <>
      {columns.map(({ x, lines }) => (
        <text key={x} className="diagram-name">
          {lines.map((line) => (
            <tspan key={line.y} x={x} y={line.y}>
              {line.text}
            </tspan>
          ))}
        </text>
      ))}
      <path className="diagram-lifeline" d={columns.map(({ x }) => `M${x} ${top}V${bottom}`).join('')} />
      {frames.map(({ kind, lines, ...place }) => (
        <g key={place.y}>
          <rect className={kind === 'note' ? 'diagram-box' : 'diagram-repeat'} rx="6" {...place} />
          {lines.map((line) => (
            <text key={line.y} x={place.x + place.width / 2} y={line.y} className="diagram-note">
              {line.text}
            </text>
          ))}
        </g>
      ))}
    </>
  )
}

function Arrow({ arrow: { number, style, heading, from, to, y, lines, lang } }: { readonly arrow: SequenceArrow }) {
  const middle = (from + to) / 2
  return (
    <g className="diagram-step" data-style={style}>
      {lines.map((line) => (
        <text key={line.y} x={middle} y={line.y} className="diagram-label" lang={lang}>
          {line.text}
        </text>
      ))}
      <path className="diagram-line" d={`M${from} ${y}H${heading === 'right' ? to - 6 : to + 6}`} />
      <ArrowHead x={to} y={y} degrees={heading === 'left' ? 180 : 0} />
      <NumberMark x={from} y={y} number={number} />
    </g>
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
