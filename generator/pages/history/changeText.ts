import type { PhrasingContent } from 'mdast'
import { capitalized } from '../../contract/capitalized.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'

/**
 * The content without its subject at the beginning: on the page of the call, "[Place order](…), `POST /orders`: new
 * parameter" is about a new parameter. Elsewhere a link to the subject itself becomes plain text.
 */
export function withoutSubject(
  content: readonly PhrasingContent[],
  isSubject: (node: PhrasingContent) => boolean,
): PhrasingContent[] {
  const start = content.findIndex(isSubject)
  const colon = content.findIndex((node) => node.type === 'text' && /^\s*[:：]/.test(node.value))
  const between = content.slice(start + 1, colon)
  const isLead =
    start >= 0 && colon > start && between.every((node) => isSubject(node) || isGap(node)) && opens(content, start)
  const rest = isLead ? [...content.slice(0, start), ...afterColon(content.slice(colon))] : content
  return rest.flatMap((node) => (node.type === 'link' && isSubject(node) ? node.children : [node]))
}

/** Whether nothing but a remark with its full stop stands before. */
function opens(content: readonly PhrasingContent[], start: number): boolean {
  return content.slice(0, start).every((node) => node.type === 'strong' || isKind(node) || isGap(node))
}

/** Whether a node is the first word of an entry: the kind of the change. */
function isKind(node: PhrasingContent): boolean {
  return node.type === 'mdxJsxTextElement' && node.name === 'Change'
}

function isGap(node: PhrasingContent): boolean {
  return node.type === 'text' && /^[\s,，(（)）]*$/.test(node.value)
}

function afterColon([first, ...others]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return others
  return [{ ...first, value: capitalized(first.value.replace(/^\s*[:：]\s*/, '')) }, ...others]
}

/**
 * One paragraph of Markdown that reads the same on other pages: without components and expressions of MDX, but with their
 * content. A link within the page at `path` leads there.
 */
export function inlineMarkdown(content: readonly PhrasingContent[], path: string): string {
  const plain = content.flatMap(withoutMdx).map((node) => withFullLinks(node, path))
  const text = stringifyMarkdown([{ type: 'paragraph', children: plain }])
  return text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)).trim()
}

function withoutMdx(node: PhrasingContent): PhrasingContent[] {
  if (node.type === 'mdxTextExpression') return []
  if (node.type === 'mdxJsxTextElement') {
    const children = node.children.flatMap(withoutMdx)
    return isKind(node) ? [{ type: 'strong', children }] : children
  }
  return 'children' in node ? [{ ...node, children: node.children.flatMap(withoutMdx) } as PhrasingContent] : [node]
}

function withFullLinks(node: PhrasingContent, path: string): PhrasingContent {
  if (node.type === 'link' && node.url.startsWith('#')) return { ...node, url: path + node.url }
  if (!('children' in node)) return node
  return { ...node, children: node.children.map((child) => withFullLinks(child, path)) } as PhrasingContent
}
