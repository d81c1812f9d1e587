import { firstParagraph } from './firstParagraph.ts'

/** The first sentence of Markdown as plain text. A full stop inside a number or name ends none. */
export function firstSentence(markdown: string): string {
  const text = firstParagraph(markdown)
  return /^.*?(?:[.!?](?=\s)|[。！？])/u.exec(text)?.[0] ?? text
}
