import type { Prose } from '../contract/annotations.ts'
import type { Catalog } from '../contract/catalog.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { shortened, textLimits } from '../load/document/textLimits.ts'
import { withImages } from '../markdown/withImages.ts'
import { withoutHtml } from '../markdown/withoutHtml.ts'

/** Looks texts of a spec up in its catalogs, and records them. */
export interface Translator {
  /** A text of the spec in every language that has it; `undefined` for anything but a non-empty text. */
  prose(text: unknown): Prose | undefined
  /** The same for a text in headings and menus, which show fewer letters. */
  title(text: unknown): Prose | undefined
  /** A name that is the same in every language. */
  name(text: string): Prose
  /** Every text that was looked up so far, in the order of the spec. */
  readonly texts: ReadonlySet<string>
}

/**
 * `locale` is the language the specs are written in; the catalogs hold the others. `images` gives the published
 * address of each picture in a text.
 */
export function createTranslator(
  locale: LocaleCode,
  catalogs: readonly Catalog[],
  images: Readonly<Record<string, string>> = {},
): Translator {
  const texts = new Set<string>()
  const known = new Map<string, Prose>()
  const asked = new Map<unknown, Prose>()
  const formatted = new Map<Prose, Prose>()
  const lookUp = (value: unknown): Prose | undefined => {
    const answer = asked.get(value)
    if (answer) return answer
    const text = typeof value === 'string' ? shortened(normalizeText(value), textLimits.prose) : ''
    if (text === '') return undefined
    texts.add(text)
    const translated = known.get(text) ?? translate(text, locale, catalogs)
    known.set(text, translated)
    asked.set(value, translated)
    return translated
  }
  return {
    texts,
    name: (text) => ({ [locale]: shortened(text, textLimits.title) }),
    title: (value) => lookUp(typeof value === 'string' ? shortened(value, textLimits.title) : value),
    prose(value) {
      const written = lookUp(value)
      if (!written) return undefined
      const own = formatted.get(written) ?? inEveryLanguage(written, (text) => shownText(text, images))
      formatted.set(written, own)
      return own
    },
  }
}

/** A text of a spec as pages show it: without HTML, with pictures at their published addresses. */
export function shownText(text: string, images: Readonly<Record<string, string>>): string {
  return withImages(withoutHtml(text), images)
}

/** A text with each of its translations changed. */
export function inEveryLanguage(prose: Prose, change: (text: string) => string): Prose {
  return Object.fromEntries(Object.entries(prose).map(([locale, text]) => [locale, change(text)]))
}

/** The form in which a text is a key: without white space at its ends, lines ending in a line feed. */
export function normalizeText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

function translate(text: string, locale: LocaleCode, catalogs: readonly Catalog[]): Prose {
  const entries = catalogs.flatMap((catalog) => {
    const message = catalog.messages.get(text)
    return message ? [[catalog.locale, message] as const] : []
  })
  return { [locale]: text, ...Object.fromEntries(entries) }
}
