import { useArticle } from '../articleContext.tsx'
import { DiagramFigure } from './DiagramFigure.tsx'
import { ArrowHead, NumberMark, round } from './shapes.tsx'
import type { StateEdge } from './stateEdges.ts'
import type { StateBox } from './stateGeometry.ts'
import { parseStateGraph, type StateGraph } from './stateGraph.ts'
import { layoutStates } from './stateLayout.ts'

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
  const { width, height, boxes, edges } = layoutStates(graph)
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
      {edges.map((edge) => (
        <Edge key={edge.number} edge={edge} />
      ))}
      {boxes.map((box) => (
        <Box key={box.state} box={box} />
      ))}
      {edges.map(({ number, mark }) => (
        <NumberMark key={number} {...mark} number={number} />
      ))}
    </DiagramFigure>
  )
}

function Edge({ edge: { path, head } }: { readonly edge: StateEdge }) {
  return (
    <>
      <path className="diagram-line" d={path} />
      <ArrowHead {...head} />
    </>
  )
}

/** The first states have a dot above them, the last ones a double line. */
function Box({ box: { state, x, y, width, height, isFirst, isLast } }: { readonly box: StateBox }) {
  const middle = x + width / 2
  return (
    <>
      {isFirst ? (
        <>
          <circle className="diagram-head" cx={round(middle)} cy={y - 26} r="5" />
          <path className="diagram-line" d={`M${round(middle)} ${y - 20}V${y - 7}`} />
          <ArrowHead x={middle} y={y} heading="down" />
        </>
      ) : null}
      <rect className="diagram-box" x={round(x)} y={y} width={width} height={height} rx="6" />
      {isLast ? (
        <rect className="diagram-box" x={round(x + 3)} y={y + 3} width={width - 6} height={height - 6} rx="4" />
      ) : null}
      <text className="diagram-code" x={round(middle)} y={y + height / 2 + 4.7}>
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
