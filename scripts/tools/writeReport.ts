import { rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  catalogFile,
  claimFolder,
  type GeneratedSite,
  lockFileOf,
  type Project,
  readLock,
  updateCatalog,
} from '../../generator/index.ts'
import { buildReport, type QualityFigures, renderReport } from '../../tools/report/index.ts'
import { currentCatalog } from '../command/currentCatalog.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import { readSite } from '../site/readSite.ts'
import { atRevision } from './checkOut.ts'

interface ReportRequest {
  readonly project: Project
  readonly base?: string | undefined
  /** Folder of the page, which may be written to. */
  readonly out: string
  /** Built site; measured when it is there. */
  readonly dist?: string | undefined
  readonly locale: string
}

/** Writes the report, prints its path and gives the exit code. */
export async function writeReport({ project, base, out, dist, locale }: ReportRequest): Promise<number> {
  const before =
    base === undefined ? undefined : await atRevision(base, project, ({ root }) => figuresOf({ kind: 'project', root }))
  const now = await figuresOf(project, dist)
  if (!now || (base !== undefined && !before)) return 1
  const compared = base !== undefined && before ? { revision: base, figures: before.figures } : undefined
  const file = join(out, 'index.html')
  claimFolder(out, 'report')
  // The file may be a link: it is replaced, not written through.
  await rm(file, { force: true })
  await writeFile(file, renderReport({ name: now.name, figures: now.figures, base: compared, locale }))
  console.log(`Written to ${file}`)
  return 0
}

interface Measured {
  readonly name: string
  readonly figures: QualityFigures
}

/** Nothing, with the reasons printed, when the project has errors. */
async function figuresOf(project: Project, dist?: string): Promise<Measured | undefined> {
  const { value: site, diagnostics } = await readSite(project)
  if (!site) {
    printDiagnostics(diagnostics, project.root, { print: console.error })
    return undefined
  }
  const figures = buildReport({
    ...{ config: site.config, reference: site.reference, routes: site.routes, guides: site.guides, diagnostics },
    catalogs: await catalogShares(site, project.root),
    locked: await lockedPaths(project.root, lockFileOf(site.config)),
    sources: sourcesOf(site),
    built: dist === undefined ? undefined : await builtSizes(site, resolve(dist)),
  })
  return { name: site.config.brand.name, figures }
}

async function catalogShares({ config, texts }: GeneratedSite, root: string) {
  const pairs = config.apis.flatMap((api) => config.locales.slice(1).map(({ code }) => ({ api, code })))
  return Promise.all(
    pairs.map(async ({ api, code }) => {
      const current = await currentCatalog(root, catalogFile(api, code))
      const { translated, missing } = updateCatalog({ texts: texts.get(api.id) ?? [], current, language: code })
      return { locale: code, texts: { done: translated, total: translated + missing } }
    }),
  )
}

/** A lock that cannot be read is a diagnostic of the report. */
async function lockedPaths(root: string, file: string): Promise<string[]> {
  const { value = {} } = await readLock(root, file)
  return Object.keys(value)
}

/** The MDX of each page, by its published path. */
function sourcesOf({ routes, pageFiles }: GeneratedSite): Map<string, string> {
  return new Map(
    routes.routes.flatMap(({ url, source }) => {
      const text = pageFiles.get(`pages/${source.file}`)
      return typeof text === 'string' ? [[url, text] as const] : []
    }),
  )
}

/** Size of each built page; undefined without a build. */
async function builtSizes(
  { routes }: GeneratedSite,
  dist: string,
): Promise<QualityFigures['pages']['sizes'] | undefined> {
  const sizes = await Promise.all(
    routes.routes.map(async ({ url }) => {
      const found = await stat(join(dist, url, 'index.html')).catch(() => undefined)
      return found ? [{ url, bytes: found.size }] : []
    }),
  )
  const all = sizes.flat()
  return all.length > 0 ? all : undefined
}
