import { useArticle } from '../articleContext.tsx'
import { DiagramFigure, InWords } from './DiagramFigure.tsx'
import { layoutSequence, type SequenceArrow, type SequenceLayout, type SequenceStep } from './sequenceLayout.ts'
import { ArrowHead, NumberMark } from './shapes.tsx'

interface Props {
  readonly title: string
  readonly steps: readonly SequenceStep[]
  /** When the repeated steps happen. */
  readonly repeatLabel: string
}

/** Who says what to whom in which order, on two lifelines; beneath it the same as a list. */
export function SequenceDiagram({ title, steps, repeatLabel }: Props) {
  const { words } = useArticle()
  const layout = layoutSequence(steps)
  const { width, height, arrows } = layout
  return (
    <DiagramFigure
      title={title}
      description={words.text('reference.diagram.sequence', { count: steps.length })}
      width={width}
      height={height}
      equivalent={<StepList steps={steps} repeatLabel={repeatLabel} />}
    >
      <Lifelines layout={layout} repeatLabel={repeatLabel} />
      {arrows.map((arrow) => (
        <Arrow key={arrow.number} arrow={arrow} />
      ))}
    </DiagramFigure>
  )
}

function Lifelines({ layout, repeatLabel }: { readonly layout: SequenceLayout; readonly repeatLabel: string }) {
  const { words } = useArticle()
  const { client, server, top, bottom, width, repeat } = layout
  return (
    <>
      <text x={client} y="20" className="diagram-name">
        {words.text('reference.diagram.client')}
      </text>
      <text x={server} y="20" className="diagram-name">
        {words.text('reference.diagram.server')}
      </text>
      <path className="diagram-lifeline" d={`M${client} ${top}V${bottom}M${server} ${top}V${bottom}`} />
      {repeat ? (
        <>
          <rect className="diagram-repeat" x="1" y={repeat.y} width={width - 2} height={repeat.height} rx="6" />
          <text x={width / 2} y={repeat.y + 18} className="diagram-note">
            {repeatLabel}
          </text>
        </>
      ) : null}
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

function StepList({ steps, repeatLabel }: Pick<Props, 'steps' | 'repeatLabel'>) {
  const { words } = useArticle()
  return (
    <InWords>
      <ol>
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
    </InWords>
  )
}
