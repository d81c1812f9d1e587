import { Graph, layout } from '@dagrejs/dagre'
import type { GraphDrawing, GraphEdge, GraphNode } from '../../../generator/markdown/mermaid/drawing.ts'
import { loopReach } from './graphLines.ts'
import { type GraphLayout, mirrored } from './graphShapes.ts'
import { boxLines, boxSize, isMark, labelSize, type Size, textLines } from './graphSizes.ts'

/** How the lines of a drawing lead. */
export interface Way {
  /** To the right. Such a drawing is laid out on its side, with lines that lead down. */
  readonly isTurned: boolean
  /** Room for a line of words. */
  readonly labelWidth: number
}

/** Between boxes of a row. */
const boxGap = 18
/** Between a line and its words. */
const labelGap = 6
/** Of a loop, what reaches beyond the gap between boxes, and the gap before its words. */
const loopRoom = loopReach - boxGap + labelGap

/** Places boxes in rows, in the order in which the writer names them, and words beside their lines. */
export function placeGraph(drawing: GraphDrawing, way: Way): GraphLayout {
  // Words stand at the right of a line that leads down, and above a line that leads to the right.
  const [side, other] = way.isTurned ? (['l', 'r'] as const) : (['r', 'l'] as const)
  const placed = placeOn(drawing, way, side)
  return isInOrder(placed) ? placed : mirrored(placeOn(drawing, way, other))
}

function placeOn({ nodes, edges, isStates }: GraphDrawing, way: Way, side: 'l' | 'r'): GraphLayout {
  const { isTurned, labelWidth } = way
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ nodesep: boxGap, edgesep: 14, ranksep: isTurned ? 56 : 48, marginx: 4, marginy: 4 })
  const onSide = ({ width, height }: Size) => (isTurned ? { width: height, height: width } : { width, height })
  // A node may be called anything, `__proto__` too: dagre knows it by its number.
  const nameOf = (id: string) => `node ${nodes.findIndex((node) => node.id === id)}`
  for (const node of nodes) graph.setNode(nameOf(node.id), withPorts(onSide(boxSize(node, isStates)), node, edges))
  // Lines that meet come straight to where they meet.
  const straightness = (id: string) => (nodes.some((node) => node.id === id && node.shape === 'joint') ? 4 : 1)
  const labels = edges.map(({ text }) => textLines(text, labelWidth))
  for (const [index, { from, to }] of edges.entries()) {
    const size = onSide(labelSize(labels[index] ?? []))
    const label =
      from === to
        ? { ...size, width: size.width + loopRoom, labelpos: 'c' as const }
        : { ...size, labelpos: side, labeloffset: labelGap, weight: straightness(to) }
    graph.setEdge(nameOf(from), nameOf(to), label, String(index))
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    ...{ width: Math.max(0, width), height: Math.max(0, height) },
    boxes: nodes.map((node) => ({
      ...{ x: 0, y: 0, width: 0, height: 0, ...graph.node(nameOf(node.id)) },
      ...{ node, lines: boxLines(node, isStates) },
    })),
    lines: edges.map((edge, number) => {
      const { points = [], x = 0, y = 0 } = graph.edge(nameOf(edge.from), nameOf(edge.to), String(number))
      const lines = labels[number] ?? []
      const size = labelSize(lines)
      const isLoop = edge.from === edge.to
      const label = { ...size, x: isLoop ? x + loopRoom / 2 : x, y, lines, isAbove: isTurned }
      return { edge, number, points, ...(lines.length === 0 ? {} : { label }) }
    }),
  }
}

/** A box has room for the lines that leave it and for those that reach it. */
function withPorts(box: Size, node: GraphNode, edges: readonly GraphEdge[]): Size {
  if (isMark(node)) return box
  const ends = (['from', 'to'] as const).map((end) => edges.filter((edge) => edge[end] === node.id).length)
  return { ...box, width: Math.max(box.width, 12 * (Math.max(...ends) + 1)) }
}

/** Whether rows run in the order in which the writer names the boxes. */
function isInOrder({ boxes }: GraphLayout): boolean {
  const order = boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((later) => (Math.abs(later.y - box.y) < 1 ? [Math.sign(later.x - box.x)] : [])),
  )
  return order.reduce((sum, sign) => sum + sign, 0) >= 0
}
