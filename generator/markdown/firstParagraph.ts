import { toString as textOfTree } from 'mdast-util-to-string'
import { parseMarkdown } from './parseMarkdown.ts'

/** The text of the first paragraph without any markup, on one line; empty where there is none. */
export function firstParagraph(markdown: string): string {
  const paragraph = parseMarkdown(markdown).children.find(({ type }) => type === 'paragraph')
  return paragraph ? textOfTree(paragraph).replace(/\s+/g, ' ').trim() : ''
}
