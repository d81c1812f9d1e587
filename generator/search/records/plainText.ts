import type { Nodes } from 'mdast'
import { memoize } from '../../contract/memoize.ts'
import { alertOf } from '../../markdown/alerts.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'

/** Markdown without its marks, on one line. */
export const plainText: (markdown: string) => string = memoize(
  (markdown) => withoutCode(markdown) ?? onOneLine(textOf(parseMarkdown(markdown))),
  20_000,
)

/** Most descriptions of fields have code spans and no other mark: parsing them would take most of the time. */
function withoutCode(markdown: string): string | undefined {
  const rest = markdown.replaceAll(/`[^`\n]+`/g, '')
  return /[\\`*_[\]<>&|#~\n]|^\s*[-+\d]/.test(rest) ? undefined : onOneLine(markdown.replaceAll('`', ''))
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

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
  const alert = node.type === 'blockquote' ? alertOf(node) : undefined
  if (alert) return alert.children.map((child) => textOf(child)).join(' ')
  return node.children.map((child) => textOf(child as Nodes)).join(flowing.has(node.type) ? '' : ' ')
}
