import type { SiteConfig, SiteConfigInput } from './contract/config.ts'
import { defaultLocaleOf } from './contract/config.ts'
import { type Checked, type Diagnostic, hasErrors, sortDiagnostics } from './contract/diagnostics.ts'
import { configOfVersion } from './contract/frozenConfig.ts'
import type { LocaleCode } from './contract/locales.ts'
import { type Keep, keepNothing, type Memory, noMemory } from './contract/memory.ts'
import type { Reference } from './contract/reference.ts'
import type { RouteTable } from './contract/routes.ts'
import type { SearchRecord } from './contract/search.ts'
import { socialCardsFile } from './contract/socialCard.ts'
import { type VersionTable, versionFolder } from './contract/versions.ts'
import { discoveryFiles } from './discovery/discoveryFiles.ts'
import { type SocialInput, socialCards } from './discovery/socialCards.ts'
import { buildDownloads } from './downloads/buildDownloads.ts'
import { listDownloads } from './downloads/listDownloads.ts'
import { fillConfig } from './load/fillConfig.ts'
import type { Guide } from './load/parseGuide.ts'
import { readBareSpecs } from './load/readBareSpecs.ts'
import { type RawConfig, readConfig } from './load/readConfig.ts'
import { readInterface } from './load/readInterface.ts'
import { readProject } from './load/readProject.ts'
import { readVersions } from './load/readVersions.ts'
import { isReadable, type Sources } from './load/sources.ts'
import { type BuiltApi, buildApi } from './model/buildReference.ts'
import { type ContentInput, renderContent } from './render/renderContent.ts'
import { renderChangelogs, renderTwins, type Twins } from './render/renderTwins.ts'
import { buildRoutes } from './routes/buildRoutes.ts'
import { checkRouteLock, lockFile, lockRoutes } from './routes/routeLock.ts'
import { buildVersionTable } from './routes/versionTable.ts'
import { recipeParts } from './samples/recipeParts.ts'
import { requestForms } from './samples/requestForms.ts'
import { sampleFiles } from './samples/sampleFiles.ts'
import { buildRecords } from './search/records.ts'
import { buildSearchFiles } from './search/searchFiles.ts'
import { checkAnnouncement } from './validate/announcement.ts'
import { applySettings } from './validate/applySettings.ts'
import { checkWithAsyncapiParser } from './validate/asyncapi.ts'
import { blockingFindings } from './validate/blockingFindings.ts'
import { checkConfig } from './validate/config.schema.ts'
import { checkGuides } from './validate/guides.ts'
import { createLinkCheck } from './validate/links.ts'
import { checkOwnComponents } from './validate/ownComponents.ts'
import { checkOwnMessages } from './validate/ownMessages.ts'
import { checkOwnTokens } from './validate/ownTokens.ts'
import { checkCatalogLinks, checkSpecLinks } from './validate/proseLinks.ts'
import { checkReplacements } from './validate/replacements.ts'
import { checkSectionScripts } from './validate/sectionScripts.ts'
import { checkTranslations } from './validate/translations.ts'
import { checkTypography } from './validate/typography.ts'
import { checkUnfilledGuides } from './validate/unfilledGuides.ts'
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
  /**
   * How much is checked: `thorough` also asks the tools that take seconds to start, `none` checks nothing that a page can be
   * made without, for a writer who waits for the page.
   */
  readonly checks?: 'none' | 'usual' | 'thorough'
  /** The lock of routes is about to be written anew: the old one is not held against them. */
  readonly isLocking?: boolean
  /** Late files to take over: building them anew takes longer than all the rest, and need not be done at every edit. */
  readonly late?: ContentFiles
  /** What earlier runs of the same session left. */
  readonly memory?: Memory
  /** Gives what an earlier run left under a key, or works it out and leaves it there; the result is plain data. */
  readonly keep?: Keep
  /** Called as soon as everything is read, which may still turn out to be wrong. */
  readonly onSources?: (sources: Pick<Sources, 'config' | 'guides'>) => void
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
  /** Those of `files` that no page needs to be shown: search, downloads, programs, Markdown twins, what machines read. */
  readonly late: ContentFiles
  /** Builds the late files of this very site. They are among `files` already unless others were taken over. */
  readonly buildLate: () => ContentFiles
  /** What the late files are made from but for the downloads: plain data, which another thread can be given. */
  readonly lateInput: LateInput
  /** The published specs and collections, which are late files too. */
  readonly buildDownloads: () => ContentFiles
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
  {
    onStage = () => {},
    onSources = () => {},
    checks = 'usual',
    isLocking = false,
    late: given,
    memory = noMemory,
    keep = keepNothing,
  }: GenerateOptions = {},
): Promise<Checked<GeneratedSite | undefined>> {
  onStage('load')
  const loaded = await load(project, memory, keep)
  if (loaded.value) onSources(loaded.value)
  onStage('validate')
  const found = [...loaded.diagnostics, ...(await validate(loaded.value, { checks, memory, keep }))]
  if (!loaded.value) return refuse(project, found)
  onStage('model')
  const built = model(loaded.value, memory)
  found.push(...built.diagnostics)
  const apis = built.value.map(({ api }) => api)
  onStage('routes')
  const { config, guides, dates } = loaded.value
  const routes = buildRoutes({ config, guides, apis, dates })
  const texts = new Map(built.value.map(({ api, texts: own }) => [api.id, own]))
  found.push(
    ...routes.diagnostics,
    ...(checks === 'none'
      ? []
      : checkAfterRoutes(isLocking ? { ...loaded.value, locked: {} } : loaded.value, texts, routes.value)),
    ...checkReplacements(apis),
  )
  const versions = versionsOf(project, loaded.value, routes.value)
  found.push(...versions.diagnostics)
  const isEmpty =
    routes.value.routes.length === 0 ||
    (project.kind === 'specs' && apis.every(({ operations, channels }) => operations.length + channels.length === 0))
  const weighed = applySettings(found, config.validation)
  if (isEmpty || (project.kind !== 'specs' && hasErrors(settle(project, weighed)))) return refuse(project, weighed)
  onStage('render')
  const { tables, recipes } = loaded.value
  const specs = loaded.value.specs.map(({ spec }) => spec)
  const downloads = listDownloads({ specs, apis })
  const content = { config, guides, apis, routes: routes.value, tables, recipes, downloads }
  const lateInput = { ...content, versions: versions.value }
  const downloadFiles = () => buildDownloads({ ...content, specs })
  const buildLate = () => new Map([...renderSearch(lateInput), ...renderLate(lateInput).files, ...downloadFiles()])
  const late = given ?? buildLate()
  const files = new Map([
    ...renderContent({ ...content, versions: versions.value }, memory),
    ...socialFile(content),
    ...apis.flatMap((api) => [...memory.recall(`forms ${api.id}`, [api], () => requestForms([api]))]),
    ...late,
  ])
  const sources = sourcesOf(loaded.value)
  const searchRecords = (locale: LocaleCode) => buildRecords(locale, content)
  const value = {
    ...{ config, reference: { apis }, routes: routes.value, guides, sources, files, texts },
    ...{ late, buildLate, lateInput, buildDownloads: downloadFiles, searchRecords },
  }
  return { value, diagnostics: settle(project, weighed) }
}

