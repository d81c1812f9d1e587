import { printable, printableLines } from '../../generator/contract/printableText.ts'
import {
  catalogFile,
  type GeneratedSite,
  generate,
  type Project,
  readTextFile,
  setTranslates,
  updateCatalog,
} from '../../generator/index.ts'
import { currentCatalog } from '../command/currentCatalog.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import { writeProjectFile } from '../command/projectFile.ts'

interface SyncOptions {
  /** Writes nothing; a file that would be written is a problem. */
  readonly check: boolean
  /** Every translated guide is noted as up to date with its source. */
  readonly translated: boolean
}

/** Brings the catalogs of a project in step with its specs and reports what is missing; gives the exit code. */
export async function syncTranslations(project: Project, { check, translated }: SyncOptions): Promise<number> {
  const { value: site, diagnostics } = await generate(project)
  if (!site) {
    printDiagnostics(diagnostics, project.root)
    return 1
  }
  const problems = (await syncCatalogs(site, project.root, check)) + (await syncGuides(site, project.root, translated))
  return check && problems > 0 ? 1 : 0
}

/** Gives the number of texts without a translation, and of catalogs out of step when they may not be written. */
async function syncCatalogs({ config, locatedTexts }: GeneratedSite, root: string, isCheck: boolean): Promise<number> {
  const texts = locatedTexts()
  let problems = 0
  for (const api of config.apis) {
    for (const { code } of config.locales.slice(1)) {
      const file = catalogFile(api, code)
      const current = await currentCatalog(root, file)
      const updated = updateCatalog({ texts: texts.get(api.id) ?? [], current, language: code })
      // Lines of a spec move at each edit: where a text stands is no reason to refuse a change.
      const isStale = isCheck && updated.isChanged
      if (!isCheck && updated.text !== current) await writeProjectFile(root, file, updated.text)
      problems += updated.missing + (isStale ? 1 : 0)
      console.log(printableLines(report(file, updated, isStale)))
    }
  }
  return problems
}

function report(
  file: string,
  { translated, missing, obsolete }: ReturnType<typeof updateCatalog>,
  isStale: boolean,
): string {
  const total = translated + missing
  const share = total === 0 ? 100 : Math.floor((translated / total) * 1000) / 10
  return `${file}: ${translated} of ${total} translated (${share} %), ${obsolete} obsolete${isStale ? ', out of step with the spec' : ''}`
}

/** Gives the number of guides that are missing in a language or older than their source. */
async function syncGuides({ config, guides }: GeneratedSite, root: string, isTranslated: boolean): Promise<number> {
  const [source, ...languages] = config.locales.map(({ code }) => code)
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
