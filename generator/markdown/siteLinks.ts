import type { Definition, Image, Link, Nodes } from 'mdast'
import { isForeignAddress } from '../contract/ownFiles.ts'
import { type Edit, rangeOf } from './edited.ts'

type SiteLink = Link | Image | Definition

/** Whether a node is a link, an image or a definition whose address is a path of the site. */
export function isSiteLink(node: Nodes): node is SiteLink {
  return 'url' in node && /^\/(?!\/)/.test(node.url)
}

/** Whether a node is a site link, or an image whose address is relative to the file that names it. */
export function isOwnAddress(node: Nodes): node is SiteLink {
  const isImage = node.type === 'image' && !isForeignAddress(node.url)
  return isImage || isSiteLink(node)
}

/** Edit that replaces the address of a link in a text; none where the text has another form of the address, with escapes. */
export function editOfAddress(link: SiteLink, text: string, address: string): Edit | undefined {
  const { start, end } = rangeOf(link)
  const opening = link.type === 'definition' ? ']:' : ']('
  // The text of a link may hold the same address.
  const behind = text.slice(0, end).lastIndexOf(opening) + opening.length
  const at = behind + (/^\s*<?/.exec(text.slice(behind, end))?.[0].length ?? 0)
  const isWritten = behind > start && text.startsWith(link.url, at)
  return isWritten ? { start: at, end: at + link.url.length, replacement: address } : undefined
}
