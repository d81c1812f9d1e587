import type { GraphEdge, GraphNode, ReadDrawing, Statement } from './drawing.ts'
import { plainLabel } from './plainLabel.ts'

/** Nodes of a statement, and the line that leads to the next ones. */
interface Chain {
  readonly groups: readonly (readonly GraphNode[])[]
  readonly links: readonly Pick<GraphEdge, 'text' | 'isDashed'>[]
}

/** Brackets around a label, the longest first, and the shape they ask for. */
const shapes = [
  ['([', '])', 'round'],
  ['[[', ']]', 'box'],
  ['[(', ')]', 'box'],
  ['((', '))', 'round'],
  ['{{', '}}', 'question'],
  ['[', ']', 'box'],
  ['(', ')', 'round'],
  ['{', '}', 'question'],
] as const

const ignored = /^(?:classDef|class|style|linkStyle)\s/

/** `flowchart` and `graph`: nodes, their lines and the links of nodes. Subgraphs are not understood. */
export function readFlowchart(head: string, statements: readonly Statement[]): ReadDrawing {
  const nodes = new Map<string, GraphNode>()
  const edges: GraphEdge[] = []
  const links = new Map<string, string>()
  for (const { text, line } of statements.filter((one) => !ignored.test(one.text))) {
    const click = /^click\s+(\S+)\s+(?:href\s+)?"([^"]+)"/.exec(text)
    const chain = click ? undefined : readChain(text)
    if (click) links.set(click[1] ?? '', click[2] ?? '')
    else if (!chain) return { mistake: { line, text } }
    for (const node of chain?.groups.flat() ?? [])
      if (node.text !== node.id || !nodes.has(node.id)) nodes.set(node.id, node)
    for (const [index, link] of (chain?.links ?? []).entries())
      for (const { id: from } of chain?.groups[index] ?? [])
        for (const { id: to } of chain?.groups[index + 1] ?? []) edges.push({ from, to, ...link })
  }
  const direction = /\s(?:LR|RL)\b/.test(head) ? 'right' : 'down'
  const linked = [...nodes.values()].map((node) => {
    const href = links.get(node.id)
    return href === undefined ? node : { ...node, href }
  })
  return { drawing: { kind: 'graph', direction, isStates: false, nodes: linked, edges } }
}

function readChain(text: string): Chain | undefined {
  const groups: GraphNode[][] = []
  const links: Chain['links'][number][] = []
  let rest = text
  for (;;) {
    const group = readGroup(rest)
    if (!group) return undefined
    groups.push(group.nodes)
    rest = group.rest
    if (rest === '') return { groups, links }
    const link = readLink(rest)
    if (!link) return undefined
    links.push(link.link)
    rest = link.rest
  }
}

/** `A & B` */
function readGroup(text: string): { readonly nodes: GraphNode[]; readonly rest: string } | undefined {
  const nodes: GraphNode[] = []
  let rest = text
  for (;;) {
    const [whole, id] = /^\s*([\p{L}\p{N}_.](?:[\p{L}\p{N}_.]|-(?![-.]))*)(?::::\w+)?/u.exec(rest) ?? []
    if (whole === undefined || id === undefined) return undefined
    rest = rest.slice(whole.length)
    const shape = shapes.find(([open]) => rest.startsWith(open))
    if (shape) {
      const [open, close, kind] = shape
      const end = rest.startsWith(`${open}"`) ? rest.indexOf(`"${close}`, open.length + 1) + 1 : rest.indexOf(close)
      if (end <= 0) return undefined
      nodes.push({ id, text: plainLabel(rest.slice(open.length, end)), shape: kind })
      rest = rest.slice(end + close.length).replace(/^:::\w+/, '')
    } else nodes.push({ id, text: id, shape: 'box' })
    const [and] = /^\s*&/.exec(rest) ?? []
    if (and === undefined) return { nodes, rest: rest.trim() }
    rest = rest.slice(and.length)
  }
}

/** `-->`, `---`, `-.->`, `==>`, each with `|label|` behind it or the label within: `-- label -->`. */
function readLink(text: string): { readonly link: Chain['links'][number]; readonly rest: string } | undefined {
  const plain = /^(?:<?-{2,}[>xo]?|-\.+->?|={2,}>?)\s*(?:\|([^|]*)\|)?/.exec(text)
  const within = /^(?:--|-\.|==)\s+(.+?)\s+(?:-{2,}>?|\.+->?|={2,}>?)/.exec(text)
  const match = within ?? plain
  if (!match) return undefined
  return {
    link: { text: plainLabel(match[1] ?? ''), isDashed: text.startsWith('-.') },
    rest: text.slice(match[0].length),
  }
}
