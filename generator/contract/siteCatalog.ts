import type { Catalog } from './catalog.ts'
import type { LocaleCode } from './locales.ts'

/** Translations of the texts of a site besides its specs: interface, titles of guides, names of the configuration. */
export interface SiteCatalog extends Omit<Catalog, 'api'> {
  /** Texts of the interface by their ids, each with the English text that it translates. */
  readonly interface: ReadonlyMap<
    string,
    { readonly source: string; readonly translation: string; readonly line: number }
  >
}

/** Path of the catalog of a site in one language. */
export function siteCatalogFile(locale: LocaleCode): string {
  return `messages/${locale}.po`
}
