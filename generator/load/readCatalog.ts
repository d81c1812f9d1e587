import type { Catalog } from '../contract/catalog.ts'
import { type CatalogEntry, isUsedEntry, parseCatalogEntries } from '../contract/catalogEntries.ts'
import type { ApiConfig } from '../contract/config.ts'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { readTextFile } from './readTextFile.ts'

/**
 * Path of the catalog of an API: `i18n/<locale>.po` beside its first spec file. Outside of the project nothing is written:
 * then it is in the folder `specs/<api>`.
 */
export function catalogFile({ id, specs: [first = ''] }: Pick<ApiConfig, 'id' | 'specs'>, locale: LocaleCode): string {
  if (first.startsWith('../')) return `specs/${id}/i18n/${locale}.po`
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
  const { value: text, diagnostics } = await decodedCatalog(root, file)
  const input = text === undefined ? `no text ${JSON.stringify(diagnostics)}` : `text ${text}`
  return memory.keep(`catalog ${config.id} ${file}`, input, () => {
    const catalog = { api: config.id, locale, file }
    if (diagnostics.length > 0) return broken(catalog, diagnostics)
    return text === undefined
      ? { value: { ...catalog, messages: new Map() }, diagnostics }
      : parseCatalog({ ...catalog, text })
  })
}

/** The text of a catalog that can be written again; `undefined` without a file, and for one with an error. */
export async function readCatalogText(root: string, file: string): Promise<Checked<string | undefined>> {
  const { value: text, diagnostics } = await decodedCatalog(root, file)
  const { problem } = parseCatalogEntries(text ?? '')
  if (text === undefined || !problem) return { value: text, diagnostics }
  return { value: undefined, diagnostics: [syntaxProblem(file, problem)] }
}

async function decodedCatalog(root: string, file: string): Promise<Checked<string | undefined>> {
  const { value: text, diagnostics } = await readTextFile(root, file)
  const foreign = text === undefined ? undefined : foreignCharset(file, text)
  if (foreign) return { value: undefined, diagnostics: [foreign] }
  return diagnostics.length > 0 ? { value: undefined, diagnostics } : { value: text, diagnostics }
}

/** Header of a catalog in any encoding: it is ASCII, so that it is read before the encoding is known. */
function foreignCharset(file: string, text: string): Diagnostic | undefined {
  const [header = text] = /^[\s\S]*?^msgid[\s\S]*?^msg(?:id|ctxt)/m.exec(text) ?? []
  const found = /^[^#\n]*"[^"\n]*Content-Type:[^"\n]*charset=([\w.:-]+)/im.exec(header)
  const [line = '', charset = 'UTF-8'] = found ?? []
  if (/^utf-?8$/i.test(charset)) return undefined
  const message = `The header says that the catalog is in ${charset}.`
  const hint = `Convert it with \`msgconv --to-code=UTF-8\`; if it is UTF-8, write charset=UTF-8.`
  const before = text.slice(0, found?.index).split('\n').length
  const place = { file, line: before, column: line.length - charset.length + 1 }
  return { code: 'file-encoding', severity: 'error', message, hint, ...place }
}

type CatalogPlace = Pick<Catalog, 'api' | 'locale' | 'file'>

function broken(catalog: CatalogPlace, diagnostics: readonly Diagnostic[]): Checked<Catalog> {
  return { value: { ...catalog, isBroken: true, messages: new Map() }, diagnostics }
}

/** Parses the text of a PO file. Entries with a context do not count, and fuzzy ones only where a command translated them. */
export function parseCatalog({ text, ...catalog }: CatalogPlace & { readonly text: string }): Checked<Catalog> {
  const { entries, problem } = parseCatalogEntries(text)
  if (problem) return broken(catalog, [syntaxProblem(catalog.file, problem)])
  const own = entries.filter(({ context, source, isObsolete }) => context === undefined && source !== '' && !isObsolete)
  const used = own.filter(isUsedEntry)
  const unread = used.filter(({ isFuzzy }) => isFuzzy)
  return {
    value: {
      ...catalog,
      messages: new Map(used.map(({ source, translation }) => [source.trim(), translation.trim()])),
      lines: new Map(own.map(({ source, translationLine }) => [source.trim(), translationLine])),
      ...(unread.length > 0 ? { unread: new Set(unread.map(({ source }) => source.trim())) } : {}),
    },
    diagnostics: inContexts(catalog.file, entries),
  }
}

function syntaxProblem(
  file: string,
  { message, line, column }: { readonly message: string; readonly line: number; readonly column: number },
): Diagnostic {
  const hint = 'Repair or restore the file: a header, then one entry for each text, with msgid and msgstr in quotes.'
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
