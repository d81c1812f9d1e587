import type { Definition, Parent, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { shortHash } from '../../contract/ids.ts'

/**
 * A text that can stand on a page with other texts: links and images by reference have their address in place, and
 * footnotes are named after the text, so that definitions of two texts cannot collide.
 */
export function selfContained(tree: Root, markdown: string): Root {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  const key = shortHash(markdown)
  const rewrite = (node: RootContent): RootContent => {
    switch (node.type) {
      case 'linkReference':
      case 'imageReference':
        return withAddress(withParts(node, rewrite), definitions)
      case 'footnoteReference':
      case 'footnoteDefinition':
        return {
          ...withParts(node, rewrite),
          identifier: `${key}-${node.identifier}`,
          label: `${key}-${node.identifier}`,
        }
      default:
        return withParts(node, rewrite)
    }
  }
  return withParts(tree, rewrite)
}

function withParts<T extends Root | RootContent>(node: T, rewrite: (child: RootContent) => RootContent): T {
  if (!('children' in node)) return node
  const children = (node as Parent).children.filter(({ type }) => type !== 'definition').map(rewrite)
  return { ...node, children }
}

function withAddress(
  node: Extract<RootContent, { type: 'linkReference' | 'imageReference' }>,
  definitions: ReadonlyMap<string, Definition>,
): RootContent {
  const { url = '', title = null } = definitions.get(node.identifier) ?? {}
  if (node.type === 'imageReference') return { type: 'image', url, title, alt: node.alt ?? null }
  return { type: 'link', url, title, children: node.children as Extract<RootContent, { type: 'link' }>['children'] }
}
