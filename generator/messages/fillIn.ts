import { generalTexts } from './catalogs.ts'

/** Whether a text stands in a skeleton until someone writes a better one, in any language that skeletons have. */
export function isToFillIn(text: string): boolean {
  return generalTexts.locales().some((locale) => text.startsWith(generalTexts.textsIn(locale).toFillIn))
}
