import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import {
  type BuildRecord,
  type GeneratedSite,
  historyState,
  type Project,
  type Publishing,
  pageKeys,
  plainSpec,
  type Route,
  searchAdvice,
  socialCardsFile,
  sourceFolder,
  writeContent,
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
import { recordBuild } from './recordBuild.ts'
import { drawSocialImages } from './socialImages.ts'

/** A site as it was built: now, or by an earlier build that read the same. */
export type BuiltSite = Pick<BuildRecord, 'pages' | 'base' | 'advice'>

type Files = ReadonlyMap<string, string>

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
  const { content, cache } = build.folders
  const claim = await claimContent(content, cache)
  const reading = historyState(sourceFolder(project))
  const generated = await generate(build, project, progress)
  if (!generated) return undefined
  const { site, diagnostics, compilation } = generated
  const parts = await buildVersions({ project, content, into: join(build.folders.working, 'versions'), progress })
  if (!parts) return undefined
  progress.phase('Prerendering')
  const { publishing, late: rest } = await generated.pages
  progress.phase('Publishing')
  await writeRest(build, site, rest)
  await claim.check(new Map([...site.files, ...rest]))
  const pages = site.routes.routes.map(({ url }) => url)
  const { client } = build.folders
  const advice = searchAdvice(rest)
  const record = await recordBuild({
    ...{
      project,
      compress,
      site,
      diagnostics,
      advice,
      owner: claim.owner,
      begun: build.begun,
      versions: parts.values(),
    },
    compiled: { site: await compilation.compiled, scripts: await compilation.scripts },
    history: await reading,
  })
  await publishing.finish({ client, content, config: site.config, pages, parts, build: record })
  return { base: site.config.base, pages: pages.length, advice }
}

interface Generated extends CheckedSite {
  readonly compilation: Compilation
  readonly pages: ReturnType<typeof makePages>
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
  return checked && compilation && pages && { ...checked, compilation, pages }
}

/** Writes the content that the pages are rendered from. */
async function writeSources({ folders }: OpenBuild, site: GeneratedSite): Promise<void> {
  const own = foldersOf(site)
  await writeContent(folders.content, site.files, { isApart: (file) => !own.has(topFolder(file)) })
}

interface PagesInput {
  readonly build: OpenBuild
  readonly site: GeneratedSite
  readonly compilation: Compilation
  readonly progress: Progress
}

/** Puts the pages and their pictures into the next site, and makes the late files. */
async function makePages({ build, site, compilation, progress }: PagesInput): Promise<MadePages> {
  const { client, scripts: list } = build.folders
  const textOf = ({ source }: Route) => site.files.get(`pages/${source.file}`) ?? ''
  const keyOf = pageKeys({ ...site.lateInput, textOf })
  const making = build.beside(lateInTurns(site.makeLate(keyOf), build.signal))
  await writeSources(build, site)
  const publishing = await build.publish()
  const [compiled, scripts] = await Promise.all([compilation.compiled, compilation.scripts])
  await assembleClient({ config: site.config, compiled, scripts, client })
  await cp(join(scripts, scriptList), list)
  const originOf = await pageOrigins({ keyOf, compiled, scripts: list })
  const renderer = await compilation.renderer
  const [late] = await Promise.all([
    making,
    prerenderSite({ site, pool: build.pool, renderer, publishing, originOf, progress }),
    drawSocialImages(JSON.parse(site.files.get(socialCardsFile) ?? '{}'), publishing, build.pool),
  ])
  return { publishing, late }
}

interface MadePages {
  readonly publishing: Publishing
  readonly late: Files
}

/** All late files. Between some and the next this process hands out pages and takes what comes back. */
async function lateInTurns(groups: Iterable<Files>, signal: AbortSignal): Promise<Files> {
  const late = new Map<string, string>()
  for (const files of groups) {
    for (const [file, text] of files) late.set(file, text)
    await setImmediate(undefined, { signal })
  }
  return late
}

/** Writes what no page is rendered from: the machine files, the search index. */
async function writeRest({ folders }: OpenBuild, site: GeneratedSite, rest: Files): Promise<void> {
  const own = foldersOf(site)
  await writeContent(folders.content, rest, { isApart: (file) => own.has(topFolder(file)) })
}

/** Folders of the content that pages are rendered from. */
function foldersOf({ files }: GeneratedSite): ReadonlySet<string> {
  return new Set([...files.keys()].map(topFolder))
}

function topFolder(file: string): string {
  return file.slice(0, file.indexOf('/'))
}
