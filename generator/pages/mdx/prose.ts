import type { BlockContent, Blockquote, Heading, Image, Link, Paragraph, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { alertOf } from '../../markdown/alerts.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { isSafeAddress } from '../../markdown/safeAddress.ts'
import { flowTag } from './mdxNodes.ts'
import { selfContained } from './selfContained.ts'

/**
 * Prose of a spec as content of an MDX document. It is parsed as Markdown, never as MDX: raw HTML becomes text, links and
 * images keep only harmless addresses, headings move below `headingLevel` without a gap, GitHub alerts become callouts.
 */
export function proseToMdx(markdown: string, headingLevel: number): RootContent[] {
  const tree = selfContained(parseMarkdown(markdown), markdown)
  return rewriteBlocks(tree.children, { depths: headingDepths(tree, headingLevel) }) as RootContent[]
}

interface Rewriting {
  readonly depths: ReadonlyMap<Heading, Heading['depth']>
}

/** The level of each heading on the page: descriptions begin with `#` or `##`, and may leave a level out. */
function headingDepths(tree: Root, above: number): ReadonlyMap<Heading, Heading['depth']> {
  const depths = new Map<Heading, Heading['depth']>()
  const around: number[] = []
  visit(tree, 'heading', (node) => {
    while ((around.at(-1) ?? 0) >= node.depth) around.pop()
    around.push(node.depth)
    depths.set(node, Math.min(6, above + around.length) as Heading['depth'])
  })
  return depths
}

type AnyNode = RootContent | MdxJsxFlowElement

/** Children of a block container: loose text becomes paragraphs. */
function rewriteBlocks(nodes: readonly AnyNode[], rewriting: Rewriting): AnyNode[] {
  return nodes.flatMap((node) => {
    const written = rewrite(node, rewriting)
    return written.type === 'text' ? paragraphsOf(written.value) : [written]
  })
}

function paragraphsOf(text: string): Paragraph[] {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '')
  return blocks.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }))
}

function rewrite(node: AnyNode, rewriting: Rewriting): AnyNode {
  switch (node.type) {
    case 'html':
      return { type: 'text', value: node.value }
    case 'heading':
      return withChildren({ ...node, depth: rewriting.depths.get(node) ?? node.depth }, rewriting)
    case 'link':
    case 'image':
      return safeAddress(node, rewriting)
    case 'blockquote':
      return rewriteQuote(node, rewriting)
    default:
      return withChildren(node, rewriting)
  }
}

function withChildren<T extends AnyNode>(node: T, rewriting: Rewriting): T {
  if (!('children' in node)) return node
  const nodes = node.children as AnyNode[]
  const isContainer = ['blockquote', 'listItem', 'footnoteDefinition'].includes(node.type)
  const children = isContainer ? rewriteBlocks(nodes, rewriting) : nodes.map((child) => rewrite(child, rewriting))
  return { ...node, children } as T
}

function safeAddress(node: Link | Image, rewriting: Rewriting): AnyNode {
  if (isSafeAddress(node.url)) return withChildren(node, rewriting)
  if (node.type === 'image') return { type: 'text', value: node.alt ?? '' }
  const { children } = withChildren(node, rewriting)
  return children.length > 0 ? { type: 'emphasis', children } : { type: 'text', value: '' }
}

function rewriteQuote(quote: Blockquote, rewriting: Rewriting): AnyNode {
  const alert = alertOf(quote)
  if (!alert) return withChildren(quote, rewriting)
  return flowTag('Callout', { kind: alert.kind }, rewriteBlocks(alert.children, rewriting) as BlockContent[])
}
