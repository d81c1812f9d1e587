import { firstParagraph } from './firstParagraph.ts'

/** The text of the first paragraph without any markup, cut at a word before `length` characters. */
export function shortDescription(markdown: string, length = 160): string {
  return shorten(firstParagraph(markdown), length)
}

/** Ends with a sentence where one ends early enough, else with a word; a full stop within a number ends nothing. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const sentence = text.slice(0, length + 1).match(/^.*(?:[.!?](?=\s)|[。！？](?=.))/su)?.[0]
  if (sentence && sentence.length > length / 3) return sentence
  const cut = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[,;:，；：]$/, '')}…`
}
