import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import {
  type BuildRecord,
  consoleSite,
  consoleUrls,
  type Diagnostic,
  docsSite,
  fullTextFiles,
  type GeneratedSite,
  hasConsole,
  historyState,
  type OpenContent,
  openContent,
  type Project,
  type Publishing,
  pageKeys,
  plainSpec,
  type Route,
  type SiteConfig,
  searchAdvice,
  sourceFolder,
  type VersionTable,
  versionList,
} from '../../generator/index.ts'
import { UsageError } from '../command/commandLine.ts'
import type { Progress } from '../command/progress.ts'
import { assembleClient } from './assembleClient.ts'
import { buildVersions } from './buildVersions.ts'
import { claimContent } from './claimContent.ts'
import { scriptList } from './compiledScripts.ts'
import { type CheckedSite, generateSite } from './generateContent.ts'
import { type BuildOptions, type Compilation, type OpenBuild, openBuild } from './openBuild.ts'
import { pageOrigins } from './pageOrigins.ts'
import { markdownFileOf, prerenderSite } from './prerenderSite.ts'
import { recordBuild, type SiteFacts } from './recordBuild.ts'

/** A built site, made now or by an earlier build with the same input. */
export type BuiltSite = Pick<BuildRecord, 'pages' | 'base' | 'advice'>

/**
 * Generates, compiles, prerenders and publishes a site with its frozen versions. `undefined` when the project has errors:
 * then `out` does not change. A process compiles the bundles as soon as the configuration is known; threads render pages.
 * The next build reuses both.
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite | undefined> {
  const build = await openBuild(options)
  try {
    return await run(build, options)
  } finally {
    await build.close()
  }
}

async function run(build: OpenBuild, options: BuildOptions): Promise<BuiltSite | undefined> {
  const { content, cache, client } = build.folders
  const { project, compress, progress, isConsole = false } = options
  const claim = await claimContent(content, cache)
  const reading = historyState(sourceFolder(project))
  const generated = await generate(build, options)
  if (!generated) return undefined
  const { site, diagnostics, compilation, table } = generated
  const into = join(build.folders.working, 'versions')
  const parts = isConsole ? new Map<string, string>() : await buildVersions({ project, table, into, progress })
  if (!parts) return undefined
  progress.phase('Prerendering')
  const { publishing, written, bundles, ...found } = await generated.pages
  const advice = [...divisions(diagnostics), ...found.advice, ...unpublished(project, site.config)]
  progress.phase('Publishing')
  await written.removeOthers()
  await claim.check(written.digests)
  const pages = isConsole ? consoleUrls(site.config) : site.routes.routes.map(({ url }) => url)
  const record = await recordBuild({
    ...{ project, compress, isConsole, pages, site, diagnostics, advice, owner: claim.owner, begun: build.begun },
    versions: parts.values(),
    compiled: { site: await compilation.compiled, scripts: await compilation.scriptsOf(site.config) },
    history: await reading,
  })
  const source = sourceFolder(project)
  const published = Object.entries(site.published).map(([path, file]) => [path, join(source, file)] as const)
  const own = new Map([...published, ...bundles])
  const { config } = site
  const choice = isConsole ? consoleSite(config, site.published) : docsSite(config)
  await publishing.finish({ client, content, pages, parts, own, ...choice, build: record })
  return { base: config.base, pages: pages.length, advice }
}

interface Generated extends Pick<CheckedSite, 'diagnostics'> {
  /** Without the model, whose memory is freed when the deferred files are written. */
  readonly site: SiteFacts
  readonly compilation: Compilation
  readonly pages: ReturnType<typeof makePages>
  readonly table: VersionTable | undefined
}

/** Generates the content. Meanwhile bundles are compiled. Pages are rendered while specs are still checked. */
async function generate(build: OpenBuild, options: BuildOptions): Promise<Generated | undefined> {
  const { project, progress, isConsole = false } = options
  const source = sourceFolder(project)
  let compilation: Compilation | undefined
  let pages: Generated['pages'] | undefined
  const checked = await generateSite({
    ...{ project, progress, late: new Map() },
    checkApart: (spec) => build.pool.run('checkSpec', plainSpec(spec)),
    memory: build.memory,
    onBundleSources: ({ config, withJavaScript: bundled }) => {
      compilation = build.compile({ source, config, bundled })
      return compilation.started
    },
    onRendered: (site) => {
      if (isConsole) checkConsole(site.config)
      if (compilation) pages = build.beside(makePages({ build, site, compilation, progress, isConsole }))
    },
  })
  if (!checked || !compilation || !pages) return undefined
  const { config, routes, sources, published, writtenConfig, lateInput } = checked.site
  const site = { config, routes, sources, published, writtenConfig }
  return { site, diagnostics: checked.diagnostics, compilation, pages, table: lateInput.versions }
}

