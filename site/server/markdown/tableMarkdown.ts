import type { Element } from 'hast'
import { inlineMarkdown, isInline, type MarkdownContext, spaceAfterFullWidth } from './inlineMarkdown.ts'
import { attributeOf, type Content, childElements, isElement } from './nodes.ts'

/** A table as GitHub has it. */
export function tableMarkdown(element: Element, context: MarkdownContext): string[] {
  const rows = rowsOf(element)
  const [head] = rows
  if (!head) return []
  const lines = rows.map((row) => lineOf(childElements(row).map((cell) => cellText(cell, context))))
  const rules = lineOf(childElements(head).map(ruleOf))
  return [[lines[0], rules, ...lines.slice(1)].join('\n')]
}

function rowsOf(element: Element): Element[] {
  return childElements(element).flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)))
}

function lineOf(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
}

function ruleOf(cell: Element): string {
  const [, side] =
    /(?:text-align:\s*|^)(left|right|center)/.exec(attributeOf(cell, 'style') || attributeOf(cell, 'align')) ?? []
  return side === 'center' ? ':-:' : side === 'right' ? '-:' : side === 'left' ? ':-' : '-'
}

/** A cell has one line: its blocks and items follow one another. */
function cellText(cell: Element, context: MarkdownContext): string {
  return linesOf(cell.children, context).join(' ').replace(spaceAfterFullWidth, '').replaceAll('|', '\\|')
}

function linesOf(nodes: readonly Content[], context: MarkdownContext): string[] {
  const lines: string[] = []
  let line: Content[] = []
  const endLine = () => {
    const text = inlineMarkdown(line, context)
    if (text !== '') lines.push(text)
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) line.push(node)
    else if (isElement(node)) {
      endLine()
      const inner = linesOf(node.children, context)
      if (/^[ou]l$/.test(node.tagName)) lines.push(inner.join(context.labels.comma))
      else lines.push(...inner)
    }
  }
  endLine()
  return lines
}
