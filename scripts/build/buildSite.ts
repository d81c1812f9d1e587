import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import {
  type BuildRecord,
  type Diagnostic,
  type GeneratedSite,
  historyState,
  type OpenContent,
  openContent,
  type Project,
  type Publishing,
  pageKeys,
  plainSpec,
  type SocialCards,
  searchAdvice,
  socialCardsFile,
  sourceFolder,
  type VersionTable,
  versionList,
} from '../../generator/index.ts'
import type { Progress } from '../command/progress.ts'
import { assembleClient } from './assembleClient.ts'
import { buildVersions } from './buildVersions.ts'
import { claimContent } from './claimContent.ts'
import { scriptList } from './compiledScripts.ts'
import { type CheckedSite, generateSite } from './generateContent.ts'
import { type BuildOptions, type Compilation, type OpenBuild, openBuild } from './openBuild.ts'
import { pageOrigins } from './pageOrigins.ts'
import { prerenderSite } from './prerenderSite.ts'
import { recordBuild, type SiteFacts } from './recordBuild.ts'
import { drawSocialImages } from './socialImages.ts'

/** A site as it was built: now, or by an earlier build that read the same. */
export type BuiltSite = Pick<BuildRecord, 'pages' | 'base' | 'advice'>

/**
 * Generates, compiles, prerenders and publishes a site with its frozen versions. `undefined` when the project has errors:
 * then `out` is as it was. What takes long runs beside the rest, and is kept for the next build: the bundles are compiled
 * in a process of their own as soon as the configuration is known, the pages in threads.
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite | undefined> {
  const build = await openBuild(options)
  try {
    return await run(build, options)
  } finally {
    await build.close()
  }
}

async function run(build: OpenBuild, { project, compress, progress }: BuildOptions): Promise<BuiltSite | undefined> {
  const { content, cache, client } = build.folders
  const claim = await claimContent(content, cache)
  const reading = historyState(sourceFolder(project))
  const generated = await generate(build, project, progress)
  if (!generated) return undefined
  const { site, diagnostics, compilation, table } = generated
  const parts = await buildVersions({ project, table, into: join(build.folders.working, 'versions'), progress })
  if (!parts) return undefined
  progress.phase('Prerendering')
  const { publishing, written, bundles, ...found } = await generated.pages
  const advice = [...divisions(diagnostics), ...found.advice]
  progress.phase('Publishing')
  await written.removeOthers()
  await claim.check(written.digests)
  const pages = site.routes.routes.map(({ url }) => url)
  const record = await recordBuild({
    ...{ project, compress, site, diagnostics, advice, owner: claim.owner, begun: build.begun },
    versions: parts.values(),
    compiled: { site: await compilation.compiled, scripts: await compilation.scriptsOf(site.config) },
    history: await reading,
  })
  const source = sourceFolder(project)
  const published = Object.entries(site.published).map(([path, file]) => [path, join(source, file)] as const)
  const own = new Map([...published, ...bundles])
  await publishing.finish({ client, content, config: site.config, pages, parts, own, build: record })
  return { base: site.config.base, pages: pages.length, advice }
}

interface Generated extends Pick<CheckedSite, 'diagnostics'> {
  /** The rest of it, above all the model, is let go when the late files are written. */
  readonly site: SiteFacts
  readonly compilation: Compilation
  readonly pages: ReturnType<typeof makePages>
  readonly table: VersionTable | undefined
}

/** The content. Bundles are compiled meanwhile, and pages are made while specs are still checked. */
async function generate(build: OpenBuild, project: Project, progress: Progress): Promise<Generated | undefined> {
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
      if (compilation) pages = build.beside(makePages({ build, site, compilation, progress }))
    },
  })
  if (!checked || !compilation || !pages) return undefined
  const { config, routes, sources, published, writtenConfig, lateInput } = checked.site
  const site = { config, routes, sources, published, writtenConfig }
  return { site, diagnostics: checked.diagnostics, compilation, pages, table: lateInput.versions }
}

/** Says which pages are divided, and why. */
function divisions(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.flatMap(({ code, message, hint }) => (code === 'page-divided' ? [`${message} ${hint ?? ''}`] : []))
}

interface PagesInput {
  readonly build: OpenBuild
  readonly site: GeneratedSite
  readonly compilation: Compilation
  readonly progress: Progress
}

interface MadePages {
  readonly publishing: Publishing
  readonly written: OpenContent
  /** Files of the bundles, by their paths in the site. */
  readonly bundles: ReadonlyMap<string, string>
  readonly advice: readonly string[]
}

/** Puts the pages and their pictures into the next site, and fills the content folder. Nothing here holds the model while pages are rendered. */
function makePages(input: PagesInput): Promise<MadePages> {
  const { pool } = input.build
  const { progress } = input
  return preparePages(input).then(async ({ writing, written, bundles, cards, ...prepared }) => {
    const { publishing } = prepared
    const [advice] = await Promise.all([
      writing,
      prerenderSite({ ...prepared, pool, progress }),
      drawSocialImages(cards, publishing, pool),
    ])
    return { publishing, written, bundles, advice }
  })
}

/** Writes what pages are rendered from, and begins to write the late files. */
async function preparePages({ build, site, compilation }: PagesInput) {
  const { content, client, scripts: list } = build.folders
  const { config, routes, files, lateInput } = site
  // The model as a text, too, is let go when it is written.
  const texts = new Map([...files].filter(([file]) => topFolder(file) === 'pages'))
  const keyOf = pageKeys({ ...lateInput, textOf: ({ source }) => texts.get(`pages/${source.file}`) ?? '' })
  const written = await openContent(content)
  const writing = build.beside(writeInTurns(site.makeLate(keyOf), written, build.signal))
  await written.write(files)
  const own = new Set([...files.keys()].map(topFolder))
  // Late files stay until they are written anew. The table of versions is none of them, and pages read it.
  await written.removeOthers((file) => !own.has(topFolder(file)) && file !== versionList)
  const publishing = await build.publish()
  const [compiled, scripts] = await Promise.all([compilation.compiled, compilation.scriptsOf(config)])
  const bundles = await assembleClient({ config, images: lateInput.own?.images, compiled, scripts, client })
  await cp(join(scripts, scriptList), list)
  const origins = await pageOrigins({ routes, keyOf, compiled, scripts: list })
  const cards: SocialCards = JSON.parse(files.get(socialCardsFile) ?? '{}')
  return {
    writing,
    written,
    bundles,
    publishing,
    origins,
    cards,
    site: { config, routes },
    renderer: await compilation.renderer,
  }
}

/** Writes late files, and gives advice on them. Between some and the next this process hands out pages and takes what comes back. */
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
