import { ownValue } from '../contract/ownValue.ts'
import { edited } from './edited.ts'
import { nodesOf } from './nodesOf.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { editOfAddress } from './siteLinks.ts'

/** Markdown whose pictures have the addresses that they are published at; others stay as they are. */
export function withImages(markdown: string, published: Readonly<Record<string, string>>): string {
  if (!markdown.includes('![')) return markdown
  const edits = [...nodesOf(parseMarkdown(markdown))].flatMap((node) => {
    const address = node.type === 'image' ? ownValue(published, node.url) : undefined
    return node.type === 'image' && address !== undefined ? (editOfAddress(node, markdown, address) ?? []) : []
  })
  return edited(markdown, edits)
}
