import { printable, printableLines } from '../../generator/contract/printableText.ts'
import { type GeneratedSite, type Project, readTextFile, setTranslates, updateCatalog } from '../../generator/index.ts'
import { UsageError } from '../command/commandLine.ts'
import { currentCatalog } from '../command/currentCatalog.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import { placeInProject, writeProjectFile } from '../command/projectFile.ts'
import { siteOrReasons } from '../site/readSite.ts'
import { checkLanguages } from './translate/checkLanguages.ts'
import { fillCatalog } from './translate/fillCatalogs.ts'
import { type WantedCatalog, wantedCatalogs } from './translate/wantedCatalogs.ts'

interface SyncOptions {
  /** Writes nothing; a file that would be written is a problem. */
  readonly check: boolean
  /** Every translated guide is noted as up to date with its source. */
  readonly translated: boolean
  /** Asked for the translations that are missing. */
  readonly fill?: string | undefined
  /** Languages; without them all. */
  readonly locale?: readonly string[] | undefined
}

/** Brings the catalogs of a project in step with its specs and reports missing translations; gives the exit code. */
export async function syncTranslations(project: Project, options: SyncOptions): Promise<number> {
  const { check, translated, fill, locale } = options
  if (check && fill !== undefined) throw new UsageError('Use --check or --fill, not both.')
  const site = await siteOrReasons(project)
  if (!site) return 1
  checkLanguages(site, locale)
  const catalogs = await wantedCatalogs(site, project.root, locale)
  let missing = await syncCatalogs(catalogs, project.root, check)
  if (fill !== undefined && missing > 0) {
    await fillAll(catalogs, fill, site, project.root)
    missing = await syncCatalogs(catalogs, project.root, false)
  }
  const problems = missing + (await syncGuides(site, project.root, { isTranslated: translated, languages: locale }))
  return (check && problems > 0) || (fill !== undefined && missing > 0) ? 1 : 0
}

async function fillAll(
  catalogs: readonly WantedCatalog[],
  command: string,
  { config }: GeneratedSite,
  root: string,
): Promise<void> {
  const [source = { code: 'en' }] = config.locales
  const refused = []
  for (const catalog of catalogs)
    refused.push(
      ...(await fillCatalog(catalog, { root, command, source: source.code, glossary: config.glossary ?? {} })),
    )
  printDiagnostics(refused, root, { detail: 'all' })
}

/** Gives the number of texts without a translation, and of catalogs out of step when they may not be written. */
async function syncCatalogs(catalogs: readonly WantedCatalog[], root: string, isCheck: boolean): Promise<number> {
  // All are written or none.
  if (!isCheck) for (const { file } of catalogs) placeInProject(root, file)
  let problems = 0
  for (const { file, target, texts, hasContexts } of catalogs) {
    const current = await currentCatalog(root, file)
    const updated = updateCatalog({ texts, current, language: target.code, hasContexts })
    // Lines of a spec move at each edit: where a text stands is no reason to refuse a change.
    const isStale = isCheck && updated.isChanged
    if (!isCheck && updated.text !== current) await writeProjectFile(root, file, updated.text)
    problems += updated.missing + (isStale ? 1 : 0)
    console.log(printableLines(report(file, updated, isStale)))
  }
  return problems
}

function report(
  file: string,
  { translated, missing, obsolete, unread }: ReturnType<typeof updateCatalog>,
  isStale: boolean,
): string {
  const total = translated + missing
  const share = total === 0 ? 100 : Math.floor((translated / total) * 1000) / 10
  const parts = [
    `${translated} of ${total} translated (${share} %)`,
    ...(unread > 0 ? [`${unread} read by nobody`] : []),
    `${obsolete} obsolete`,
    ...(isStale ? ['out of step with the spec'] : []),
  ]
  return `${file}: ${parts.join(', ')}`
}

/** Gives the number of guides that are missing in a language or older than their source. */
async function syncGuides(
  { config, guides }: GeneratedSite,
  root: string,
  { isTranslated, languages: asked }: { readonly isTranslated: boolean; readonly languages: SyncOptions['locale'] },
): Promise<number> {
  const [source, ...others] = config.locales.map(({ code }) => code)
  const languages = others.filter((code) => asked?.includes(code) ?? true)
  const originals = guides.filter(({ locale }) => locale === source)
  let problems = 0
  for (const locale of languages) {
    const own = new Map(guides.filter((guide) => guide.locale === locale).map((guide) => [guide.path, guide]))
    const outdated = originals.filter(({ path, textHash }) => own.has(path) && own.get(path)?.translates !== textHash)
    const missing = originals.filter(({ path }) => !own.has(path))
    for (const { path, textHash } of isTranslated ? outdated : []) {
      const file = own.get(path)?.file ?? ''
      const { value: text = '' } = await readTextFile(root, file)
      await writeProjectFile(root, file, setTranslates(text, textHash))
    }
    const open = [...missing, ...(isTranslated ? [] : outdated)]
    problems += open.length
    console.log(`guides/${locale}: ${originals.length - open.length} of ${originals.length} up to date`)
    for (const { path } of open)
      console.log(printable(`  ${own.has(path) ? 'outdated or never confirmed' : 'missing'}: ${path}`))
  }
  return problems
}
