import { generalTexts } from './catalogs.ts'

/** Whether a text begins with the placeholder of skeletons, in any language of the engine. */
export function isToFillIn(text: string): boolean {
  return generalTexts.locales().some((locale) => text.startsWith(generalTexts.textsIn(locale).toFillIn))
}
