import { dereference } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, type LoadedSpec, type SpecNode } from '../../load/document/spec.ts'

/** How many more values may be written out. References can repeat each other's content without end in sight. */
export interface ExpansionBudget {
  left: number
}

/**
 * Replaces every `$ref` in a value by its target. A reference without a target or into itself stays, and so do all
 * references after the budget is spent.
 */
export function expandReferences(spec: LoadedSpec, node: SpecNode, budget: ExpansionBudget): unknown {
  return expand(spec, node, new Set(), budget)
}

function expand(spec: LoadedSpec, node: SpecNode, open: Set<unknown>, budget: ExpansionBudget): unknown {
  const target = dereference(spec, node)
  if (!target || typeof target.value !== 'object' || target.value === null) return (target ?? node).value
  if (open.has(target.value) || budget.left <= 0) return node.value
  budget.left -= 1
  open.add(target.value)
  const entries = childNodes(target).map(({ key, node: child }): [string, unknown] => [
    key,
    expand(spec, child, open, budget),
  ])
  open.delete(target.value)
  return Array.isArray(target.value) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** The node of a value in an expanded value, found through references as far as it exists. */
export function locateExpanded(
  spec: LoadedSpec,
  node: SpecNode,
  path: readonly string[],
): Pick<SpecNode, 'file' | 'pointer'> {
  let current = dereference(spec, node) ?? node
  for (const step of path) {
    const child = childNode(current, Array.isArray(current.value) ? Number(step) : step)
    if (child.value === undefined) return current
    current = dereference(spec, child) ?? child
  }
  return current
}
