import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { renderPage } from 'vike/server'
import type { Part } from '../generator/index.ts'
import { type ArticleSource, articleCompilerInto } from './compileArticles.ts'

/** What a thread is started with; where the content is, the site reads from the environment. */
export interface RendererInput {
  /** Folder with the bundles of client and server. */
  readonly compiled: string
  /** Folder with the compiled articles; what is missing there is compiled. */
  readonly articles: string
  /** Folder that the pages are written into. */
  readonly out: string
  /** Path the site is served below: `/` or `/docs/`. */
  readonly base: string
}

/** A page to render: its path below the base, and the file that it goes to below the folder of pages. */
export interface PageTarget {
  readonly url: string
  readonly file: string
  /** What it shows, unless that is no article or in the bundles. */
  readonly article?: ArticleSource | undefined
}

/** A page that has been written: its path below the base, and how long it took in milliseconds. */
export interface RenderedPage {
  readonly url: string
  readonly duration: number
  /** What it was made from besides what all pages are made from. */
  readonly parts: readonly Part[]
}

/** Runs as a thread of its own: loads the site, then renders the pages of each message and tells when they are written. */
const { compiled, articles, out, base }: RendererInput = workerData
const loaded = import(pathToFileURL(join(compiled, 'server', 'entry.mjs')).href)
// Who waits for pages is told.
loaded.catch(() => {})

const compileArticle = articleCompilerInto(articles)

parentPort?.on('message', async (targets: readonly PageTarget[]) => {
  try {
    await loaded
    const rendered: RenderedPage[] = []
    for (const { url, file, article } of targets) {
      const start = performance.now()
      if (article) await compileArticle(article)
      const reads = new Set<Part>()
      await writePage(join(out, file), await htmlOf(url, reads))
      rendered.push({ url, duration: performance.now() - start, parts: [...reads].sort() })
    }
    parentPort?.postMessage({ rendered })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})

async function htmlOf(url: string, reads: Set<Part>): Promise<string> {
  const address = base.slice(0, -1) + url.split('/').map(encodeURIComponent).join('/')
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: address, reads })
  if (errorWhileRendering) throw errorWhileRendering
  if (!httpResponse) throw new Error(`${url} was not rendered`)
  return httpResponse.body
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}
