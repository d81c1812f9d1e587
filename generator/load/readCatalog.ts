import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { po } from 'gettext-parser'
import type { Catalog } from '../contract/catalog.ts'
import type { ApiConfig } from '../contract/config.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { catalogLines } from './catalogLines.ts'

/** Path of the catalog of an API: `i18n/<locale>.po` beside its first spec file. */
export function catalogFile({ specs: [first = ''] }: Pick<ApiConfig, 'specs'>, locale: LocaleCode): string {
  const folder = first.includes('/') ? first.slice(0, first.lastIndexOf('/') + 1) : ''
  return `${folder}i18n/${locale}.po`
}

/** Reads an API's catalog; a file that does not exist is an empty one. Fuzzy entries do not count. */
export async function readCatalog(
  root: string,
  config: ApiConfig,
  locale: LocaleCode,
  memory: Memory = noMemory,
): Promise<Checked<Catalog>> {
  const file = catalogFile(config, locale)
  const text = await readFile(join(root, file), 'utf8').catch(() => '')
  return memory.keep(`catalog ${config.id} ${file}`, text, () => parseCatalog({ api: config.id, locale, file, text }))
}

/** Parses the text of a PO file (GNU gettext manual, "The Format of PO Files"). */
export function parseCatalog({
  api,
  locale,
  file,
  text,
}: {
  api: string
  locale: LocaleCode
  file: string
  text: string
}): Checked<Catalog> {
  const empty = { api, locale, file, messages: new Map<string, string>() }
  if (text === '') return { value: empty, diagnostics: [] }
  try {
    return { value: { ...empty, messages: messagesOf(text), lines: catalogLines(text) }, diagnostics: [] }
  } catch (error) {
    const { message, lineNumber } = error as Error & { lineNumber?: number }
    const reason = message.replace(/^Error parsing PO data: /, '').replace(/\.+$/, '')
    const place = { file, line: lineNumber ?? 1, column: 1 }
    const hint = 'Repair the entry: every text stands in quotes, and msgstr follows msgid.'
    return {
      value: empty,
      diagnostics: [{ code: 'catalog-syntax', severity: 'error', message: `${reason}.`, hint, ...place }],
    }
  }
}

function messagesOf(text: string): Map<string, string> {
  const contexts = po.parse(text).translations
  const entries = Object.values(contexts).flatMap((context) => Object.values(context))
  return new Map(
    entries.flatMap(({ msgid, msgstr, comments }) => {
      const translated = msgstr?.[0]?.trim()
      const isUsable = msgid !== '' && translated && !comments?.flag?.includes('fuzzy')
      return isUsable ? [[msgid.trim(), translated] as const] : []
    }),
  )
}
