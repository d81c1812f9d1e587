import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build, prerender as vikePrerender } from 'vike/api'
import {
  type CompressionEffort,
  type GeneratedSite,
  type Project,
  publishSite,
  sourceFolder,
} from '../generator/index.ts'
import { buildVersions } from './buildVersions.ts'
import { cacheFolder } from './cacheFolder.ts'
import { claimContent } from './claimContent.ts'
import { contentFolderOf, generateContent } from './generateContent.ts'
import type { Progress } from './progress.ts'
import { copySocialImages, drawSocialImages } from './socialImages.ts'
import { viteConfigOf } from './viteConfig.ts'

export interface BuildOptions {
  readonly project: Project
  readonly out: string
  readonly progress: Progress
  /** How hard to compress the files of the site; without it, not at all. */
  readonly compress?: CompressionEffort | undefined
}

/** Generates, prerenders and publishes a site with its frozen versions. `undefined` when the project has errors: then `out` is as it was. */
export async function buildSite({
  project,
  out,
  progress,
  compress,
}: BuildOptions): Promise<GeneratedSite | undefined> {
  const content = contentFolderOf(project)
  const cache = cacheFolder(project.root)
  const checkContent = await claimContent(content, cache)
  const site = await generateContent({ project, folder: content, progress })
  if (!site) return undefined
  await removeAbandoned(cache)
  const working = join(cache, `build-${process.pid}`)
  try {
    const parts = await buildVersions({ project, content, into: join(working, 'versions'), progress })
    if (!parts) return undefined
    const pictures = join(cache, 'social', basename(content))
    await Promise.all([
      prerender({ project, content, working, progress, total: site.routes.routes.length }),
      drawSocialImages(content, pictures),
    ])
    progress.phase('Publishing')
    await copySocialImages(content, pictures, join(working, 'client'))
    await checkContent(site.files)
    await publishSite({
      prerendered: join(working, 'client'),
      content,
      config: site.config,
      pages: site.routes.routes.map(({ url }) => url),
      parts,
      compression: compress && { effort: compress, cache: join(cache, 'compressed', basename(content)) },
      out,
    })
  } finally {
    await rm(working, { recursive: true, force: true })
  }
  return site
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

interface PrerenderOptions {
  readonly project: Project
  readonly content: string
  readonly working: string
  readonly progress: Progress
  /** How many pages there are. */
  readonly total: number
}

/** The site reads where its inputs and outputs are from the environment, since Vike loads it in its own module graph. */
async function prerender({ project, content, working, progress, total }: PrerenderOptions): Promise<void> {
  progress.phase('Compiling')
  process.env['NODE_ENV'] = 'production'
  process.env['EXCHANGE_DOCS_CONTENT'] = content
  process.env['EXCHANGE_DOCS_PROJECT'] = sourceFolder(project)
  process.env['EXCHANGE_DOCS_OUT'] = working
  const viteConfig = viteConfigOf(project)
  await build({ viteConfig })
  let count = 0
  const onPagePrerender = async (page: object): Promise<void> => {
    await writePage(page as PrerenderedPage)
    count += 1
    progress.step('Prerendering', count, total)
  }
  await vikePrerender({ viteConfig, onPagePrerender })
}

/** What Vike hands over for each page (https://vike.dev/api#prerender). */
interface PrerenderedPage {
  readonly _prerenderResult: { readonly filePath: string; readonly fileContent: string }
}

/** A not-found page is a file, not a folder: hosts look for `404.html`. */
async function writePage({ _prerenderResult: { filePath, fileContent } }: PrerenderedPage): Promise<void> {
  const path = filePath.replace(/\/404\/index\.html$/, '/404.html')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, fileContent)
}
