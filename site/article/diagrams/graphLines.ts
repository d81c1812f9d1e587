import type { GraphEdge, GraphNode } from '../../../generator/markdown/mermaid/drawing.ts'
import type { Point } from './shapes.tsx'

/** A rectangle by its middle. */
interface Box extends Point {
  readonly node: Pick<GraphNode, 'id'>
  readonly width: number
  readonly height: number
}

export interface Line {
  readonly edge: GraphEdge
  /** The line's place among the lines. */
  readonly number: number
  /** Places that it passes; once drawn, with two control points before each but the first. */
  readonly points: readonly Point[]
  /** The middle of its text. */
  readonly label?: Point & { readonly width: number; readonly height: number; readonly lines: readonly string[] }
}

/** One end of a line: the box, and the point before it. */
interface End {
  readonly line: Line
  readonly box: Box
  readonly next: Point
}

/** Lines as curves that leave and reach their boxes upright, side by side in the order in which they come. */
export function curveLines(lines: readonly Line[], boxes: readonly Box[]): Line[] {
  const ends = lines.flatMap((line): End[] => {
    const { from, to } = line.edge
    if (from === to) return []
    const [start, end] = [from, to].map((id) => boxes.find(({ node }) => node.id === id))
    const [second, last] = [line.points[1], line.points.at(-2)]
    return [
      ...(start && second ? [{ line, box: start, next: second }] : []),
      ...(end && last ? [{ line, box: end, next: last }] : []),
    ]
  })
  return lines.map((line) => {
    const { from, to } = line.edge
    const box = boxes.find(({ node }) => node.id === to)
    if (box && from === to) return { ...line, points: loopOf(box, line) }
    const portAt = (id: string, point: Point | undefined) => {
      const end = ends.find((one) => one.line === line && one.box.node.id === id)
      return end ? [portOf(end, ends)] : point ? [point] : []
    }
    const { points } = line
    return {
      ...line,
      points: curveOf([...portAt(from, points[0]), ...points.slice(1, -1), ...portAt(to, points.at(-1))]),
    }
  })
}

function portOf(end: End, ends: readonly End[]): Point {
  const { box } = end
  const isAbove = ({ next }: End) => next.y < box.y
  const beside = ends
    .filter((other) => other.box === box && isAbove(other) === isAbove(end))
    .toSorted((a, b) => a.next.x - b.next.x)
  const share = (beside.indexOf(end) + 1) / (beside.length + 1) - 0.5
  return { x: box.x + share * box.width, y: box.y + (isAbove(end) ? -0.5 : 0.5) * box.height }
}

/** Upright at each of its places, so that it passes the labels of its neighbours. */
function curveOf(places: readonly Point[]): Point[] {
  return places.flatMap((place, index) => {
    const before = places[index - 1]
    if (!before) return [place]
    const y = (before.y + place.y) / 2
    return [{ x: before.x, y }, { x: place.x, y }, place]
  })
}

/** The way from a box to itself, past the label beside it. */
function loopOf({ x, y, width }: Box, { label, points }: Line): Point[] {
  const side = x + width / 2
  const reach = label?.x ?? Math.max(side + 20, ...points.map((point) => point.x))
  // A curve goes three quarters of the way to its control points.
  const far = side + ((reach - side) * 4) / 3
  return [
    { x: side, y: y - 10 },
    { x: far, y: y - 10 },
    { x: far, y: y + 10 },
    { x: side, y: y + 10 },
  ]
}
