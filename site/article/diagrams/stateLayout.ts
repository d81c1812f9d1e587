import { Graph, layout } from '@dagrejs/dagre'
import type { Point } from './shapes.tsx'
import type { StateGraph } from './stateGraph.ts'
import { joinStates, type Line, type StateBox } from './stateLines.ts'
import { naturalWidth, textWidth } from './textMetrics.ts'

interface StateLayout {
  readonly width: number
  readonly height: number
  readonly boxes: readonly StateBox[]
  /** One for each state that no other leads to. */
  readonly dots: readonly Point[]
  readonly lines: readonly Line[]
}

const boxHeight = 36
const dot = { width: 10, height: 10 }
const mark = { width: 21, height: 21, labelpos: 'c' } as const

/** Places states and transitions in rows or, where rows need more than the usual width and columns less, in columns. */
export function layoutStates(graph: StateGraph): StateLayout {
  const rows = layOut(graph)
  if (rows.width <= naturalWidth) return inMiddle(rows)
  const columns = turned(layOut(graph, true))
  return inMiddle(columns.width < rows.width ? columns : rows)
}

/** States in rows. For columns the states lie on their side, and the whole is turned. */
function layOut({ states, transitions }: StateGraph, isTurned = false): StateLayout {
  const drawing = new Graph({ multigraph: true })
  drawing.setGraph({ nodesep: 12, edgesep: 8, ranksep: isTurned ? 30 : 56, marginx: 4, marginy: 4 })
  const others = transitions.filter(({ from, to }) => from !== to)
  const firsts = states.filter((state) => !others.some(({ to }) => to === state))
  // A state may be called anything, `__proto__` too: dagre knows it by its number.
  const nodeOf = (state: string) => `state ${states.indexOf(state)}`
  const dotOf = (state: string) => `dot ${states.indexOf(state)}`
  for (const state of states) {
    const ends = Math.max(...(['from', 'to'] as const).map((end) => others.filter((one) => one[end] === state).length))
    const length = Math.ceil(textWidth(state, true) + 18)
    const [width, height] = isTurned ? [boxHeight, length] : [length, boxHeight]
    drawing.setNode(nodeOf(state), { width: Math.max(width, (isTurned ? 10 : 22) * (ends + 1)), height })
  }
  for (const state of firsts) {
    drawing.setNode(dotOf(state), { ...dot })
    drawing.setEdge(dotOf(state), nodeOf(state), {})
  }
  for (const [index, { from, to }] of transitions.entries())
    drawing.setEdge(nodeOf(from), nodeOf(to), { ...mark }, String(index))
  layout(drawing)
  const { width = 0, height = 0 } = drawing.graph()
  const placed = (name: string) => ({ x: 0, y: 0, ...drawing.node(name) })
  const boxes = states.map((state) => ({ ...placed(nodeOf(state)), state }))
  const lines = [
    ...firsts.map((to) => ({ to, points: drawing.edge(dotOf(to), nodeOf(to)).points ?? [] })),
    ...transitions.map(({ from, to }, index) => {
      const { points = [], x = 0, y = 0 } = drawing.edge(nodeOf(from), nodeOf(to), String(index))
      return { from, to, points, mark: { x, y, number: index + 1 } }
    }),
  ]
  const dots = firsts.map((state) => placed(dotOf(state)))
  return { width: Math.max(0, width), height: Math.max(0, height), boxes, dots, lines: joinStates(lines, boxes) }
}

function turned({ width, height, ...rest }: StateLayout): StateLayout {
  const turnedBox = (box: StateBox) => ({ ...box, width: box.height, height: box.width })
  const boxes = rest.boxes.map(turnedBox)
  return moved({ ...rest, boxes, width: height, height: width }, ({ x, y }) => ({ x: y, y: x }))
}

/** A narrow drawing stands in the middle of the usual width. */
function inMiddle(drawing: StateLayout): StateLayout {
  const width = Math.max(naturalWidth, Math.ceil(drawing.width))
  const shift = (width - drawing.width) / 2
  return moved({ ...drawing, width, height: Math.ceil(drawing.height) }, ({ x, y }) => ({ x: x + shift, y }))
}

function moved(drawing: StateLayout, move: (point: Point) => Point): StateLayout {
  return {
    ...drawing,
    boxes: drawing.boxes.map((box) => ({ ...box, ...move(box) })),
    dots: drawing.dots.map(move),
    lines: drawing.lines.map((line) => ({
      ...line,
      points: line.points.map(move),
      ...(line.mark ? { mark: { ...line.mark, ...move(line.mark) } } : {}),
    })),
  }
}
