import type { GraphNode } from '../../../generator/markdown/mermaid/drawing.ts'
import type { Line } from './graphLines.ts'
import type { Point } from './shapes.tsx'

/** A rectangle by its middle, with its text in lines. */
export interface GraphBox extends Point {
  readonly node: GraphNode
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
}

export interface GraphLayout {
  readonly width: number
  readonly height: number
  readonly boxes: readonly GraphBox[]
  readonly lines: readonly Line[]
}

/** Left becomes right. */
export function mirrored(drawing: GraphLayout): GraphLayout {
  return moved(drawing, ({ x, y }) => ({ x: drawing.width - x, y }))
}

/** Down becomes right. */
export function turned({ width, height, ...rest }: GraphLayout): GraphLayout {
  const boxes = rest.boxes.map((box) => ({ ...box, width: box.height, height: box.width }))
  return moved({ ...rest, boxes, width: height, height: width }, ({ x, y }) => ({ x: y, y: x }))
}

export function moved(drawing: GraphLayout, move: (point: Point) => Point): GraphLayout {
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
