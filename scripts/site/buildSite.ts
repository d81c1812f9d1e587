import { join } from 'node:path'
import {
  type BuildRecord,
  checkSpecs,
  consoleSite,
  consoleUrls,
  type Diagnostic,
  docsSite,
  draftSite,
  hasConsole,
  historyState,
  type LoadedSpec,
  openSources,
  type Project,
  plainSpec,
  type SiteConfig,
  sourceFolder,
  type VersionTable,
} from '../../generator/index.ts'
import { UsageError } from '../command/commandLine.ts'
import { buildVersions } from './buildVersions.ts'
import { claimContent } from './claimContent.ts'
import { type CheckedSite, printed, showStages } from './generateContent.ts'
import { type MadePages, makePages } from './makePages.ts'
import { type BuildOptions, type OpenBuild, openBuild } from './openBuild.ts'
import { recordBuild, type SiteFacts } from './recordBuild.ts'
import type { Compilation } from './startCompilation.ts'

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
  const { config, moved } = site
  const choice = isConsole ? consoleSite(config, site.published) : { ...docsSite(config), moved }
  await publishing.finish({ client, content, pages, parts, own, ...choice, build: record })
  return { base: config.base, pages: pages.length, advice }
}

interface Generated extends Pick<CheckedSite, 'diagnostics'> {
  /** The site without the model, whose memory is freed when the deferred files are written. */
  readonly site: SiteFacts
  readonly compilation: Compilation
  readonly pages: Promise<MadePages>
  readonly table: VersionTable | undefined
}

/** Generates the content. Meanwhile bundles are compiled. Pages are rendered while specs are still checked. */
async function generate(build: OpenBuild, options: BuildOptions): Promise<Generated | undefined> {
  const { project, progress, isConsole = false } = options
  const source = sourceFolder(project)
  const { memory, pool } = build
  const onStage = showStages(progress)
  onStage('load')
  const { bundles, read } = await openSources(project, memory)
  const bundled = await bundles?.withJavaScript()
  const compilation = bundles && bundled && build.compile({ source, config: bundles.config, bundled })
  // Parsing guides blocks this thread and would delay the start of the bundler.
  await compilation?.started
  const loaded = await read()
  onStage('validate')
  const checkSpec = (spec: LoadedSpec) => pool.run('checkSpec', plainSpec(spec))
  const checking = build.beside(checkSpecs(loaded.value, { checks: 'usual', checkSpec, memory }))
  const draft = await draftSite(project, loaded, { onStage, memory })
  const site = draft.render()
  if (site && isConsole) checkConsole(site.config)
  // Pages are rendered before the checks end: errors are rare, and waiting would cost every build.
  const pages = site && compilation && build.beside(makePages({ build, site, compilation, progress, isConsole }))
  onStage('validate')
  const checked = printed(project, draft.settle(await checking))
  if (!checked || !compilation || !pages) return undefined
  const { config, routes, sources, published, moved, writtenConfig, lateInput } = checked.site
  const facts = { config, routes, sources, published, moved, writtenConfig }
  return { site: facts, diagnostics: checked.diagnostics, compilation, pages, table: lateInput.versions }
}

function checkConsole(config: SiteConfig): void {
  if (hasConsole(config) && config.console?.host !== undefined) return
  throw new UsageError('--console needs a server in `console.servers`, and an origin in `console.host`.')
}

/** Texts of the diagnostics about divided pages, with their reasons. */
function divisions(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.flatMap(({ code, message, hint }) => (code === 'page-divided' ? [`${message} ${hint ?? ''}`] : []))
}

/** Feeds, sitemap, canonical links and files for programs name whole addresses. */
function unpublished({ kind }: Project, { origin }: SiteConfig): string[] {
  if (new URL(origin).hostname !== 'localhost') return []
  const repair = kind === 'specs' ? 'with --origin URL' : 'as `origin` in site.config.ts'
  return [`Sitemap, feeds and llms.txt name ${origin}: before you publish, give the address of the site ${repair}.`]
}
