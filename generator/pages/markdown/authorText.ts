import type { Nodes, RootContent } from 'mdast'
import { headingIdentity } from '../../contract/ids.ts'
import { type Edit, edited, rangeOf } from '../../markdown/edited.ts'
import { nodesOf } from '../../markdown/nodesOf.ts'
import { editOfAddress, isOwnAddress } from '../../markdown/siteLinks.ts'

/**
 * The author's own text of a block, with full addresses and without the ids of headings. Nothing for a block that is no
 * Markdown, or with an address that is written in another way than it reads.
 */
export function authorText(block: RootContent, text: string, addressOf: (path: string) => string): string | undefined {
  const edits: Edit[] = []
  for (const node of nodesOf(block)) {
    if (node.type === 'yaml' || (node.type.startsWith('mdx') && !isQuotation(node, text))) return undefined
    const edit = isOwnAddress(node) ? editOfAddress(node, text, addressOf(node.url)) : editOfId(node, text)
    if (edit) edits.push(edit)
    else if (isOwnAddress(node)) return undefined
  }
  // A block keeps its indentation, which that of its other lines belongs to.
  const start = text.lastIndexOf('\n', rangeOf(block).start - 1) + 1
  return edited(text.slice(0, rangeOf(block).end), edits).slice(start)
}

/** A callout that is written as Markdown has it: `> [!NOTE]`. */
function isQuotation(node: Nodes, text: string): boolean {
  return text.startsWith('>', rangeOf(node).start)
}

/** Takes an explicit `[#id]` off the end of a heading. */
function editOfId(node: Nodes, text: string): Edit | undefined {
  const last = node.type === 'heading' ? node.children.at(-1) : undefined
  if (last?.type !== 'text' || !last.position) return undefined
  const range = rangeOf(last)
  const written = text.slice(range.start, range.end)
  return { ...range, replacement: headingIdentity(written, () => '').text }
}
