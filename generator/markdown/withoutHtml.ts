import type { Element } from 'hast'
import type { Html, Nodes, Root, Text } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import rehypeRaw from 'rehype-raw'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkRehype, { type Options } from 'remark-rehype'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { memoize } from '../contract/memoize.ts'
import { nodesOf } from './nodesOf.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { raisedText } from './raisedText.ts'

/** The elements of HTML that authors format a text with. Any other tag is a text: `Bearer <token>`. */
const formatting: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'article', 'b', 'big', 'blockquote', 'br', 'center', 'cite', 'code', 'dd', 'del', 'details', 'dfn'],
  ...['div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header'],
  ...['hr', 'i', 'img', 'ins', 'kbd', 'li', 'main', 'mark', 'nav', 'ol', 'p', 'pre', 'q', 's', 'samp', 'section'],
  ...['small', 'span', 'strike', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['tr', 'tt', 'u', 'ul', 'var', 'wbr', 'caption', 'col', 'colgroup'],
])

/** Elements that a page does not show, with all their content. */
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'title', 'head'])

/** Markdown in which HTML that formats is Markdown, since nothing after it reads HTML; scripts and styles are gone. */
export const withoutHtml: (markdown: string) => string = memoize((markdown) => {
  if (!/<(?:!--|\/?[a-z])/i.test(markdown)) return markdown
  const tree = parseMarkdown(markdown)
  const pieces = [...nodesOf(tree)].filter((node) => node.type === 'html')
  if (!pieces.some(isFormatting)) return markdown
  const ended = new Set(
    pieces.flatMap(({ value }) =>
      [...value.matchAll(/<\/([a-z][^\s/>]*)/gi)].map(([, name = '']) => name.toLowerCase()),
    ),
  )
  const own = structuredClone(tree)
  for (const node of nodesOf(own)) if (node.type === 'html') node.value = knownHtml(node.value, ended)
  // A text of nothing but tags has only them to show.
  return converter.stringify(converter.runSync(own) as Root).trim() || markdown
}, 20_000)

/**
 * HTML without the tags of unknown elements: their content stays. A name that no tag ends is a placeholder, and
 * its brackets are text: `Bearer <token>`.
 */
function knownHtml(html: string, ended: ReadonlySet<string>): string {
  return html.replaceAll(/<\/?([a-z][^\s/>]*)[^>]*>/gi, (tag, written: string) => {
    const name = written.toLowerCase()
    if (formatting.has(name) || dropped.has(name)) return tag
    return ended.has(name) || tag.endsWith('/>') ? '' : tag.replace('<', '&lt;').replace('>', '&gt;')
  })
}

const handlers: Options['handlers'] = {
  html: (_, node: Html) => ({ type: isReadable(node) ? 'raw' : 'text', value: node.value }) as never,
}

const converter = unified()
  .use(remarkRehype, { allowDangerousHtml: true, handlers })
  .use(rehypeRaw)
  .use(rehypeRemark, {
    handlers: { sub: (_, node) => raisedNode('sub', node), sup: (_, node) => raisedNode('sup', node) },
    nodeHandlers: { comment: () => undefined },
  })
  .use(() => (tree: Root) => flatten(tree, []))
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, resourceLink: true })
  .freeze()

/** Marks without a further meaning inside themselves. A tag without an end marks all that follows, thousands of times over. */
const marks: readonly string[] = ['strong', 'emphasis', 'delete']

/** Takes marks inside the same mark away, and leaves their content. */
function flatten(node: Nodes, around: readonly string[]): void {
  if (!('children' in node)) return
  const inside = marks.includes(node.type) ? [...around, node.type] : around
  const unmarked = (child: Nodes): Nodes[] =>
    inside.includes(child.type) && 'children' in child ? child.children.flatMap(unmarked) : [child]
  const children = node.children.flatMap(unmarked)
  node.children = children as never
  for (const child of children) flatten(child, inside)
}

function raisedNode(name: 'sub' | 'sup', node: Element): Text {
  return { type: 'text', value: raisedText(name, textOfTree(node)) }
}

/** Whether HTML holds an element that authors format a text with, or something that is not shown. */
function isFormatting({ value }: Html): boolean {
  if (value.startsWith('<!--')) return isReadable({ value })
  const names = [...value.matchAll(/<\/?([a-z][^\s/>]*)/gi)].map(([, name = '']) => name.toLowerCase())
  return names.some((name) => dropped.has(name) || formatting.has(name))
}

/** A comment without an end would hide all that follows. */
function isReadable({ value }: Pick<Html, 'value'>): boolean {
  return value.startsWith('<!--') ? value.trimEnd().endsWith('-->') : /<\/?[a-z]|&lt;/i.test(value)
}
