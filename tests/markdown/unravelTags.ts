import type { Paragraph, Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/** Makes blocks of the tags in paragraphs that hold nothing but tags and expressions, as `@mdx-js/mdx` does. */
export function unravelTags(tree: Root): Root {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined || !holdsOnlyTags(paragraph)) return undefined
    parent.children.splice(index, 1, ...paragraph.children.flatMap(asBlock))
    return [SKIP, index]
  })
  return tree
}

function holdsOnlyTags({ children }: Paragraph): boolean {
  const isTag = ({ type }: RootContent) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression'
  const isSpace = (node: RootContent) => node.type === 'text' && /^[\t\n\r ]*$/.test(node.value)
  return children.some(isTag) && children.every((node) => isTag(node) || isSpace(node))
}

function asBlock(node: RootContent): RootContent[] {
  if (node.type === 'mdxJsxTextElement') return [{ ...node, type: 'mdxJsxFlowElement' } as RootContent]
  if (node.type === 'mdxTextExpression') return [{ ...node, type: 'mdxFlowExpression' }]
  return []
}
