import type { Nodes } from 'mdast'
import { memoize } from '../../contract/memoize.ts'
import { alertOf } from '../../markdown/alerts.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { raisedText } from '../../markdown/raisedText.ts'

/** Markdown without its marks, on one line. */
export const plainText: (markdown: string) => string = memoize(
  (markdown) => textOf(parseMarkdown(markdown)).replaceAll(/\s+/g, ' ').trim(),
  20_000,
)

/** Nodes whose children flow into one another; the children of all others stand apart. */
const flowing: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'mdxJsxTextElement',
])
const silent: ReadonlySet<string> = new Set(['yaml', 'html', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'])

/** The text of a tree with spaces between its blocks; code blocks are left out, they are copied and not read. */
export function textOf(node: Nodes): string {
  if (silent.has(node.type) || node.type === 'code') return ''
  if ('value' in node) return node.value
  if (node.type === 'break') return ' '
  if (!('children' in node)) return ''
  if (node.type === 'mdxJsxTextElement' && (node.name === 'sup' || node.name === 'sub'))
    return raisedText(node.name, node.children.map(textOf).join(''))
  const alert = node.type === 'blockquote' ? alertOf(node) : undefined
  if (alert) return alert.children.map((child) => textOf(child)).join(' ')
  const texts = node.children.map((child) => textOf(child as Nodes))
  return node.type === 'list' || node.type === 'listItem'
    ? listed(texts)
    : texts.join(flowing.has(node.type) ? '' : ' ')
}

/** Items in a row. An item that is no sentence has a point between it and the next, so that both are read apart. */
function listed(items: readonly string[]): string {
  return items
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .reduce(
      (before, item) =>
        before === '' ? item : `${before}${/[.!?:,;。！？：；，、…]["'”’)）」]?$/.test(before) ? '' : ' ·'} ${item}`,
      '',
    )
}
