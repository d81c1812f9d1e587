import type { Catalog } from '../../contract/catalog.ts'
import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { SiteCatalog } from '../../contract/siteCatalog.ts'
import { isOutdatedTranslation } from '../../contract/translation.ts'
import type { Guide } from '../../load/parseGuide.ts'

interface TranslationInput {
  readonly config: SiteConfig
  readonly catalogs: readonly Catalog[]
  readonly siteCatalogs?: readonly SiteCatalog[] | undefined
  /** Texts of each API to translate. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
  readonly guides: readonly Guide[]
}

/** Texts of specs and guides that a language of the site does not have. The page falls back, so these are warnings. */
export function checkTranslations({
  config,
  catalogs,
  siteCatalogs = [],
  texts,
  guides,
}: TranslationInput): Diagnostic[] {
  const [first, ...others] = config.locales.map(({ code }) => code)
  const ofSpecs = catalogs.flatMap((catalog) => missingTexts(catalog, texts.get(catalog.api) ?? new Set()))
  const ofGuides = others.flatMap((locale) =>
    guides
      .filter(
        (guide) =>
          guide.locale === first && !guides.some((other) => other.locale === locale && other.path === guide.path),
      )
      .map((guide) => missingGuide(guide, locale)),
  )
  const sources = new Map(guides.filter(({ locale }) => locale === first).map(({ path, textHash }) => [path, textHash]))
  const outdated = guides.filter(
    ({ locale, path, translates }) => locale !== first && isOutdatedTranslation(translates, sources.get(path)),
  )
  const ofNothing = catalogs.flatMap((catalog) => unusedTexts(catalog, texts.get(catalog.api) ?? new Set()))
  const ofCommands = [...catalogs, ...siteCatalogs].flatMap(unreadTexts)
  return [...ofSpecs, ...ofNothing, ...ofCommands, ...ofGuides, ...outdated.map(outdatedGuide)]
}

function unreadTexts({ file, unread, lines }: Pick<Catalog, 'file' | 'unread' | 'lines'>): Diagnostic[] {
  const [first] = unread ?? []
  if (unread === undefined || first === undefined) return []
  const message = `A command translated ${unread.size} texts that no person has read, for example "${first.slice(0, 60)}".`
  const hint = 'Read them in a PO editor, and take the flag "fuzzy" from those that are right.'
  const line = lines?.get(first) ?? 1
  return [{ code: 'translation-unread', severity: 'warning', message, hint, file, line, column: 1 }]
}

function outdatedGuide({ file }: Guide): Diagnostic {
  const message = 'The text that this guide translates has changed.'
  const hint = 'Bring the translation up to date, then run `npm run i18n -- --translated`.'
  return { code: 'translation-outdated', severity: 'warning', message, hint, file, line: 1, column: 1 }
}

function missingTexts({ file, locale, messages, isBroken }: Catalog, texts: ReadonlySet<string>): Diagnostic[] {
  const missing = [...texts].filter((text) => !messages.has(text))
  const [example] = missing
  if (isBroken || example === undefined) return []
  const message = `${missing.length} of ${texts.size} texts have no ${locale} translation, for example "${example.slice(0, 60)}".`
  const hint = 'Run `npm run i18n` to add them to the catalog, then translate the empty entries.'
  return [{ code: 'translation-missing', severity: 'warning', message, hint, file, line: 1, column: 1 }]
}

function unusedTexts({ file, messages, lines }: Catalog, texts: ReadonlySet<string>): Diagnostic[] {
  const unused = [...messages.keys()].filter((text) => !texts.has(text))
  const [example] = unused
  if (example === undefined) return []
  const message = `${unused.length} of ${messages.size} entries translate a text that is not there, for example "${example.slice(0, 60)}".`
  const hint = 'Run `npm run i18n` to remove them.'
  const line = lines?.get(example) ?? 1
  return [{ code: 'translation-unused', severity: 'warning', message, hint, file, line, column: 1 }]
}

function missingGuide({ file }: Guide, locale: string): Diagnostic {
  const message = `The guide has no ${locale} translation.`
  const hint = `Write it as ${file.replace(/^guides\/[^/]+/, `guides/${locale}`)}.`
  return { code: 'translation-missing', severity: 'warning', message, hint, file, line: 1, column: 1 }
}
