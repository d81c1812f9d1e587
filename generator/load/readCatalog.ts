import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalog } from '../contract/catalog.ts'
import { type CatalogEntry, parseCatalogEntries } from '../contract/catalogEntries.ts'
import type { ApiConfig } from '../contract/config.ts'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { type Memory, noMemory } from '../contract/memory.ts'

/** Path of the catalog of an API: `i18n/<locale>.po` beside its first spec file. */
export function catalogFile({ specs: [first = ''] }: Pick<ApiConfig, 'specs'>, locale: LocaleCode): string {
  const folder = first.includes('/') ? first.slice(0, first.lastIndexOf('/') + 1) : ''
  return `${folder}i18n/${locale}.po`
}

/** Reads an API's catalog; a file that does not exist is an empty one. */
export async function readCatalog(
  root: string,
  config: ApiConfig,
  locale: LocaleCode,
  memory: Memory = noMemory,
): Promise<Checked<Catalog>> {
  const file = catalogFile(config, locale)
  const catalog = { api: config.id, locale, file }
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined)
  return memory.keep(`catalog ${config.id} ${file}`, text === undefined ? '' : `text ${text}`, () =>
    text === undefined
      ? { value: { ...catalog, messages: new Map() }, diagnostics: [] }
      : parseCatalog({ ...catalog, text }),
  )
}

type CatalogPlace = Pick<Catalog, 'api' | 'locale' | 'file'>

function broken(catalog: CatalogPlace, diagnostics: readonly Diagnostic[]): Checked<Catalog> {
  return { value: { ...catalog, isBroken: true, messages: new Map() }, diagnostics }
}

/** Parses the text of a PO file. Fuzzy entries and those with a context do not count. */
export function parseCatalog({ text, ...catalog }: CatalogPlace & { readonly text: string }): Checked<Catalog> {
  const { entries, problem } = parseCatalogEntries(text)
  if (problem) return broken(catalog, [syntaxProblem(catalog.file, problem)])
  const own = entries.filter(({ context, source, isObsolete }) => context === undefined && source !== '' && !isObsolete)
  const used = own.filter(({ translation, isFuzzy }) => translation.trim() !== '' && !isFuzzy)
  return {
    value: {
      ...catalog,
      messages: new Map(used.map(({ source, translation }) => [source.trim(), translation.trim()])),
      lines: new Map(own.map(({ source, translationLine }) => [source.trim(), translationLine])),
    },
    diagnostics: inContexts(catalog.file, entries),
  }
}

function syntaxProblem(
  file: string,
  { message, line, column }: { readonly message: string; readonly line: number; readonly column: number },
): Diagnostic {
  const hint = 'Repair the entry, or restore the file: every text stands in quotes, and msgstr follows msgid.'
  return { code: 'catalog-syntax', severity: 'error', message, hint, file, line, column }
}

/** Specs have no contexts, so that such an entry translates nothing. */
function inContexts(file: string, entries: readonly CatalogEntry[]): Diagnostic[] {
  const found = entries.filter(({ context, isObsolete }) => context !== undefined && !isObsolete)
  const [first] = found
  if (!first) return []
  const message = `Entries with a context (msgctxt) translate nothing; there are ${found.length}, the first of "${first.source.slice(0, 60)}".`
  const hint =
    'Take out msgctxt where the entry translates a text of the spec. `npm run i18n` keeps these entries as they are.'
  return [{ code: 'catalog-context', severity: 'warning', message, hint, file, line: first.line, column: 1 }]
}
