import { Graph, layout } from '@dagrejs/dagre'
import type { GraphDrawing, GraphNode } from '../../../generator/markdown/mermaid/drawing.ts'
import { curveLines, type Line } from './graphLines.ts'
import type { Point } from './shapes.tsx'
import { lineHeight, naturalWidth, textWidth, wrapText } from './textMetrics.ts'

/** A rectangle by its middle, with its text in lines. */
export interface GraphBox extends Point {
  readonly node: GraphNode
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
}

interface GraphLayout {
  readonly width: number
  readonly height: number
  readonly boxes: readonly GraphBox[]
  readonly lines: readonly Line[]
}

/** The width of a text column: a wider drawing would have to be scrolled. */
const widest = 720
const dotSize = 10
const boxTextWidth = 190
/** Words beside each other in rows are narrow; columns have room for them. */
const labelWidth = { rows: 104, columns: 170 }

/** Places boxes and lines in the direction that the writer asks for, or the other way where that alone fits a column. */
export function layoutGraph(drawing: GraphDrawing): GraphLayout {
  const [asked, other] = (drawing.direction === 'right' ? [true, false] : [false, true]).map((isTurned) =>
    layOut(drawing, isTurned),
  )
  if (!asked || !other) return { width: naturalWidth, height: 0, boxes: [], lines: [] }
  return inMiddle(asked.width <= widest || asked.width <= other.width ? asked : other)
}

/** Boxes in rows. For columns they lie on their side, and the whole is turned. */
function layOut({ nodes, edges, isStates }: GraphDrawing, isTurned: boolean): GraphLayout {
  const drawing = new Graph({ multigraph: true })
  drawing.setGraph({ nodesep: 14, edgesep: 10, ranksep: 26, marginx: 4, marginy: 4 })
  const size = ({ width, height }: Size) => (isTurned ? { width: height, height: width } : { width, height })
  // A node may be called anything, `__proto__` too: dagre knows it by its number.
  const nameOf = (id: string) => `node ${nodes.findIndex((node) => node.id === id)}`
  const isCode = ({ id, text }: GraphNode) => isStates && id === text
  const texts = nodes.map((node) => (isCode(node) ? [node.text] : linesOf(node.text, boxTextWidth)))
  for (const [index, node] of nodes.entries()) {
    const ends = Math.max(...(['from', 'to'] as const).map((end) => edges.filter((one) => one[end] === node.id).length))
    const box = size(boxSize(node, texts[index] ?? [], isCode(node)))
    drawing.setNode(nameOf(node.id), { ...box, width: Math.max(box.width, node.shape === 'dot' ? 0 : 12 * (ends + 1)) })
  }
  const labels = edges.map(({ text }) => linesOf(text, labelWidth[isTurned ? 'columns' : 'rows']))
  for (const [index, { from, to }] of edges.entries()) {
    const label = { ...size(labelSize(labels[index] ?? [])), labelpos: 'c' } as const
    drawing.setEdge(nameOf(from), nameOf(to), label, String(index))
  }
  layout(drawing)
  const { width = 0, height = 0 } = drawing.graph()
  const boxes = nodes.map((node, index) => ({
    ...{ x: 0, y: 0, width: 0, height: 0, ...drawing.node(nameOf(node.id)) },
    ...{ node, lines: texts[index] ?? [] },
  }))
  const lines = edges.map((edge, index): Line => {
    const { points = [], x = 0, y = 0 } = drawing.edge(nameOf(edge.from), nameOf(edge.to), String(index))
    const text = labels[index] ?? []
    return {
      edge,
      number: index,
      points,
      ...(text.length === 0 ? {} : { label: { ...labelSize(text), x, y, lines: text } }),
    }
  })
  const placed = inOrder({ width: Math.max(0, width), height: Math.max(0, height), boxes, lines })
  const result = { ...placed, lines: curveLines(placed.lines, placed.boxes) }
  return isTurned ? turned(result) : result
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A text in lines, at the breaks of its writer and wherever it is too wide. */
function linesOf(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapText(line, width))
}

function widthOf(lines: readonly string[], isCode = false): number {
  return Math.ceil(Math.max(0, ...lines.map((line) => textWidth(line, isCode))))
}

function boxSize({ shape }: GraphNode, lines: readonly string[], isCode: boolean): Size {
  if (shape === 'dot') return { width: dotSize, height: dotSize }
  return { width: widthOf(lines, isCode) + 20, height: lines.length * lineHeight + 16 }
}

function labelSize(lines: readonly string[]): Size {
  if (lines.length === 0) return { width: 0, height: 0 }
  return { width: widthOf(lines) + 8, height: lines.length * lineHeight + 4 }
}

/** Mirrors a drawing whose rows run against the order in which the writer names the boxes. */
function inOrder(drawing: GraphLayout): GraphLayout {
  const { boxes, width } = drawing
  const order = boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((later) => (Math.abs(later.y - box.y) < 1 ? [Math.sign(later.x - box.x)] : [])),
  )
  const isMirrored = order.reduce((sum, sign) => sum + sign, 0) < 0
  return isMirrored ? moved(drawing, ({ x, y }) => ({ x: width - x, y })) : drawing
}

function turned({ width, height, ...rest }: GraphLayout): GraphLayout {
  const boxes = rest.boxes.map((box) => ({ ...box, width: box.height, height: box.width }))
  return moved({ ...rest, boxes, width: height, height: width }, ({ x, y }) => ({ x: y, y: x }))
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
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    ...{ left: Math.min(0, ...across), right: Math.max(width, ...across) },
    ...{ top: Math.min(0, ...down), bottom: Math.max(height, ...down) },
  }
}

function moved(drawing: GraphLayout, move: (point: Point) => Point): GraphLayout {
  return {
    ...drawing,
    boxes: drawing.boxes.map((box) => ({ ...box, ...move(box) })),
    lines: drawing.lines.map((line) => ({
      ...line,
      points: line.points.map(move),
      ...(line.label ? { label: { ...line.label, ...move(line.label) } } : {}),
    })),
  }
}
