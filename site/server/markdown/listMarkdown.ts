import type { Element } from 'hast'
import type { MarkdownContext, WriteBlocks } from './inlineMarkdown.ts'
import { indent } from './markdownText.ts'
import { attributeOf, childElements, isForScreen } from './nodes.ts'

/** Items one beneath the other. All blocks behind the first paragraph of an item belong to it. */
export function list(element: Element, context: MarkdownContext, blocksOf: WriteBlocks): string[] {
  const start = Number(attributeOf(element, 'start') || 1)
  const items = childElements(element).filter((child) => !isForScreen(child))
  const written = items.map((item, index) => {
    const mark = element.tagName === 'ol' ? `${start + index}. ` : '- '
    return listItem(mark, itemBlocks(item, blocksOf(item.children, context)))
  })
  return written.length === 0 ? [] : [written.join('\n')]
}

function itemBlocks(item: Element, blocks: string[]): string[] {
  const box = childElements(item).find(({ tagName }) => tagName === 'input')
  if (!box || attributeOf(box, 'type') !== 'checkbox') return blocks
  const [first = '', ...others] = blocks
  return [`[${box.properties['checked'] === undefined ? ' ' : 'x'}] ${first}`, ...others]
}

/** An item of a list, whose blocks are moved beneath its first words. */
export function listItem(mark: string, [first = '', ...others]: readonly string[]): string {
  const moved = [first, ...others].map((block) => indent(block, mark.length))
  const text = moved.reduce((whole, block) => whole + (isList(block.trimStart()) ? '\n' : '\n\n') + block)
  return (mark + text.trimStart()).trimEnd()
}

function isList(block: string): boolean {
  return /^(?:-|\d+\.) /.test(block) && !block.includes('\n\n')
}
