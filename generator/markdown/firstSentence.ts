import { firstParagraph } from './firstParagraph.ts'

/** The first sentence of Markdown as plain text. A full stop inside a number, a name or behind an abbreviation ends none. */
export function firstSentence(markdown: string): string {
  const text = firstParagraph(markdown)
  return /^.*?(?:(?<!\b(?:e\.g|i\.e|vs|cf|approx|incl|resp))[.!?](?=\s)|[。！？])/iu.exec(text)?.[0] ?? text
}
