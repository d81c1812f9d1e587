import type { Nodes } from 'mdast'
import { capitalized } from '../../contract/capitalized.ts'
import { alertOf } from '../../markdown/alerts.ts'
import { type Edit, edited, rangeOf } from '../../markdown/edited.ts'
import { nodesOf } from '../../markdown/nodesOf.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'

/** Markdown with quotations in place of alerts (`> [!NOTE]`), whose marker most tools show as it is. They begin with the word. */
export function plainAlerts(markdown: string): string {
  if (!markdown.includes('[!')) return markdown
  return edited(
    markdown,
    [...nodesOf(parseMarkdown(markdown))].flatMap((node) => editOfMarker(node, markdown)),
  )
}

function editOfMarker(node: Nodes, markdown: string): Edit[] {
  if (node.type !== 'blockquote' || !alertOf(node)) return []
  const start = markdown.indexOf('[!', rangeOf(node).start)
  const end = markdown.indexOf(']', start) + 1
  const word = capitalized(markdown.slice(start + 2, end - 1).toLowerCase())
  return [{ start, end, replacement: `**${word}:**` }]
}
