import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { prerender } from 'vike/api'
import { type Project, sourceFolder } from '../generator/index.ts'
import type { Progress } from './progress.ts'
import { vikeConfig, viteConfigOf } from './viteConfig.ts'

export interface PrerenderOptions {
  readonly project: Project
  readonly content: string
  /** Folder with the bundles of client and server. */
  readonly compiled: string
  /** The list of the articles. */
  readonly articles: string
  readonly working: string
  readonly progress: Progress
  /** How many pages there are. */
  readonly total: number
}

/** Writes the HTML of every page beside the client's bundles. The site reads where its inputs and outputs are from the environment, since Vike loads it in its own module graph. */
export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  const { project, content, compiled, articles, working, progress, total } = options
  const out = join(working, 'client')
  await cp(join(compiled, 'client'), out, { recursive: true })
  process.env['NODE_ENV'] = 'production'
  process.env['EXCHANGE_DOCS_CONTENT'] = content
  process.env['EXCHANGE_DOCS_PROJECT'] = sourceFolder(project)
  process.env['EXCHANGE_DOCS_ARTICLES'] = articles
  process.env['EXCHANGE_DOCS_OUT'] = compiled
  let count = 0
  const onPagePrerender = async (page: object): Promise<void> => {
    const { filePath, fileContent } = (page as PrerenderedPage)._prerenderResult
    await writePage(filePath.replace(join(compiled, 'client'), out), fileContent)
    count += 1
    progress.step('Prerendering', count, total)
  }
  await prerender({ vikeConfig, viteConfig: viteConfigOf(project), onPagePrerender })
}

/** What Vike hands over for each page (https://vike.dev/api#prerender). */
interface PrerenderedPage {
  readonly _prerenderResult: { readonly filePath: string; readonly fileContent: string }
}

/** A not-found page is a file, not a folder: hosts look for `404.html`. */
async function writePage(file: string, html: string): Promise<void> {
  const path = file.replace(/\/404\/index\.html$/, '/404.html')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, html)
}
