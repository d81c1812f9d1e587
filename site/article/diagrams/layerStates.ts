import type { StateGraph } from './stateGraph.ts'

/** Whether a row is narrow enough when the transitions to so many further states pass it. */
type RowFits = (row: readonly string[], passing: number) => boolean

/** The rows of a graph: each state below all that lead to it; what leads back where it came from does not count. `fits` bounds a row. */
export function layerStates(graph: StateGraph, fits: RowFits): string[][] {
  const depths = depthsOf(graph, backwardTransitions(graph))
  const deepest = Math.max(0, ...depths.values())
  const layers = Array.from({ length: deepest + 1 }, (_, depth) =>
    graph.states.filter((state) => depths.get(state) === depth),
  )
  return layers.flatMap((layer) => splitRow(layer, fits))
}

/** Transitions that close a circle when the states are walked in their given order. */
function backwardTransitions({ states, transitions }: StateGraph): Set<number> {
  const backward = new Set<number>()
  const done = new Set<string>()
  const open = new Set<string>()
  function walk(state: string): void {
    open.add(state)
    for (const [index, { from, to }] of transitions.entries()) {
      if (from !== state || to === state) continue
      if (open.has(to)) backward.add(index)
      else if (!done.has(to)) walk(to)
    }
    open.delete(state)
    done.add(state)
  }
  for (const state of states) if (!done.has(state)) walk(state)
  return backward
}

function depthsOf({ states, transitions }: StateGraph, backward: ReadonlySet<number>): Map<string, number> {
  const depths = new Map(states.map((state) => [state, 0]))
  const forward = transitions.filter(({ from, to }, index) => from !== to && !backward.has(index))
  // Without circles, as many rounds as there are states reach the deepest one.
  for (const _ of states) {
    for (const { from, to } of forward) {
      depths.set(to, Math.max(depths.get(to) ?? 0, (depths.get(from) ?? 0) + 1))
    }
  }
  return depths
}

/** A row that is too wide goes on in the next. */
function splitRow(row: readonly string[], fits: RowFits): string[][] {
  const rows: string[][] = []
  for (const [index, state] of row.entries()) {
    const last = rows.at(-1)
    if (last && fits([...last, state], row.length - index - 1)) last.push(state)
    else rows.push([state])
  }
  return rows
}
