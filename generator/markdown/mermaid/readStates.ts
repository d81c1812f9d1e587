import type { GraphEdge, GraphNode, ReadDrawing, Statement } from './drawing.ts'
import { plainLabel } from './plainLabel.ts'

/** `[*]` is the start where it leads to a state, and no box where a state leads to it: the drawing marks last states itself. */
const terminal = '[*]'

/** `stateDiagram-v2`: states, transitions between them, and their descriptions. */
export function readStates(_head: string, statements: readonly Statement[]): ReadDrawing {
  const texts = new Map<string, string>()
  const edges: GraphEdge[] = []
  let direction: 'down' | 'right' = 'down'
  const add = (id: string) => texts.set(id, texts.get(id) ?? id)
  for (const { text, line } of statements) {
    const transition = /^(\[\*\]|[^\s:]+)\s*-->\s*(\[\*\]|[^\s:]+)(?:\s*:\s*(.*))?$/.exec(text)
    const named = /^state\s+"([^"]+)"\s+as\s+(\S+)$/.exec(text)
    const described = /^(?:state\s+)?([^\s:{]+)(?:\s*:\s*(.+))?$/.exec(text)
    if (transition) {
      const [, from = '', to = '', label = ''] = transition
      for (const id of [from, to]) if (id !== terminal) add(id)
      if (to !== terminal) edges.push({ from, to, text: plainLabel(label), isDashed: false })
    } else if (/^direction\s+(TB|TD|BT|LR|RL)$/.test(text)) direction = /LR|RL/.test(text) ? 'right' : 'down'
    else if (named) texts.set(named[2] ?? '', plainLabel(named[1] ?? ''))
    else if (described) texts.set(described[1] ?? '', plainLabel(described[2] ?? described[1] ?? ''))
    else return { mistake: { line, text } }
  }
  const states = [...texts].map(([id, text]): GraphNode => ({ id, text, shape: 'round' }))
  const start: GraphNode[] = edges.some(({ from }) => from === terminal)
    ? [{ id: terminal, text: '', shape: 'dot' }]
    : []
  return { drawing: { kind: 'graph', direction, isStates: true, nodes: [...start, ...states], edges } }
}
