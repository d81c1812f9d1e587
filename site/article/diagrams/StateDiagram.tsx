import { useArticle } from '../articleContext.tsx'
import { DiagramFigure } from './DiagramFigure.tsx'
import { ArrowLine, NumberMark, round } from './shapes.tsx'
import { parseStateGraph, type StateGraph } from './stateGraph.ts'
import { layoutStates } from './stateLayout.ts'
import type { StateBox } from './stateLines.ts'

interface Props {
  /** `NEW,FILLED` */
  readonly states: string
  /** `NEW>FILLED:filled in one go;…` */
  readonly transitions: string
  readonly title?: string
}

/** States and what leads from one to the other. The texts of the transitions stand beneath, under their numbers. */
export function StateDiagram({ states, transitions, title }: Props) {
  const { words } = useArticle()
  const graph = parseStateGraph(states, transitions)
  const { width, height, boxes, dots, lines } = layoutStates(graph)
  return (
    <DiagramFigure
      title={title ?? words.text('reference.diagram.states')}
      description={words.text('reference.diagram.statesText', {
        states: words.intl.formatList([...graph.states]),
      })}
      width={width}
      height={height}
      equivalent={<TransitionList graph={graph} />}
    >
      {dots.map(({ x, y }) => (
        <circle key={x} className="diagram-head" cx={round(x)} cy={round(y)} r="5" />
      ))}
      {lines.map(({ points }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing have no other identity
        <ArrowLine key={index} points={points} />
      ))}
      {boxes.map((box) => (
        <Box key={box.state} box={box} isLast={!graph.transitions.some(({ from }) => from === box.state)} />
      ))}
      {lines.map(({ mark }) => (mark ? <NumberMark key={mark.number} {...mark} /> : null))}
    </DiagramFigure>
  )
}

/** The last states have a double line. */
function Box({ box, isLast }: { readonly box: StateBox; readonly isLast: boolean }) {
  const { state, x, y, width, height } = box
  const [left, top] = [round(x - width / 2), round(y - height / 2)]
  return (
    <>
      <rect className="diagram-box" x={left} y={top} width={width} height={height} rx="6" />
      {isLast ? (
        <rect
          className="diagram-box"
          x={round(left + 3)}
          y={round(top + 3)}
          width={width - 6}
          height={height - 6}
          rx="4"
        />
      ) : null}
      <text className="diagram-code" x={round(x)} y={round(y + 4.7)}>
        {state}
      </text>
    </>
  )
}

function TransitionList({ graph: { transitions } }: { readonly graph: StateGraph }) {
  return (
    <ol className="diagram-legend">
      {transitions.map(({ from, to, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two transitions may join the same states
        <li key={index}>
          <code>{from}</code> → <code>{to}</code>
          {text === '' ? null : <span> {text}</span>}
        </li>
      ))}
    </ol>
  )
}
