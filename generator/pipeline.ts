import type { SiteConfig, SiteConfigInput } from './contract/config.ts'
import { defaultLocaleOf } from './contract/config.ts'
import { type Checked, type Diagnostic, hasErrors, sortDiagnostics } from './contract/diagnostics.ts'
import { configOfVersion } from './contract/frozenConfig.ts'
import type { LocaleCode } from './contract/locales.ts'
import type { Reference } from './contract/reference.ts'
import type { RouteTable } from './contract/routes.ts'
import type { SearchRecord } from './contract/search.ts'
import { type VersionTable, versionFolder } from './contract/versions.ts'
import { buildDownloads } from './downloads/buildDownloads.ts'
import { listDownloads } from './downloads/listDownloads.ts'
import { fillConfig } from './load/fillConfig.ts'
import type { Guide } from './load/parseGuide.ts'
import { readBareSpecs } from './load/readBareSpecs.ts'
import { type RawConfig, readConfig } from './load/readConfig.ts'
import { readProject } from './load/readProject.ts'
import { readSpec } from './load/readSpec.ts'
import { isReadable, type Sources } from './load/sources.ts'
import { type BuiltApi, buildApi } from './model/buildReference.ts'
import { renderContent } from './render/renderContent.ts'
import { buildRoutes } from './routes/buildRoutes.ts'
import { checkRouteLock, lockFile, lockRoutes } from './routes/routeLock.ts'
import { buildVersionTable } from './routes/versionTable.ts'
import { recipeParts } from './samples/recipeParts.ts'
import { requestForms } from './samples/requestForms.ts'
import { sampleFiles } from './samples/sampleFiles.ts'
import { buildRecords } from './search/records.ts'
import { buildSearchFiles } from './search/searchFiles.ts'
import { checkAnnouncement } from './validate/announcement.ts'
import { checkWithAsyncapiParser } from './validate/asyncapi.ts'
import { blockingFindings } from './validate/blockingFindings.ts'
import { checkConfig } from './validate/config.schema.ts'
import { checkGuides } from './validate/guides.ts'
import { checkReplacements } from './validate/replacements.ts'
import { checkSectionScripts } from './validate/sectionScripts.ts'
import { checkTranslations } from './validate/translations.ts'
import { checkTypography } from './validate/typography.ts'
import { validateSpec } from './validate/validate.ts'
import type { ContentFiles } from './write/writeContent.ts'

/** What a site is made from: a project folder with a `site.config.ts`, a frozen version of one, or bare specs. */
export type Project =
  | { readonly kind: 'project'; readonly root: string }
  | VersionProject
  | {
      readonly kind: 'specs'
      readonly root: string
      readonly specs: readonly string[]
      readonly pages?: 'tag' | 'operation'
    }

/** A frozen version of the project in `root`, among the versions that the current one found. */
export interface VersionProject {
  readonly kind: 'version'
  readonly root: string
  readonly name: string
  readonly table: VersionTable
}

/** Folder with the configuration, guides and specs that a site is made from. */
export function sourceFolder(project: Project): string {
  return project.kind === 'version' ? `${project.root}/${versionFolder(project.name)}` : project.root
}

export interface GenerateOptions {
  /** Called when a stage begins, for progress. */
  readonly onStage?: (stage: Stage) => void
  /** Also asks the tools that take seconds to start: a validation run can wait, an edit cannot. */
  readonly isThorough?: boolean
  /** The lock of routes is about to be written anew: the old one is not held against them. */
  readonly isLocking?: boolean
  /** Late files to take over: building them anew takes longer than all the rest, and need not be done at every edit. */
  readonly late?: ContentFiles
}

export type Stage = 'load' | 'validate' | 'model' | 'routes' | 'render'

