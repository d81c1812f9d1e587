import type { Nodes } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import { parseMarkdown } from './parseMarkdown.ts'
import { withoutHtml } from './withoutHtml.ts'

/** The first sentence of a Markdown text that `isSaid` finds neither by itself nor in its whole block. */
export function firstUnsaid(markdown: string, isSaid: (text: string) => boolean): string | undefined {
  return blocksOf(markdown)
    .filter((block) => !isSaid(block))
    .flatMap(sentencesOf)
    .find((sentence) => !isSaid(sentence))
}

const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'code'])

/** The blocks of a text in Markdown, without its marks. */
export function blocksOf(markdown: string): string[] {
  const textsBelow = (node: Nodes): string[] => {
    if (blocks.has(node.type)) return [textOfTree(node).replace(/^\[!\w+\]/, '')]
    return 'children' in node ? node.children.flatMap(textsBelow) : []
  }
  return textsBelow(parseMarkdown(withoutHtml(markdown)))
}

/** The sentences of a text: each may stand in one text and be missing in another. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.:;!?])\s+|(?<=[。：；！？])|\n/).filter((part) => lettersOf(part) !== '')
}

/** The letters and digits of a text, which HTML, Markdown and plain text have in common. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}
