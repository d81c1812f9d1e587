import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { catalogFile, type GeneratedSite, generate, setTranslates, updateCatalog } from '../generator/index.ts'
import { projectOf, projectOptions, runCommand } from './commandLine.ts'
import { printDiagnostics } from './printDiagnostics.ts'

const help = `npm run i18n -- [--project DIR] [--check | --translated]

Extracts the texts of all specs, brings the PO catalogs (specs/<api>/i18n/<locale>.po) in step, and reports what is missing
or older than its source, in specs and guides.

  --project DIR        project folder (default: this folder)
  --check              write nothing; exit 1 when a catalog is out of step or a translation is missing or outdated
  --translated         note in every translated guide that it is up to date with the text it translates`

const options = {
  project: projectOptions.project,
  check: { type: 'boolean', default: false },
  translated: { type: 'boolean', default: false },
} as const

await runCommand({ help, options }, async ({ project: folder, check, translated }) => {
  const project = projectOf({ project: folder })
  const { value: site, diagnostics } = await generate(project, { late: new Map() })
  if (!site) {
    printDiagnostics(diagnostics, project.root)
    return 1
  }
  const problems = (await syncCatalogs(site, project.root, check)) + (await syncGuides(site, project.root, translated))
  return check && problems > 0 ? 1 : 0
})

/** Gives the number of texts without a translation, and of catalogs out of step when they may not be written. */
async function syncCatalogs({ config, texts }: GeneratedSite, root: string, isCheck: boolean): Promise<number> {
  let problems = 0
  for (const api of config.apis) {
    for (const { code } of config.locales.slice(1)) {
      const file = catalogFile(api, code)
      const current = await readFile(join(root, file), 'utf8').catch(() => '')
      const updated = updateCatalog({ texts: texts.get(api.id) ?? [], current, language: code })
      const isStale = updated.text !== current
      if (isStale && !isCheck) {
        await mkdir(dirname(join(root, file)), { recursive: true })
        await writeFile(join(root, file), updated.text)
      }
      problems += updated.missing + (isStale && isCheck ? 1 : 0)
      console.log(report(file, updated, isStale && isCheck))
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
      const file = join(root, own.get(path)?.file ?? '')
      await writeFile(file, setTranslates(await readFile(file, 'utf8'), textHash))
    }
    const open = [...missing, ...(isTranslated ? [] : outdated)]
    problems += open.length
    console.log(`guides/${locale}: ${originals.length - open.length} of ${originals.length} up to date`)
    for (const { path } of open) console.log(`  ${own.has(path) ? 'outdated or never confirmed' : 'missing'}: ${path}`)
  }
  return problems
}
