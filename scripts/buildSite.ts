import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  beginPublishing,
  type CompressionEffort,
  type GeneratedSite,
  type Project,
  type Publishing,
  renderSearch,
  type SiteConfig,
  searchAdvice,
  sourceFolder,
  writeContent,
} from '../generator/index.ts'
import { buildVersions } from './buildVersions.ts'
import { hashOf } from './cacheEntry.ts'
import { cacheFolder } from './cacheFolder.ts'
import { claimContent } from './claimContent.ts'
import { engineKey } from './commandLine.ts'
import { type ArticleSource, compileArticles } from './compileArticles.ts'
import { compiledSite } from './compiledSite.ts'
import { forgetOldest } from './forgetOldest.ts'
import { contentFolderOf, generateSite } from './generateContent.ts'
import { keepIn } from './keepIn.ts'
import { startLateThread } from './lateFiles.ts'
import { pageOrigins } from './pageOrigins.ts'
import { prerenderSite } from './prerenderSite.ts'
import type { Progress } from './progress.ts'
import { copySocialImages, drawSocialImages } from './socialImages.ts'
import { type Renderers, startRenderers } from './startRenderers.ts'

export interface BuildOptions {
  readonly project: Project
  readonly out: string
  readonly progress: Progress
  /** How hard to compress the files of the site; without it, not at all. */
  readonly compress?: CompressionEffort | undefined
}

export interface BuiltSite {
  readonly config: SiteConfig
  readonly pages: number
  /** What its author may want to know, a line each. */
  readonly advice: readonly string[]
}

/** Folders whose notes of what was published to them are kept. */
const keptNotes = 24

type Sources = Parameters<NonNullable<Parameters<typeof generateSite>[0]['onSources']>>[0]

/**
 * Generates, compiles, prerenders and publishes a site with its frozen versions. `undefined` when the project has errors:
 * then `out` is as it was. What takes long runs beside the rest, and is kept for the next build: the bundles are compiled
 * in a process of their own as soon as the configuration is known, the Markdown twins and the pages in threads.
 */
export async function buildSite({ project, out, progress, compress }: BuildOptions): Promise<BuiltSite | undefined> {
  const content = contentFolderOf(project)
  const cache = cacheFolder(project.root)
  const checkContent = await claimContent(content, cache)
  await removeAbandoned(cache)
  await forgetOldest(join(cache, 'published'), keptNotes)
  const working = join(cache, `build-${process.pid}`)
  const articles = join(working, 'articles.json')
  const giveUp = new AbortController()
  const thread = startLateThread({ twins: join(cache, 'twins', `${basename(content)}.json`) })
  let compiling: Promise<string> | undefined
  let renderers: Promise<Renderers> | undefined
  let publishing: Publishing | undefined
  await mkdir(working, { recursive: true })
  try {
    const onSources = (sources: Sources) => {
      const { base } = sources.config
      compiling = compiledSite({
        ...compileInput(project, sources),
        working,
        cache: join(cache, 'sites'),
        signal: giveUp.signal,
      })
      renderers = compiling.then((compiled) =>
        startRenderers({ project, content, articles, compiled, base, out: join(working, 'client') }),
      )
      // Whether it matters is known later.
      renderers.catch(() => {})
    }
    const site = await generateSite({
      ...{ project, progress, onSources, late: new Map() },
      keep: keepIn(join(cache, 'findings')),
    })
    if (!site || !compiling || !renderers) return undefined
    const late = thread.render(site.lateInput)
    // Whether anybody waits for it depends on what comes before.
    late.catch(() => {})
    progress.phase('Compiling articles')
    const sources = await articleSources(site, sourceFolder(project))
    await compileArticles({
      sources,
      folder: join(cache, 'articles', hashOf(engineKey(), sourceFolder(project))),
      list: articles,
    })
    const folders = new Set([...site.files.keys()].map(topFolder))
    progress.phase('Writing content')
    await writeContent(content, site.files, { isApart: (file) => !folders.has(topFolder(file)) })
    const parts = await buildVersions({ project, content, into: join(working, 'versions'), progress })
    if (!parts) return undefined
    progress.phase('Compiling the site')
    const compiled = await compiling
    await cp(join(compiled, 'client'), join(working, 'client'), { recursive: true })
    const originOf = await pageOrigins({ site, articles: sources, compiled })
    const pictures = join(cache, 'social', basename(content))
    publishing = await beginPublishing({
      compression: compress && { effort: compress, cache: join(cache, 'compressed', basename(content)) },
      note: join(cache, 'published', `${hashOf(out)}.json`),
      out,
    })
    let others: ReadonlyMap<string, string> = new Map()
    const onHandedOut = () => {
      others = new Map([...renderSearch(site.lateInput), ...site.buildDownloads()])
    }
    const [origins] = await Promise.all([
      prerenderSite({ site, renderers: await renderers, publishing, originOf, progress, onHandedOut }),
      drawSocialImages(content, pictures),
    ])
    progress.phase('Publishing')
    const rest = new Map([...(await late), ...others])
    await writeContent(content, rest, { isApart: (file) => folders.has(topFolder(file)) })
    await copySocialImages(content, pictures, join(working, 'client'))
    await checkContent(new Map([...site.files, ...rest]))
    const urls = site.routes.routes.map(({ url }) => url)
    await publishing.finish({
      prerendered: join(working, 'client'),
      ...{ content, config: site.config, pages: urls, origins, parts },
    })
    return { config: site.config, pages: urls.length, advice: searchAdvice(rest) }
  } finally {
    giveUp.abort()
    await publishing?.close()
    await thread.stop()
    await renderers?.then(({ stop }) => stop()).catch(() => {})
    await rm(working, { recursive: true, force: true })
  }
}

function topFolder(file: string): string {
  return file.slice(0, file.indexOf('/'))
}

function compileInput(project: Project, { config, guides }: Sources) {
  const source = sourceFolder(project)
  const importing = guides.filter(({ tree }) => tree.children.some(isImport))
  const bundled = Object.fromEntries(importing.map(({ file }) => [`guide:${file}`, join(source, file)]))
  return { root: project.root, source, config, bundled }
}

function isImport(node: { readonly type: string; readonly value?: string }): boolean {
  return node.type === 'mdxjsEsm' && /^\s*(?:import\b|export\b[^=]*\bfrom\b)/m.test(node.value ?? '')
}

/** The MDX of every page, each once: languages that fall back to another share its article. */
async function articleSources({ routes, files }: GeneratedSite, folder: string): Promise<ArticleSource[]> {
  const sources = new Map(routes.routes.map(({ source }) => [`${source.origin}:${source.file}`, source]))
  return Promise.all(
    [...sources].map(async ([key, { origin, file }]) => ({
      key,
      text: origin === 'guide' ? await readFile(join(folder, file), 'utf8') : (files.get(`pages/${file}`) ?? ''),
    })),
  )
}

/** Working folders of builds that were killed: their process is gone. */
async function removeAbandoned(cache: string): Promise<void> {
  const names = await readdir(cache).catch(() => [])
  const abandoned = names.filter((name) => name.startsWith('build-') && !isRunning(Number(name.slice('build-'.length))))
  await Promise.all(abandoned.map((name) => rm(join(cache, name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
