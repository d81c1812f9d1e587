import { parseCatalogEntries } from '../../generator/contract/catalogEntries.ts'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import { skeletonTexts } from '../../generator/messages/catalogs.ts'
import { updateCatalog } from '../../generator/publish/content/catalogText.ts'

/**
 * A PO file with entries for new texts behind its own entries. Texts of a skeleton come translated; the others are left
 * empty, so that `validate` counts them as missing.
 */
export function fillCatalog(current: string, texts: readonly string[], language: LocaleCode): string {
  const { entries } = parseCatalogEntries(current)
  const known = entries.filter(
    ({ context, source, isObsolete }) => context === undefined && source !== '' && !isObsolete,
  )
  const all = [...known.map(({ source }) => source.trim()), ...texts]
  return updateCatalog({ texts: all, current, language, translate: (text) => translationOf(text, language) }).text
}

/** The translation of a text of a skeleton; nothing for a text that is the writer's own, or a language without any. */
function translationOf(text: string, locale: LocaleCode): string | undefined {
  const key = Object.entries(skeletonTexts.textsIn('en')).find(([, english]) => english === text)?.[0]
  return Object.entries(skeletonTexts.written(locale)).find(([name]) => name === key)?.[1]
}
