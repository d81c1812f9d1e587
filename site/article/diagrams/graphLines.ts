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
  /** The middle of its text, which stands beside the line. */
  readonly label?: Label
}

interface Label extends Point {
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
  /** Above a line that leads to the right; at the right of others. */
  readonly isAbove: boolean
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
  const labels = lines.flatMap(({ label }) => label ?? [])
  return lines.map((line) => {
    const { from, to } = line.edge
    const box = boxes.find(({ node }) => node.id === to)
    if (box && from === to) return { ...line, points: loopOf(box, line.points[0]?.x ?? box.x) }
    const portAt = (id: string, point: Point | undefined) => {
      const end = ends.find((one) => one.line === line && one.box.node.id === id)
      return end ? [portOf(end, ends)] : point ? [point] : []
    }
    const { points } = line
    const between = besideLabels(points.slice(1, -1), labels)
    return { ...line, points: curveOf([...portAt(from, points[0]), ...between, ...portAt(to, points.at(-1))]) }
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

/** A line is straight as long as words of its row stand beside it, its own or those of a neighbour. */
function besideLabels(points: readonly Point[], labels: readonly Label[]): readonly Point[] {
  const ways = (points.at(-1)?.y ?? 0) < (points[0]?.y ?? 0) ? [1, -1] : [-1, 1]
  return points.flatMap((point) => {
    const near = labels.filter(({ y }) => Math.abs(y - point.y) < 0.5)
    if (near.length === 0) return [point]
    const length = Math.max(...near.map(({ isAbove, width, height }) => (isAbove ? width : height)))
    return ways.map((way) => ({ x: point.x, y: point.y + (way * length) / 2 }))
  })
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

/** How far the loop of a box reaches. */
export const loopReach = 28

/** The way from a box to itself, on the side where the layout has room for it and for its words. */
function loopOf({ x, y, width }: Box, room: number): Point[] {
  const way = room < x ? -1 : 1
  const side = x + (way * width) / 2
  // A curve goes three quarters of the way to its control points.
  const far = side + (way * loopReach * 4) / 3
  return [
    { x: side, y: y - 8 },
    { x: far, y: y - 22 },
    { x: far, y: y + 22 },
    { x: side, y: y + 8 },
  ]
}
