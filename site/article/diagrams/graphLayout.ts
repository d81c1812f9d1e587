import { Graph, layout } from '@dagrejs/dagre'
import type { GraphDrawing, GraphEdge, GraphNode } from '../../../generator/markdown/mermaid/drawing.ts'
import { withJoints } from './graphJoints.ts'
import { curveLines, loopReach } from './graphLines.ts'
import { type GraphBox, type GraphLayout, mirrored, moved, turned } from './graphShapes.ts'
import { boxLines, boxSize, isMark, labelSize, type Size, textLines } from './graphSizes.ts'
import { naturalWidth, widest } from './textMetrics.ts'

/** A drawing that is too wide has its words in narrower lines. */
const ways = {
  down: [120, 104, 88].map((labelWidth) => ({ isTurned: false, labelWidth })),
  right: [190, 120].map((labelWidth) => ({ isTurned: true, labelWidth })),
} satisfies Record<string, readonly Way[]>
/** Between the edge of a drawing and its lines, which have a width themselves. */
const margin = 2

/** Places boxes and lines in the direction that the writer asks for, or the other way where that alone fits a column. */
export function layoutGraph(drawing: GraphDrawing): GraphLayout {
  if (drawing.nodes.length === 0) return { width: naturalWidth, height: 0, boxes: [], lines: [] }
  const joined = withJoints(drawing)
  const tried: GraphLayout[] = []
  for (const direction of drawing.direction === 'right' ? (['right', 'down'] as const) : (['down', 'right'] as const)) {
    for (const way of ways[direction]) {
      const found = inMiddle(layOut(joined, way))
      if (found.width <= widest) return found
      tried.push(found)
    }
  }
  return tried.reduce((narrowest, found) => (found.width < narrowest.width ? found : narrowest))
}

/** Boxes in rows. For columns they lie on their side, and the whole is turned. */
function layOut(drawing: GraphDrawing, way: Way): GraphLayout {
  const placed = placeGraph(drawing, way)
  const boxes = way.isTurned ? placed.boxes.map((box) => asWideAsItsColumn(box, placed.boxes)) : placed.boxes
  const result = { ...placed, boxes, lines: curveLines(placed.lines, boxes) }
  return way.isTurned ? turned(result) : result
}

/** Boxes of a column begin and end together. They still lie on their side: a column is a row, and a width a height. */
function asWideAsItsColumn(box: GraphBox, boxes: readonly GraphBox[]): GraphBox {
  if (isMark(box.node)) return box
  const column = boxes.filter(({ node, y }) => !isMark(node) && Math.abs(y - box.y) < 1)
  return { ...box, height: Math.max(...column.map(({ height }) => height)) }
}

/** A narrow drawing stands in the middle of the usual width. */
function inMiddle(drawing: GraphLayout): GraphLayout {
  const { left, right, top, bottom } = frameOf(drawing)
  const width = Math.max(naturalWidth, Math.ceil(right - left))
  const shift = (width - (right - left)) / 2 - left
  return moved({ ...drawing, width, height: Math.ceil(bottom - top) }, ({ x, y }) => ({ x: x + shift, y: y - top }))
}

/** The edges of a drawing. Lines may pass outside of the frame that boxes and words have. */
function frameOf({ width, height, lines }: GraphLayout) {
  const points = lines.flatMap((line) => line.points)
  const [across, along] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    ...{ left: Math.min(0, ...across) - margin, right: Math.max(width, ...across) + margin },
    ...{ top: Math.min(0, ...along) - margin, bottom: Math.max(height, ...along) + margin },
  }
}

/** How the lines of a drawing lead. */
interface Way {
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
function placeGraph(drawing: GraphDrawing, way: Way): GraphLayout {
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
