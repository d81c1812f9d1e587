import type { BlockContent, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'

const blockParents: readonly string[] = ['root', 'blockquote', 'listItem', 'footnoteDefinition']

/** Raw HTML is shown as the text that it is. */
export function remarkHtmlAsText() {
  return (tree: Root): void => {
    visit(tree, 'html', (node, index, parent: Parents | undefined) => {
      if (!parent || index === undefined) return
      const text = { type: 'text', value: node.value } as const
      const shown = blockParents.includes(parent.type)
        ? ({ type: 'paragraph', children: [text] } satisfies BlockContent)
        : text
      parent.children.splice(index, 1, shown as never)
    })
  }
}
