import type { Nodes, RootContent } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import { readMarkdown } from '../../markdown/parseMarkdown.ts'

/** Whether a text in Markdown has the blocks of a tree, one within the other, and says the same in each. */
export function readsAs(markdown: string, nodes: readonly RootContent[]): boolean {
  return outlineOf(readMarkdown(markdown).children) === outlineOf(nodes)
}

const containers: ReadonlySet<string> = new Set([
  ...['blockquote', 'list', 'listItem', 'footnoteDefinition', 'table', 'tableRow'],
])

/** Blocks with their texts, which have no white space, so that it tells where each begins and ends. */
function outlineOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => {
      const isContainer = 'children' in node && containers.has(node.type)
      const content = isContainer ? outlineOf(node.children) : textOfTree(node).replaceAll(/\s+/g, '')
      return content === '' ? '' : `${node.type} ${content}\n`
    })
    .join('')
}
