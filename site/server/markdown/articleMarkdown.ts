import { blocksOf } from './blockMarkdown.ts'
import type { MarkdownContext } from './inlineMarkdown.ts'
import { readMarkup } from './readMarkup.ts'

/** An article as Markdown. `addressOf` gives the full address of a link or a picture. */
export function articleMarkdown(article: string, page: Pick<MarkdownContext, 'addressOf' | 'labels'>): string {
  const blocks = blocksOf(readMarkup(article).children, { ...page, level: 1, isChannel: false })
  return `${blocks.join('\n\n')}\n`
}