/** What the pictures of the pages show, for a site that has some. */
function socialFile(content: SocialInput): (readonly [string, string])[] {
  return content.config.socialImages ? [[socialCardsFile, JSON.stringify(socialCards(content))]] : []
}

/** What the pages say, for those who read it in another way than as pages. */
export type LateInput = ContentInput & Required<Pick<ContentInput, 'downloads'>>

/** The search index of each language. */
export function renderSearch(input: LateInput): ContentFiles {
  return buildSearchFiles(input)
}

/** The late files but for the search index and the downloads. Twins that are known are taken over where their pages have not changed. */
export function renderLate(input: LateInput, known?: Twins): { readonly files: ContentFiles; readonly twins: Twins } {
  const twins = renderTwins(input, known)
  const texts = new Map([...twins].map(([file, { text }]) => [file, text]))
  const changelogs = renderChangelogs(input)
  const discovery = discoveryFiles({ ...input, twins: texts, changelogs })
  return { files: new Map([...texts, ...sampleFiles(input.apis), ...discovery]), twins }
}

interface Loaded extends Sources {
  /** The file that the configuration comes from, when there is one. */
  readonly source?: RawConfig
}

/** What two descriptions are compared by. */
export interface Description {
  readonly config: SiteConfig
  readonly reference: Reference
  readonly guides: readonly Guide[]
}

