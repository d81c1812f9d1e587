import type { Nodes } from 'mdast'

/** A node and every node below it, in no order. It needs no stack: a text may nest as deep as it is long. */
export function* nodesOf(tree: Nodes): Generator<Nodes> {
  const waiting: Nodes[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    if ('children' in node) for (const child of node.children) waiting.push(child)
  }
}
