import { edited } from '../../markdown/edited.ts'
import { nodesOf } from '../../markdown/nodesOf.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { editOfAddress, isSiteLink } from '../../markdown/siteLinks.ts'

/** Markdown with full addresses in place of links to paths of the site; all else stays as it was written. */
export function absoluteLinks(markdown: string, addressOf: (path: string) => string): string {
  if (!/(\]\(|\]:\s*)<?\/(?!\/)/.test(markdown)) return markdown
  const links = [...nodesOf(parseMarkdown(markdown))].filter(isSiteLink)
  const edits = links.flatMap((link) => editOfAddress(link, markdown, addressOf(link.url)) ?? [])
  return edited(markdown, edits)
}
