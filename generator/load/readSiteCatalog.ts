import { type CatalogEntry, isUsedEntry, parseCatalogEntries } from '../contract/catalogEntries.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { type SiteCatalog, siteCatalogFile } from '../contract/siteCatalog.ts'
import { readCatalogText } from './readCatalog.ts'

/** Reads the catalog of a site in one language; a file that does not exist is an empty one. */
export async function readSiteCatalog(
  root: string,
  locale: LocaleCode,
  memory: Memory = noMemory,
): Promise<Checked<SiteCatalog>> {
  const file = siteCatalogFile(locale)
  const { value: text = '', diagnostics } = await readCatalogText(root, file)
  const value = memory.recall(`site catalog ${file}`, [text], () => parseSiteCatalog(text, locale))
  return { value: diagnostics.length > 0 ? { ...value, isBroken: true } : value, diagnostics }
}

/** Entries with a context are texts of the interface; the context is the id. */
function parseSiteCatalog(text: string, locale: LocaleCode): SiteCatalog {
  const used = parseCatalogEntries(text).entries.filter((entry) => entry.source !== '' && isUsedEntry(entry))
  const unread = used.filter(({ isFuzzy }) => isFuzzy)
  const lineOf = ({ source, translationLine }: CatalogEntry) => [source.trim(), translationLine] as const
  return {
    ...{ locale, file: siteCatalogFile(locale) },
    interface: new Map(
      used.flatMap(({ context, source, translation, translationLine: line }) =>
        context === undefined ? [] : [[context, { source, translation, line }] as const],
      ),
    ),
    messages: new Map(
      used.flatMap(({ context, source, translation }) =>
        context === undefined ? [[source.trim(), translation.trim()] as const] : [],
      ),
    ),
    lines: new Map(used.map(lineOf)),
    ...(unread.length > 0 ? { unread: new Set(unread.map(({ source }) => source.trim())) } : {}),
  }
}
