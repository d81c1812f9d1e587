import type { Node, Parent } from 'unist'
import type { BuildVisitor } from 'unist-util-visit'

/**
 * Calls a visitor with each node of a type, parents before children, as `visit` of unist-util-visit does for visitors without
 * a result. `visit` names a function after each node for stack traces, which took a tenth of a build of guides.
 */
export function walkTree<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void {
  // A visitor gets only the nodes of its type.
  walk(tree, undefined, undefined, type, visitor as unknown as Visitor)
}

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown

function walk(node: Node, index: number | undefined, parent: Parent | undefined, type: string, visitor: Visitor): void {
  if (node.type === type) visitor(node, index, parent)
  const { children } = node as Partial<Parent>
  if (!children) return
  // The visitor may change them on the way.
  for (let place = 0; place < children.length; place += 1) {
    const child = children[place]
    if (child) walk(child, place, node as Parent, type, visitor)
  }
}
