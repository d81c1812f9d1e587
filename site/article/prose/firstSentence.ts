import { toString as textOfTree } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseablePart } from '../../../generator/contract/markdownLimits.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** The first sentence of Markdown as plain text. A full stop inside a number or name ends none. */
export function firstSentence(markdown: string): string {
  const paragraph = parser.parse(parseablePart(markdown)).children.find(({ type }) => type === 'paragraph')
  const text = paragraph ? textOfTree(paragraph).replace(/\s+/g, ' ').trim() : ''
  return /^.*?(?:[.!?](?=\s)|[。！？])/u.exec(text)?.[0] ?? text
}
