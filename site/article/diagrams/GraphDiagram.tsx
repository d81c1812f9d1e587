import type { GraphDrawing, GraphEdge, GraphNode } from '../../../generator/markdown/mermaid/drawing.ts'
import { useArticle } from '../articleContext.tsx'
import { resolveLink } from '../links.ts'
import { DiagramFigure } from './DiagramFigure.tsx'
import { layoutGraph } from './graphLayout.ts'
import type { Line } from './graphLines.ts'
import type { GraphBox } from './graphShapes.ts'
import { isCode } from './graphSizes.ts'
import { ArrowLines } from './shapes.tsx'
import { TextLines } from './TextLines.tsx'
import { naturalWidth } from './textMetrics.ts'

/** Boxes with lines between them and words beside the lines. A narrow screen shows the same as a list. */
export function GraphDiagram({ drawing }: { readonly drawing: GraphDrawing }) {
  const { words } = useArticle()
  const { width, height, boxes, lines } = layoutGraph(drawing)
  const isJoint = (id: string) => boxes.some(({ node }) => node.id === id && node.shape === 'joint')
  const isLast = ({ id }: GraphNode) => drawing.isStates && !drawing.edges.some(({ from }) => from === id)
  return (
    <DiagramFigure
      title={drawing.title ?? words.text('reference.diagram.states')}
      description={words.text('reference.diagram.statesText')}
      width={width}
      height={height}
      hasLinks={drawing.nodes.some(({ href }) => href !== undefined)}
      narrow={width > naturalWidth ? 'words' : 'drawing'}
      equivalent={<EdgeList drawing={drawing} />}
    >
      <ArrowLines
        arrows={lines.map(({ points, edge: { to, isDashed } }) => ({ points, isDashed, isJoined: isJoint(to) }))}
      />
      {boxes.map((box) => (
        <Box key={box.node.id} box={box} isCode={isCode(box.node, drawing.isStates)} isLast={isLast(box.node)} />
      ))}
      {lines.map(({ label, number }) => (label ? <Words key={number} label={label} /> : null))}
    </DiagramFigure>
  )
}

function Words({ label: { x, y, width, lines, isAbove } }: { readonly label: NonNullable<Line['label']> }) {
  return (
    <TextLines
      className={isAbove ? 'diagram-beside diagram-label' : 'diagram-beside'}
      x={isAbove ? x : x - width / 2}
      y={y}
      lines={lines}
    />
  )
}

interface BoxProps {
  readonly box: GraphBox
  readonly isCode: boolean
  /** A last state has a double line. */
  readonly isLast: boolean
}

function Box({ box, isCode, isLast }: BoxProps) {
  const article = useArticle()
  const { node, x, y, width, height, lines } = box
  if (node.shape === 'joint') return null
  if (node.shape === 'dot') return <circle className="diagram-head" cx={Math.round(x)} cy={Math.round(y)} r="5" />
  const outline = (inset: number) => (
    <rect
      className={node.shape === 'question' ? 'diagram-question' : node.href ? 'diagram-outcome' : 'diagram-box'}
      x={Math.round(x - width / 2 + inset)}
      y={Math.round(y - height / 2 + inset)}
      width={Math.round(width - 2 * inset)}
      height={Math.round(height - 2 * inset)}
      rx={6 - inset}
    />
  )
  const kind = isCode ? 'diagram-code' : 'diagram-label'
  const content = (
    <>
      {outline(0)}
      {isLast ? outline(3) : null}
      <TextLines className={kind} x={x} y={y} lines={lines} />
    </>
  )
  return node.href === undefined ? content : <a href={resolveLink(node.href, article).href}>{content}</a>
}

/** Lists each box with the lines that leave it. Narrow screens show the list, and screen readers read it. */
function EdgeList({ drawing: { nodes, edges, isStates } }: { readonly drawing: GraphDrawing }) {
  const article = useArticle()
  const nameOf = ({ id, text, href }: GraphNode) => {
    const name = isCode({ id, text }, isStates) ? <code>{text}</code> : text.replaceAll('\n', ' ')
    return href === undefined ? name : <a href={resolveLink(href, article).href}>{name}</a>
  }
  const numbered = edges.map((edge, number) => ({ ...edge, number }))
  const leaving = (id: string) => numbered.filter(({ from }) => from === id)
  const reached = (id: string) => edges.some(({ to }) => to === id)
  const shown = nodes.filter(({ id, shape }) => shape !== 'dot' && (leaving(id).length > 0 || !reached(id)))
  return (
    <ul className="diagram-list">
      {shown.map((node) => (
        <li key={node.id}>
          {nameOf(node)}
          <Leaving edges={leaving(node.id)} nodes={nodes} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  )
}

interface LeavingProps {
  /** Numbered: two lines may join the same boxes. */
  readonly edges: readonly (GraphEdge & { readonly number: number })[]
  readonly nodes: readonly GraphNode[]
  readonly nameOf: (node: GraphNode) => React.ReactNode
}

function Leaving({ edges, nodes, nameOf }: LeavingProps) {
  if (edges.length === 0) return null
  return (
    <ul>
      {edges.map(({ to, text, number }) => {
        const node = nodes.find(({ id }) => id === to)
        return node ? (
          <li key={number}>
            → {nameOf(node)}
            {text === '' ? null : <span> {text.replaceAll('\n', ' ')}</span>}
          </li>
        ) : null
      })}
    </ul>
  )
}
