import type { MarkdownTexts } from '../../messages/catalogs.ts'

/** A remark after a text, in the brackets of the language. */
export function inBrackets(remark: string, { brackets }: Pick<MarkdownTexts, 'brackets'>): string {
  return brackets.replace('{text}', () => remark)
}

/** What stands between two sentences: Chinese has no space there. */
export function gapAfterSentence({ stop }: Pick<MarkdownTexts, 'stop'>): string {
  return stop.slice(stop.trimEnd().length)
}
