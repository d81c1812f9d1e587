import { po } from 'gettext-parser'
import type { LocaleCode } from '../../contract/locales.ts'
import { skeletonTexts } from '../../messages/catalogs.ts'
import { updateCatalog } from '../../publish/content/catalogText.ts'

/**
 * A PO file with entries for new texts behind those that it has. Texts of a skeleton come translated; the others are left
 * empty, so that `validate` counts them as missing.
 */
export function fillCatalog(current: string, texts: readonly string[], language: LocaleCode): string {
  const known =
    current === '' ? [] : Object.keys(po.parse(current).translations[''] ?? {}).filter((text) => text !== '')
  const fresh = [...new Set(texts)].filter((text) => !known.includes(text))
  const { text } = updateCatalog({
    texts: [...known, ...fresh],
    current: current + entriesOf(fresh, language),
    language,
  })
  return text
}

function entriesOf(texts: readonly string[], language: LocaleCode): string {
  return texts
    .flatMap((text) => {
      const translation = translationOf(text, language)
      return translation === undefined
        ? []
        : [`\nmsgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translation)}\n`]
    })
    .join('')
}

/** The translation of a text of a skeleton; nothing for a text that is the writer's own, or a language without any. */
function translationOf(text: string, locale: LocaleCode): string | undefined {
  const key = Object.entries(skeletonTexts.textsIn('en')).find(([, english]) => english === text)?.[0]
  return Object.entries(skeletonTexts.written(locale)).find(([name]) => name === key)?.[1]
}
