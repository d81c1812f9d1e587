import type { Nodes, Root } from 'mdast'

/** Every node below and including the root, in no order. It needs no stack: a text may nest as deep as it is long. */
export function* nodesOf(tree: Root): Generator<Nodes> {
  const waiting: Nodes[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    if ('children' in node) for (const child of node.children) waiting.push(child)
  }
}
