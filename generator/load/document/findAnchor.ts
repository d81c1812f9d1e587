import { childNodes, isRecord, type SpecNode } from './spec.ts'

const anchorsOfFiles = new WeakMap<object, ReadonlyMap<string, SpecNode>>()

/** The schema that calls itself by `$anchor` (or `$dynamicAnchor`) in a file, given the file's root. */
export function findAnchor(root: SpecNode, name: string): SpecNode | undefined {
  if (typeof root.value !== 'object' || root.value === null) return undefined
  const anchors = anchorsOfFiles.get(root.value) ?? collectAnchors(root)
  anchorsOfFiles.set(root.value, anchors)
  return anchors.get(name)
}

function collectAnchors(root: SpecNode): ReadonlyMap<string, SpecNode> {
  const anchors = new Map<string, SpecNode>()
  const visited = new Set<unknown>()
  const queue = [root]
  for (const node of queue) {
    if (typeof node.value !== 'object' || node.value === null || visited.has(node.value)) continue
    visited.add(node.value)
    for (const name of isRecord(node.value) ? [node.value.$anchor, node.value.$dynamicAnchor] : [])
      if (typeof name === 'string' && !anchors.has(name)) anchors.set(name, node)
    for (const { node: child } of childNodes(node)) queue.push(child)
  }
  return anchors
}