export interface GeneratedSite {
  readonly config: SiteConfig
  readonly reference: Reference
  readonly routes: RouteTable
  readonly guides: readonly Guide[]
  /** Every spec file and catalog that was read, relative to the project. */
  readonly sources: readonly string[]
  /** Everything `write` puts into the content folder. */
  readonly files: ContentFiles
  /** Builds the late files of this very site, which no page needs: search and downloads. They are among `files` already unless others were taken over. */
  readonly buildLate: () => ContentFiles
  /** Everything that can be found in a language. */
  readonly searchRecords: (locale: LocaleCode) => readonly SearchRecord[]
  /** Texts of each API that want a translation. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Runs every stage up to `write`. `value` is `undefined` when an error forbids writing: for a project any error does, for
 * bare specs only when there is nothing to render.
 */
export async function generate(
  project: Project,
  { onStage = () => {}, isThorough = false, isLocking = false, late }: GenerateOptions = {},
): Promise<Checked<GeneratedSite | undefined>> {
  onStage('load')
  const loaded = await load(project)
  onStage('validate')
  const found = [...loaded.diagnostics, ...(await validate(loaded.value, isThorough))]
  if (!loaded.value) return refuse(project, found)
  onStage('model')
  const built = model(loaded.value)
  found.push(...built.diagnostics)
  const apis = built.value.map(({ api }) => api)
  onStage('routes')
  const { config, guides, dates } = loaded.value
  const routes = buildRoutes({ config, guides, apis, dates })
  const texts = new Map(built.value.map(({ api, texts: own }) => [api.id, own]))
  found.push(
    ...routes.diagnostics,
    ...checkAfterRoutes(isLocking ? { ...loaded.value, locked: {} } : loaded.value, texts, routes.value),
    ...checkReplacements(apis),
  )
  const versions = versionsOf(project, loaded.value, routes.value)
  found.push(...versions.diagnostics)
  const isEmpty =
    routes.value.routes.length === 0 ||
    (project.kind === 'specs' && apis.every(({ operations, channels }) => operations.length + channels.length === 0))
  if (isEmpty || (project.kind !== 'specs' && hasErrors(settle(project, found)))) return refuse(project, found)
  onStage('render')
  const { tables, recipes } = loaded.value
  const specs = loaded.value.specs.map(({ spec }) => spec)
  const downloads = listDownloads({ specs, apis })
  const content = { config, guides, apis, routes: routes.value, tables, recipes, downloads }
  const buildLate = () =>
    new Map([...buildSearchFiles(content), ...buildDownloads({ ...content, specs }), ...sampleFiles(apis)])
  const files = new Map([
    ...renderContent({ ...content, versions: versions.value }),
    ...requestForms(apis),
    ...(late ?? buildLate()),
  ])
  const sources = sourcesOf(loaded.value)
  const searchRecords = (locale: LocaleCode) => buildRecords(locale, content)
  const value = {
    ...{ config, reference: { apis }, routes: routes.value, guides, sources, files, texts },
    ...{ buildLate, searchRecords },
  }
  return { value, diagnostics: settle(project, found) }
}

interface Loaded extends Sources {
  /** The file that the configuration comes from, when there is one. */
  readonly source?: RawConfig
}

/** Every finding of bare spec files, as severe as it is: what `validate FILE` prints. */
export async function validateFiles(project: Project & { kind: 'specs' }): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const path of project.specs) {
    const { value, diagnostics } = await readSpec({ api: path, root: project.root, path })
    found.push(...diagnostics, ...(await validateSpec(value)), ...(await checkWithAsyncapiParser(value)))
  }
  return sortDiagnostics(found)
}

async function load(project: Project): Promise<Checked<Loaded | undefined>> {
  if (project.kind === 'version') return loadVersion(project)
  return project.kind === 'project' ? loadProject(project.root) : loadSpecs(project)
}

/** Of what a frozen version had published, pages must stay; a later engine may name a heading in another way. */
async function loadVersion(project: VersionProject): Promise<Checked<Loaded | undefined>> {
  const { value, diagnostics } = await loadProject(sourceFolder(project))
  if (!value) return { value, diagnostics }
  const locked = Object.fromEntries(Object.keys(value.locked ?? {}).map((path) => [path, []]))
  const config = configOfVersion(value.config, project.table, project.name)
  return { value: { ...value, config, locked, frozen: [] }, diagnostics }
}

/** How the pages of this version link to those of the others. */
function versionsOf(
  project: Project,
  { config, frozen }: Loaded,
  routes: RouteTable,
): Checked<VersionTable | undefined> {
  if (project.kind !== 'version') return buildVersionTable({ config, routes, frozen })
  return { value: { ...project.table, own: project.name }, diagnostics: [] }
}

