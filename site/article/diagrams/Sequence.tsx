import { Fragment } from 'react'
import type { SequenceLayout } from './sequenceLayout.ts'
import type { SequenceArrow } from './sequenceParts.ts'
import { NumberMark } from './shapes.tsx'

export interface Numbering {
  /** The arrows have the numbers of a list in the equivalent, which takes the room of a wide drawing. */
  readonly isNumbered?: true | undefined
}

interface Props extends Numbering {
  readonly layout: SequenceLayout
}

/** The parts of a drawn sequence: participants with their lines, notes, frames and arrows. */
export function Sequence({ layout, isNumbered }: Props) {
  return (
    <>
      <Lifelines layout={layout} />
      {layout.arrows.map((arrow) => (
        <Arrow key={arrow.number} arrow={arrow} isNumbered={isNumbered} />
      ))}
    </>
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
        <Fragment key={place.y}>
          <rect className={kind === 'note' ? 'diagram-box' : 'diagram-repeat'} rx="6" {...place} />
          {lines.map((line) => (
            <text key={line.y} x={place.x + place.width / 2} y={line.y} className="diagram-note">
              {line.text}
            </text>
          ))}
        </Fragment>
      ))}
    </>
  )
}

interface ArrowProps extends Numbering {
  readonly arrow: SequenceArrow
}

function Arrow({ arrow: { number, style, heading, from, to, y, lines, lang }, isNumbered }: ArrowProps) {
  const middle = (from + to) / 2
  const back = heading === 'left' ? 1 : -1
  return (
    <g className="diagram-step" data-style={style}>
      {lines.map((line) => (
        <text key={line.y} x={middle} y={line.y} className="diagram-label" lang={lang}>
          {line.text}
        </text>
      ))}
      <path className="diagram-line" d={`M${from} ${y}H${to + 6 * back}`} />
      <path className="diagram-head" d={`M${to} ${y}l${8 * back}-4.5v9z`} />
      {isNumbered ? <NumberMark x={from} y={y} number={number} /> : null}
    </g>
  )
}
