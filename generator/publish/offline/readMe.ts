import { generalTexts } from '../../messages/catalogs.ts'

/** The text beside the pages of a package, in every language of the engine: how to read them. */
export function readMe(): string {
  const texts = generalTexts.locales().map((locale) => generalTexts.textsIn(locale).offlinePackage)
  return `${texts.join(`\n\n${'-'.repeat(110)}\n\n`)}\n`
}
