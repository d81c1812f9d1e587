import type { Definition, Image, Link } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'

/** Markdown with the links that are paths of the site made into full addresses; the rest stays as it was written. */
export function absoluteLinks(markdown: string, addressOf: (path: string) => string): string {
  if (!/(\]\(|\]:\s*)<?\/(?!\/)/.test(markdown)) return markdown
  const places: { readonly at: number; readonly url: string }[] = []
  visit(parseMarkdown(markdown), ['link', 'image', 'definition'], (node) => {
    const { url, position } = node as Link | Image | Definition
    if (!/^\/(?!\/)/.test(url) || position?.start.offset === undefined || position.end.offset === undefined) return
    const [start, end] = [startOfUrl(node as Link | Image | Definition) ?? position.start.offset, position.end.offset]
    const at = markdown.slice(start, end).indexOf(url)
    if (at >= 0) places.push({ at: start + at, url })
  })
  return places
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, url }) => text.slice(0, at) + addressOf(url) + text.slice(at + url.length), markdown)
}

/** Behind the text of a link, which may hold the same path. */
function startOfUrl(node: Link | Image | Definition): number | undefined {
  return 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined
}