/**
 * Reads the specs and guides of a project without checking or rendering them: also what another version of the checks would
 * refuse. `value` is `undefined` when a spec cannot be read, for then everything in it would seem to be gone.
 */
export async function describe(project: Project): Promise<Checked<Description | undefined>> {
  const { value: loaded, diagnostics } = await load(project, noMemory)
  if (!loaded) return { value: undefined, diagnostics: sortDiagnostics(diagnostics) }
  const { config, guides, specs } = loaded
  const unreadable = specs.filter(({ spec }) => !isReadable(spec))
  const checked = await Promise.all(unreadable.map(({ spec }) => validateSpec(spec)))
  const files = new Set(specs.flatMap(({ spec }) => [spec.root.path, ...spec.files.keys()]))
  const own = [...diagnostics.filter(({ file }) => project.kind === 'specs' || files.has(file)), ...checked.flat()]
  const errors = sortDiagnostics(own.filter(({ severity }) => severity === 'error'))
  if (errors.length > 0 || specs.length === 0)
    return { value: undefined, diagnostics: errors.length > 0 ? errors : [nothingToRender(project)] }
  const apis = model(loaded, noMemory).value.map(({ api }) => api)
  return { value: { config, reference: { apis }, guides }, diagnostics: [] }
}

/** Every finding of bare spec files, as severe as it is: what `validate FILE` prints. */
export async function validateFiles(project: Project & { kind: 'specs' }): Promise<readonly Diagnostic[]> {
  const { value, diagnostics } = await loadSpecs(project)
  const checked = await validate(value, { checks: 'thorough', memory: noMemory, keep: keepNothing })
  return sortDiagnostics([...diagnostics, ...checked, ...model(value, noMemory).diagnostics])
}

async function load(project: Project, memory: Memory, keep = keepNothing): Promise<Checked<Loaded | undefined>> {
  if (project.kind === 'version') return loadVersion(project, memory, keep)
  return project.kind === 'project' ? loadProject(project.root, memory, keep) : loadSpecs(project, memory)
}

/** Of what a frozen version had published, pages must stay; a later engine may name a heading in another way. */
async function loadVersion(project: VersionProject, memory: Memory, keep: Keep): Promise<Checked<Loaded | undefined>> {
  const { value, diagnostics } = await loadProject(sourceFolder(project), memory, keep)
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

/** The configuration of a project as it was written, and with everything in it that was left out. */
async function configure(root: string, memory: Memory = noMemory) {
  const { value: source, diagnostics: found } = await readConfig(root, memory)
  const { value, file, text } = source
  const problems = memory.recall('configuration', [value, file, text], () =>
    value === undefined ? [] : checkConfig(value, file, text),
  )
  const diagnostics = [...found, ...problems]
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics }
  const config = memory.recall('filled configuration', [value], () => fillConfig(value as SiteConfigInput))
  return { value: { source, config }, diagnostics }
}

/** What a server has to know of a project's site: how it is configured, and which versions are published with it. */
export async function describeSite(
  root: string,
): Promise<Checked<{ readonly config: SiteConfig; readonly versions: readonly string[] } | undefined>> {
  const { value, diagnostics } = await configure(root)
  const versions = await readVersions(root, lockFile)
  const all = [...diagnostics, ...versions.diagnostics]
  if (!value || hasErrors(all)) return { value: undefined, diagnostics: all }
  return { value: { config: value.config, versions: versions.value.map(({ name }) => name) }, diagnostics: all }
}

