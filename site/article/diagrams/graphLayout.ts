import type { GraphDrawing } from '../../../generator/markdown/mermaid/drawing.ts'
import { withJoints } from './graphJoints.ts'
import { curveLines } from './graphLines.ts'
import { placeGraph, type Way } from './graphPlaces.ts'
import { type GraphBox, type GraphLayout, moved, turned } from './graphShapes.ts'
import { isMark } from './graphSizes.ts'
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
