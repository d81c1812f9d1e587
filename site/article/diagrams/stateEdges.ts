import { round } from './shapes.tsx'
import { boxHeight, firstRow, type PlacedSlot, rowHeight, type StateBox } from './stateGeometry.ts'
import type { StateGraph } from './stateGraph.ts'

export interface StateEdge {
  /** From 1, in the order of the transitions. */
  readonly number: number
  readonly path: string
  readonly head: { readonly x: number; readonly y: number; readonly heading: 'up' | 'down' | 'left' }
  /** Where the number stands. */
  readonly mark: { readonly x: number; readonly y: number }
}

interface Input {
  readonly graph: StateGraph
  readonly rows: readonly (readonly PlacedSlot[])[]
  readonly boxes: readonly StateBox[]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A transition on its way down, from the upper state to the lower one, whichever of them it starts from. */
interface Chain {
  readonly index: number
  readonly upper: StateBox
  readonly lower: StateBox
  /** Middles of the slots that it passes. */
  readonly passes: readonly number[]
  readonly isUpward: boolean
}

const headLength = 7

/** The lines of all transitions. Each has a place of its own at both its states. */
export function placeEdges({ graph, rows, boxes }: Input): StateEdge[] {
  const boxOf = new Map(boxes.map((box) => [box.state, box]))
  const chains: Chain[] = []
  const loops: StateEdge[] = []
  for (const [index, { from, to }] of graph.transitions.entries()) {
    const [start, end] = [boxOf.get(from), boxOf.get(to)]
    if (!start || !end) continue
    if (start === end) loops.push(loopOf(start, index + 1))
    else chains.push(chainOf(index, start, end, rows))
  }
  return [...chains.map((chain) => edgeOf(chain, chains)), ...loops].sort((a, b) => a.number - b.number)
}

function chainOf(index: number, start: StateBox, end: StateBox, rows: Input['rows']): Chain {
  const isUpward = end.y < start.y
  const [upper, lower] = isUpward ? [end, start] : [start, end]
  const passes = rows.flatMap((row) => row.flatMap((slot) => (slot.transition === index ? [slot.x] : [])))
  return { index, upper, lower, passes, isUpward }
}

function edgeOf(chain: Chain, all: readonly Chain[]): StateEdge {
  const { index, upper, lower, passes, isUpward } = chain
  const start = { x: portOf(chain, 'upper', all), y: upper.y + boxHeight }
  const end = { x: portOf(chain, 'lower', all), y: lower.y }
  const top = (upper.y - firstRow) / rowHeight
  const stops = passes.map((x, step) => ({ x, y: firstRow + (top + step + 1) * rowHeight }))
  // The line itself ends where the head begins.
  const from = isUpward ? { ...start, y: start.y + headLength } : start
  const to = isUpward ? end : { ...end, y: end.y - headLength }
  const first = stops[0] ?? to
  const path = [
    `M${point(from)}`,
    ...stops.flatMap((stop, step) => [
      curve(step === 0 ? from : below(stops[step - 1] ?? from), stop),
      `V${round(stop.y + boxHeight)}`,
    ]),
    curve(stops.length === 0 ? from : below(stops.at(-1) ?? from), to),
  ].join('')
  return {
    number: index + 1,
    path,
    head: isUpward ? { ...start, heading: 'up' } : { ...end, heading: 'down' },
    mark: onCurve(from, first, 0.42),
  }
}

/** The transitions at one side of a state are spread over it, in the order of where they go. */
function portOf(chain: Chain, side: 'upper' | 'lower', all: readonly Chain[]): number {
  const box = chain[side]
  const ends = all.filter((other) => other[side] === box).toSorted((a, b) => aim(a, side) - aim(b, side))
  return box.x + (box.width * (ends.indexOf(chain) + 1)) / (ends.length + 1)
}

/** Where a transition goes from one of its sides. */
function aim({ upper, lower, passes }: Chain, side: 'upper' | 'lower'): number {
  const other = side === 'upper' ? lower : upper
  return (side === 'upper' ? passes[0] : passes.at(-1)) ?? other.x + other.width / 2
}

function loopOf({ x, y, width }: StateBox, number: number): StateEdge {
  const right = x + width
  return {
    number,
    path: `M${round(right)} ${y + 8}c26-6 26 26 ${headLength} 20`,
    head: { x: right, y: y + 28, heading: 'left' },
    mark: { x: right + 26, y: y + 18 },
  }
}

function below({ x, y }: Point): Point {
  return { x, y: y + boxHeight }
}

function curve(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2
  return `C${round(from.x)} ${round(middle)} ${round(to.x)} ${round(middle)} ${point(to)}`
}

/** A place on such a curve, `at` of the way. */
function onCurve(from: Point, to: Point, at: number): Point {
  const rest = 1 - at
  const bend = 3 * rest * rest * at + 3 * rest * at * at
  const weight = rest ** 3 + 3 * rest * rest * at
  return {
    x: from.x * weight + to.x * (1 - weight),
    y: from.y * rest ** 3 + ((from.y + to.y) / 2) * bend + to.y * at ** 3,
  }
}

function point({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}
