import type { BlockContent, Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString as textOfTree } from 'mdast-util-to-string'
import { ownValue } from '../contract/ownValue.ts'
import { type AlertKind, alertOf } from './alerts.ts'

/** Names of directives such as `:::note`, also of other tools, and the kind of callout of each. */
export const directiveKinds: Readonly<Record<string, AlertKind>> = {
  ...{ note: 'note', info: 'note', important: 'note', tip: 'tip' },
  ...{ warning: 'warning', caution: 'warning', danger: 'danger' },
}

/** Makes callouts of `:::note` and of `> [!NOTE]`, wherever they stand. The tree is changed. */
export function withCallouts(tree: Root): Root {
  replaceIn(tree)
  return tree
}

function replaceIn(parent: Parents): void {
  const children = parent.children as Nodes[]
  for (const [index, child] of children.entries()) {
    if (!('children' in child)) continue
    replaceIn(child)
    const callout = calloutOf(child)
    if (callout) children[index] = callout
  }
}

function calloutOf(node: Nodes): MdxJsxFlowElement | undefined {
  if (node.type === 'blockquote') {
    const alert = alertOf(node)
    return alert && callout({ node, kind: alert.kind, children: alert.children as BlockContent[] })
  }
  if (node.type !== 'containerDirective') return undefined
  const [first, ...rest] = node.children as BlockContent[]
  const isLabel = first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean })?.directiveLabel === true
  const title = isLabel ? textOfTree(first) : (node.attributes?.['title'] ?? undefined)
  const children = isLabel ? rest : (node.children as BlockContent[])
  const kind = ownValue(directiveKinds, node.name)
  // Another name becomes an unknown component, which a check reports: `:::nope`.
  return kind === undefined ? { ...jsx(`:::${node.name}`, node), children } : callout({ node, kind, title, children })
}

interface Written {
  readonly node: Nodes
  readonly kind: AlertKind
  readonly title?: string | undefined
  readonly children: BlockContent[]
}

function callout({ node, kind, title, children }: Written): MdxJsxFlowElement {
  const given = Object.entries({ kind, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }],
  )
  return { ...jsx('Callout', node), attributes: given, children }
}

function jsx(name: string, { position }: Nodes): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: [], children: [], ...(position && { position }) }
}
