import { layerStates } from './layerStates.ts'
import { placeEdges, type StateEdge } from './stateEdges.ts'
import { boxHeight, firstRow, type PlacedSlot, rowHeight, type Slot, type StateBox } from './stateGeometry.ts'
import type { StateGraph } from './stateGraph.ts'
import { naturalWidth, textWidth } from './textMetrics.ts'

export interface StateLayout {
  readonly width: number
  readonly height: number
  readonly boxes: readonly StateBox[]
  readonly edges: readonly StateEdge[]
}

const gap = 20
const margin = 8
const passingWidth = 26
const loopWidth = 40

/** Where the states and transitions of a graph lie: rows from the beginning down, with room for what passes a row. */
export function layoutStates(graph: StateGraph): StateLayout {
  const widths = new Map(graph.states.map((state) => [state, boxWidth(state, graph)]))
  const slotWidth = (state: string) => (widths.get(state) ?? 0) + (hasLoop(state, graph) ? loopWidth : 0)
  const rows = layerStates(
    graph,
    (row, passing) =>
      rowWidth(row.map((state) => ({ width: slotWidth(state) }))) + passing * (passingWidth + gap) <=
      naturalWidth - 2 * margin,
  )
  const slots = orderRows(addPassing(rows, graph, slotWidth), graph)
  const width = Math.ceil(Math.max(naturalWidth, ...slots.map((row) => rowWidth(row) + 2 * margin)))
  const placed = slots.map((row) => placeRow(row, width))
  const boxes = placed.flatMap((row, index) => row.flatMap((slot) => boxOf(slot, index, graph, widths)))
  const edges = placeEdges({ graph, rows: placed, boxes })
  return { width, height: firstRow + (rows.length - 1) * rowHeight + boxHeight + margin, boxes, edges }
}

/** Wide enough for its name and for the transitions on either side. */
function boxWidth(state: string, { transitions }: StateGraph): number {
  const outgoing = transitions.filter(({ from, to }) => from === state && to !== state).length
  const incoming = transitions.filter(({ from, to }) => to === state && from !== state).length
  return Math.ceil(Math.max(textWidth(state, true) + 24, 26 * (Math.max(outgoing, incoming) + 1)))
}

function hasLoop(state: string, { transitions }: StateGraph): boolean {
  return transitions.some(({ from, to }) => from === state && to === state)
}

function rowWidth(row: readonly Slot[]): number {
  return row.reduce((sum, { width }) => sum + width, gap * Math.max(0, row.length - 1))
}

function addPassing(
  rows: readonly (readonly string[])[],
  graph: StateGraph,
  widthOf: (state: string) => number,
): Slot[][] {
  const rowOf = new Map(rows.flatMap((row, index) => row.map((state) => [state, index] as const)))
  return rows.map((row, index) => [
    ...row.map((state) => ({ state, width: widthOf(state) })),
    ...graph.transitions.flatMap(({ from, to }, transition) => {
      const [a = 0, b = 0] = [rowOf.get(from), rowOf.get(to)]
      return Math.min(a, b) < index && index < Math.max(a, b) ? [{ transition, width: passingWidth }] : []
    }),
  ])
}

const sweeps = 4

/** Puts what hangs together above one another, so that few transitions cross. */
function orderRows(rows: readonly Slot[][], graph: StateGraph): Slot[][] {
  const ordered = rows.map((row) => [...row])
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isDown = sweep % 2 === 0
    const indexes = ordered.map((_, index) => index)
    for (const index of isDown ? indexes.slice(1) : indexes.reverse().slice(1)) {
      const near = ordered[index + (isDown ? -1 : 1)] ?? []
      const row = ordered[index] ?? []
      const places = new Map(row.map((slot, own) => [slot, averagePlace(slot, near, graph) ?? own]))
      ordered[index] = row.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    }
  }
  return ordered
}

function averagePlace(slot: Slot, near: readonly Slot[], graph: StateGraph): number | undefined {
  const places = near.flatMap((other, index) => (areJoined(slot, other, graph) ? [index] : []))
  return places.length === 0 ? undefined : places.reduce((sum, place) => sum + place, 0) / places.length
}

function areJoined(a: Slot, b: Slot, { transitions }: StateGraph): boolean {
  return transitions.some(({ from, to }, index) => {
    const touches = (slot: Slot) => slot.transition === index || slot.state === from || slot.state === to
    return touches(a) && touches(b)
  })
}

function placeRow(row: readonly Slot[], width: number): PlacedSlot[] {
  let x = (width - rowWidth(row)) / 2
  return row.map((slot) => {
    const placed = { ...slot, x: x + slot.width / 2 }
    x += slot.width + gap
    return placed
  })
}

function boxOf(
  { state, x, width: slot }: PlacedSlot,
  row: number,
  graph: StateGraph,
  widths: Map<string, number>,
): StateBox[] {
  if (state === undefined) return []
  const width = widths.get(state) ?? 0
  const others = graph.transitions.filter(({ from, to }) => from !== to)
  return [
    {
      state,
      x: x - slot / 2,
      y: firstRow + row * rowHeight,
      width,
      height: boxHeight,
      isFirst: !others.some(({ to }) => to === state),
      isLast: !graph.transitions.some(({ from }) => from === state),
    },
  ]
}