function checkConsole(config: SiteConfig): void {
  if (hasConsole(config) && config.console?.host !== undefined) return
  throw new UsageError('--console needs a server in `console.servers`, and an origin in `console.host`.')
}

/** Texts of the diagnostics that tell which pages are divided, and why. */
function divisions(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.flatMap(({ code, message, hint }) => (code === 'page-divided' ? [`${message} ${hint ?? ''}`] : []))
}

/** Feeds, sitemap, canonical links and files for programs name whole addresses. */
function unpublished({ kind }: Project, { origin }: SiteConfig): string[] {
  if (new URL(origin).hostname !== 'localhost') return []
  const repair = kind === 'specs' ? 'with --origin URL' : 'as `origin` in site.config.ts'
  return [`Sitemap, feeds and llms.txt name ${origin}: before you publish, give the address of the site ${repair}.`]
}

interface PagesInput {
  readonly build: OpenBuild
  readonly site: GeneratedSite
  readonly compilation: Compilation
  readonly progress: Progress
  readonly isConsole: boolean
}

interface MadePages {
  readonly publishing: Publishing
  readonly written: OpenContent
  /** Files of the bundles, by their paths in the site. */
  readonly bundles: ReadonlyMap<string, string>
  readonly advice: readonly string[]
}

/** Puts pages and pictures into the next site and fills the content folder. Holds no reference to the model meanwhile. */
function makePages(input: PagesInput): Promise<MadePages> {
  const { pool } = input.build
  const { progress, isConsole } = input
  return preparePages(input).then(async ({ writing, written, bundles, ...prepared }) => {
    const { publishing } = prepared
    const [advice] = await Promise.all([writing, prerenderSite({ ...prepared, pool, progress, isConsole })])
    if (!isConsole) await writeFullTexts(prepared, written)
    return { publishing, written, bundles, advice }
  })
}

/** Writes the files that pages are rendered from, and begins to write the deferred ones. */
async function preparePages({ build, site, compilation }: PagesInput) {
  const { content, client, scripts: list } = build.folders
  const { config, routes, files, lateInput } = site
  // Only the texts of pages: the text of the model is freed when it is written.
  const texts = new Map([...files].filter(([file]) => topFolder(file) === 'pages'))
  const keyOf = pageKeys({ ...lateInput, textOf: ({ source }) => texts.get(`pages/${source.file}`) ?? '' })
  const written = await openContent(content)
  const writing = build.beside(writeInTurns(site.makeLate(), written, build.signal))
  await written.write(files)
  const own = new Set([...files.keys()].map(topFolder))
  // Deferred files of the last build stay until they are written again. Pages read the table of versions: it must be right now.
  await written.removeOthers((file) => !own.has(topFolder(file)) && file !== versionList)
  const publishing = await build.publish()
  const [compiled, scripts] = await Promise.all([compilation.compiled, compilation.scriptsOf(config)])
  const bundles = await assembleClient({ config, images: lateInput.own?.images, compiled, scripts, client })
  await cp(join(scripts, scriptList), list)
  const origins = await pageOrigins({ routes, keyOf, compiled, scripts: list })
  return {
    writing,
    written,
    bundles,
    publishing,
    origins,
    site: { config, routes },
    renderer: await compilation.renderer,
  }
}

/** Writes the full texts for language models, which the Markdown versions in the next site are put together to. */
async function writeFullTexts(
  { site: { config, routes }, publishing }: Pick<Awaited<ReturnType<typeof preparePages>>, 'site' | 'publishing'>,
  content: OpenContent,
): Promise<void> {
  const markdownOf = (route: Route) => readFileSync(join(publishing.folders.next, markdownFileOf(route)), 'utf8')
  for (const [path, text] of fullTextFiles({ config, routes, markdownOf })) {
    await content.write(new Map([[`public${path}`, text]]))
  }
}

/** Writes the deferred files and returns advice on them. Yields after each group, so that this process serves its threads. */
async function writeInTurns(
  groups: ReturnType<GeneratedSite['makeLate']>,
  content: OpenContent,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const advice: string[] = []
  for (const files of groups) {
    await content.write(files)
    advice.push(...searchAdvice(files))
    await setImmediate(undefined, { signal })
  }
  return advice
}

function topFolder(file: string): string {
  return file.slice(0, file.indexOf('/'))
}