function sourcesOf({ specs, catalogs }: Loaded): string[] {
  return [...specs.flatMap(({ spec }) => [...spec.files.keys()]), ...catalogs.map(({ file }) => file)]
}

async function loadProject(root: string): Promise<Checked<Loaded | undefined>> {
  const raw = await readConfig(root)
  const problems = raw.value.value === undefined ? [] : checkConfig(raw.value.value, raw.value.file, raw.value.text)
  const diagnostics = [...raw.diagnostics, ...problems]
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics }
  const config = fillConfig(raw.value.value as SiteConfigInput)
  const read = await readProject({ root, config, lockFile, recipeParts })
  const scripts = { sidebars: config.sidebars, places: read.value.scripts, source: raw.value }
  return {
    value: { ...read.value, source: raw.value },
    diagnostics: [...diagnostics, ...checkSectionScripts(scripts), ...read.diagnostics],
  }
}

async function loadSpecs(project: Project & { kind: 'specs' }): Promise<Checked<Loaded>> {
  const { value, diagnostics } = await readBareSpecs(project)
  const checked = await Promise.all(value.unreadable.map((spec) => validateSpec(spec)))
  return { value: value.sources, diagnostics: [...diagnostics, ...checked.flat()] }
}

async function validate(loaded: Loaded | undefined, isThorough: boolean): Promise<Diagnostic[]> {
  const all: Diagnostic[] = []
  for (const { spec } of loaded?.specs ?? []) {
    all.push(...(await validateSpec(spec)), ...(isThorough ? await checkWithAsyncapiParser(spec) : []))
  }
  return all
}

function model({ specs, catalogs, config }: Loaded): Checked<readonly BuiltApi[]> {
  const locale = defaultLocaleOf(config)
  const readable = specs.filter(({ spec }) => isReadable(spec))
  const built = config.apis.flatMap((api) => {
    const own = readable.flatMap(({ config: owner, spec }) => (owner.id === api.id ? [spec] : []))
    const ownCatalogs = catalogs.filter((catalog) => catalog.api === api.id)
    return own.length > 0 ? [buildApi({ config: api, specs: own, locale, catalogs: ownCatalogs })] : []
  })
  return { value: built.map(({ value }) => value), diagnostics: built.flatMap(({ diagnostics }) => diagnostics) }
}

function checkAfterRoutes(
  { config, source, guides, catalogs, locked }: Loaded,
  texts: GeneratedSite['texts'],
  routes: RouteTable,
): Diagnostic[] {
  return [
    ...checkGuides({ guides, routes, config }),
    ...(source ? checkAnnouncement({ config, routes, source }) : []),
    ...checkTranslations({ config, catalogs, texts, guides }),
    ...checkTypography({ catalogs, guides }),
    ...(locked ? checkRouteLock({ locked, current: lockRoutes(routes, guides), redirects: config.redirects }) : []),
  ]
}

function refuse(project: Project, found: readonly Diagnostic[]): Checked<undefined> {
  const settled = project.kind === 'specs' ? sortDiagnostics(found) : settle(project, found)
  const isSaid = project.kind === 'project' || hasErrors(settled)
  return { value: undefined, diagnostics: isSaid ? settled : sortDiagnostics([...settled, nothingToRender(project)]) }
}

function nothingToRender({ root }: Project): Diagnostic {
  const hint = 'Name a spec that has at least one path.'
  return {
    code: 'no-content',
    severity: 'error',
    message: `There is nothing to render in ${root}.`,
    hint,
    file: '.',
    line: 1,
    column: 1,
  }
}

/**
 * What is told of the findings. For bare specs a page that can be read is worth more than a clean spec: what was found
 * becomes a warning. Of a frozen version only what keeps it from being built matters; its files lie in its own folder.
 */
function settle(project: Project, found: readonly Diagnostic[]): Diagnostic[] {
  if (project.kind === 'project') return sortDiagnostics(found)
  if (project.kind === 'version') {
    const folder = versionFolder(project.name)
    return sortDiagnostics(blockingFindings(found).map((entry) => ({ ...entry, file: `${folder}/${entry.file}` })))
  }
  return sortDiagnostics(found.map((entry) => (entry.severity === 'error' ? { ...entry, severity: 'warning' } : entry)))
}
