import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../../generator/markdown/parseMarkdown.ts'

/** Parts of a Markdown text that a translation does not change, by kind. */
type Shape = ReadonlyMap<string, readonly string[]>

/** A lost or added part of a translated Markdown text (code, address, placeholder, structure), as the end of a sentence. */
export function shapeProblem(source: string, answer: string): string | undefined {
  const [asked, given] = [shapeOf(source), shapeOf(answer)]
  for (const kind of new Set([...asked.keys(), ...given.keys()])) {
    const [own = [], other = []] = [asked.get(kind), given.get(kind)]
    const lost = without(own, other)
    if (lost !== undefined) return `it lacks the ${kind} ${lost}`
    const added = without(other, own)
    if (added !== undefined) return `it has the ${kind} ${added}, which the source has not, or not as often`
  }
  return undefined
}

/** The first item that stands more often in one list than in the other. */
function without(list: readonly string[], other: readonly string[]): string | undefined {
  const rest = [...other]
  return list.find((item) => {
    const at = rest.indexOf(item)
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
}

function shapeOf(text: string): Shape {
  const shape = new Map<string, string[]>()
  const add = (kind: string, part: string): void => {
    const parts = shape.get(kind) ?? []
    // A sentence may name the same thing once more, or once less.
    if (!namedOften.has(kind) || !parts.includes(part)) shape.set(kind, [...parts, part])
  }
  visit(parseMarkdown(text), (node: Nodes) => {
    for (const [kind, part] of partsOf(node)) add(kind, part)
  })
  return shape
}

const namedOften: ReadonlySet<string> = new Set(['code', 'placeholder'])

function partsOf(node: Nodes): (readonly [kind: string, part: string])[] {
  switch (node.type) {
    case 'inlineCode':
      return [['code', `\`${node.value}\``]]
    case 'code':
      return [['block of code', node.value.slice(0, 60)]]
    case 'link':
    case 'image':
    case 'definition':
      return [['address', node.url]]
    case 'html':
      return [['HTML', node.value]]
    case 'heading':
      return [['heading of level', String(node.depth)]]
    case 'listItem':
      return [['item of a list', '']]
    case 'tableRow':
      return [['row of a table with cells:', String(node.children.length)]]
    case 'text':
      return [...node.value.matchAll(/\{[\w.$-]+\}/g)].map(([name]) => ['placeholder', name] as const)
    default:
      return []
  }
}