async function loadProject(root: string, memory: Memory, keep: Keep): Promise<Checked<Loaded | undefined>> {
  const { value: configured, diagnostics } = await configure(root, memory)
  if (!configured) return { value: undefined, diagnostics }
  const { source, config } = configured
  const read = await readProject({ root, config, lockFile, recipeParts, memory, keep })
  const scripts = { sidebars: config.sidebars, places: read.value.scripts, source }
  return {
    value: { ...read.value, source },
    diagnostics: [
      ...diagnostics,
      ...checkSectionScripts(scripts),
      ...(await checkOwnParts(read.value, source)),
      ...read.diagnostics,
    ],
  }
}

/** What a project puts in the place of the engine's own. */
async function checkOwnParts({ config, components }: Sources, source: RawConfig): Promise<Diagnostic[]> {
  return [
    ...checkOwnComponents({ components: config.components, places: components ?? new Map(), source }),
    ...checkOwnTokens(config.theme, source),
    ...(config.messages ? checkOwnMessages({ config, texts: await readInterface(), source }) : []),
  ]
}

async function loadSpecs(project: Project & { kind: 'specs' }, memory = noMemory): Promise<Checked<Loaded>> {
  const { value, diagnostics } = await readBareSpecs(project, memory)
  const checked = await Promise.all(value.unreadable.map((spec) => validateSpec(spec)))
  return { value: value.sources, diagnostics: [...diagnostics, ...checked.flat()] }
}

async function validate(
  loaded: Loaded | undefined,
  { checks, memory, keep }: Required<Pick<GenerateOptions, 'checks' | 'memory' | 'keep'>>,
): Promise<Diagnostic[]> {
  const all: Diagnostic[] = []
  for (const { spec } of checks === 'none' ? [] : (loaded?.specs ?? [])) {
    const name = `validate ${spec.api} ${spec.root.path}`
    const found = await memory.recall(name, [spec], () => {
      const files = [...spec.files.values()].map(({ path, text }) => [path, text])
      return keep(JSON.stringify([name, files]), () => validateSpec(spec))
    })
    all.push(...found, ...(checks === 'thorough' ? await checkWithAsyncapiParser(spec) : []))
  }
  return all
}

function model({ specs, catalogs, config }: Loaded, memory: Memory): Checked<readonly BuiltApi[]> {
  const locale = defaultLocaleOf(config)
  const readable = specs.filter(({ spec }) => isReadable(spec))
  const built = config.apis.flatMap((api) => {
    const own = readable.flatMap(({ config: owner, spec }) => (owner.id === api.id ? [spec] : []))
    const ownCatalogs = catalogs.filter((catalog) => catalog.api === api.id)
    if (own.length === 0) return []
    const inputs = [JSON.stringify(api), locale, ...own, ...ownCatalogs]
    const input = { config: api, specs: own, locale, catalogs: ownCatalogs }
    return [memory.recall(`model ${api.id}`, inputs, () => buildApi(input))]
  })
  return { value: built.map(({ value }) => value), diagnostics: built.flatMap(({ diagnostics }) => diagnostics) }
}

function checkAfterRoutes(
  { config, source, specs, guides, catalogs, locked }: Loaded,
  texts: GeneratedSite['texts'],
  routes: RouteTable,
): Diagnostic[] {
  const checkLink = createLinkCheck({ config, routes, guides })
  return [
    ...checkGuides(guides, checkLink, Object.keys(config.components ?? {})),
    ...(source ? checkAnnouncement({ config, checkLink, source }) : []),
    ...(source ? specs.flatMap(({ spec }) => checkSpecLinks(spec, checkLink)) : []),
    ...catalogs.flatMap((catalog) => checkCatalogLinks(catalog, checkLink)),
    ...checkTranslations({ config, catalogs, texts, guides }),
    ...checkTypography({ catalogs, guides }),
    ...checkUnfilledGuides(guides),
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
