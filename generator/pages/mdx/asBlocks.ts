import type { PhrasingContent, RootContent } from 'mdast'

const phrasingTypes: ReadonlySet<string> = new Set([
  ...['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'html', 'link', 'linkReference', 'image'],
  ...['imageReference', 'footnoteReference'],
])

/** Nodes as block content: blocks stay as they are, and the text between them becomes paragraphs. */
export function asBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  let line: PhrasingContent[] = []
  for (const node of [...nodes, undefined]) {
    if (node && isPhrasing(node)) {
      line.push(node)
      continue
    }
    if (line.some((part) => part.type !== 'text' || part.value.trim() !== ''))
      blocks.push({ type: 'paragraph', children: line })
    if (node) blocks.push(node)
    line = []
  }
  return blocks
}

function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasingTypes.has(node.type)
}
