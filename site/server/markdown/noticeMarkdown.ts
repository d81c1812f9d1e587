import type { Element } from 'hast'
import { inlineMarkdown, type MarkdownContext } from './inlineMarkdown.ts'
import { attributeOf, findElement, hasClass, textOf } from './nodes.ts'

const alerts: Readonly<Record<string, string>> = { note: 'NOTE', tip: 'TIP', warning: 'WARNING', danger: 'CAUTION' }

/** A callout as GitHub writes it. A title that only repeats the kind is left out. */
export function callout(element: Element, blocks: readonly string[], context: MarkdownContext): string[] {
  const title = findElement(element, (inner) => hasClass(inner, 'callout-title'))
  const own =
    title && textOf(title) !== attributeOf(element, 'aria-label') ? ` ${inlineMarkdown(title.children, context)}` : ''
  const marker = `[!${alerts[attributeOf(element, 'data-kind')] ?? 'NOTE'}]${own}`
  const [first, ...others] = blocks
  // A paragraph follows its marker at once, as writers do it.
  const isText = first !== undefined && !/^(?:[#>|-]|```|\d+\. )/.test(first)
  return [
    quoted(isText ? [`${marker}\n${first}`, ...others] : [marker, ...(first === undefined ? [] : [first]), ...others]),
  ]
}

/** Blocks as a quotation. */
export function quoted(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}

/** The note on an entry that is deprecated or removed. */
export function retirement(element: Element, [first = '', ...others]: readonly string[]): string[] {
  const name = attributeOf(element, 'aria-label')
  return [quoted([`[!WARNING]\n${name === '' ? '' : `**${name}** — `}${first}`, ...others])]
}
