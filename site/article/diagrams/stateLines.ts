import type { Point } from './shapes.tsx'

/** A rectangle by its middle. */
export interface StateBox extends Point {
  readonly state: string
  readonly width: number
  readonly height: number
}

/** A transition, or the line from a dot to the state below it. */
export interface Line {
  readonly from?: string
  readonly to: string
  /** Places that it passes; once drawn, with two control points before each but the first. */
  readonly points: readonly Point[]
  /** The number of a transition, from 1 in their order. */
  readonly mark?: Point & { readonly number: number }
}

/** One end of a line: the state, and the point before it. */
interface End {
  readonly line: Line
  readonly box: StateBox
  readonly next: Point
}

/** Lines as curves that leave and reach their states upright, side by side in the order in which they come. */
export function joinStates(lines: readonly Line[], boxes: readonly StateBox[]): Line[] {
  const ends = lines.flatMap((line): End[] => {
    if (line.from === line.to) return []
    const [start, end] = [line.from, line.to].map((state) => boxes.find((box) => box.state === state))
    const [second, last] = [line.points[1], line.points.at(-2)]
    return [
      ...(start && second ? [{ line, box: start, next: second }] : []),
      ...(end && last ? [{ line, box: end, next: last }] : []),
    ]
  })
  return lines.map((line) => {
    const box = boxes.find(({ state }) => state === line.to)
    if (box && line.mark && line.from === line.to) return { ...line, points: loopOf(box, line.mark) }
    const portAt = (state: string | undefined, point: Point | undefined) => {
      const end = ends.find((one) => one.line === line && one.box.state === state)
      return end ? [portOf(end, ends)] : point ? [point] : []
    }
    const { from, to, points } = line
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

/** Upright at each of its places, so that it passes above the marks of its neighbours. */
function curveOf(places: readonly Point[]): Point[] {
  return places.flatMap((place, index) => {
    const before = places[index - 1]
    if (!before) return [place]
    const y = (before.y + place.y) / 2
    return [{ x: before.x, y }, { x: place.x, y }, place]
  })
}

/** The way from a state to itself, past the mark beside it. */
function loopOf({ x, y, width }: StateBox, mark: Point): Point[] {
  const side = x + width / 2
  // A curve goes three quarters of the way to its control points.
  const far = side + ((mark.x - side) * 4) / 3
  return [
    { x: side, y: y - 10 },
    { x: far, y: y - 10 },
    { x: far, y: y + 10 },
    { x: side, y: y + 10 },
  ]
}
