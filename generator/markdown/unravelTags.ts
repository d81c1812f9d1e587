import type { Paragraph, Root, RootContent } from 'mdast'
import { nodesOf } from './nodesOf.ts'

/** Makes blocks of the tags in paragraphs that hold nothing but tags and expressions, as `@mdx-js/mdx` does. */
export function unravelTags(tree: Root): Root {
  for (const node of nodesOf(tree)) {
    if (!('children' in node)) continue
    const children: readonly RootContent[] = node.children
    if (children.some(holdsOnlyTags))
      node.children = children.flatMap((child) =>
        holdsOnlyTags(child) ? child.children.flatMap(asBlock) : [child],
      ) as never
  }
  return tree
}

function holdsOnlyTags(node: RootContent): node is Paragraph {
  if (node.type !== 'paragraph') return false
  const isTag = ({ type }: RootContent) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression'
  const isSpace = (child: RootContent) => child.type === 'text' && /^[\t\n\r ]*$/.test(child.value)
  return node.children.some(isTag) && node.children.every((child) => isTag(child) || isSpace(child))
}

function asBlock(node: RootContent): RootContent[] {
  if (node.type === 'mdxJsxTextElement') return [{ ...node, type: 'mdxJsxFlowElement' } as RootContent]
  if (node.type === 'mdxTextExpression') return [{ ...node, type: 'mdxFlowExpression' }]
  return []
}
