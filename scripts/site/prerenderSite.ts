import { posix } from 'node:path'
import {
  consoleUrls,
  type GeneratedSite,
  hasConsolePage,
  localePrefix,
  type Publishing,
  type Route,
} from '../../generator/index.ts'
import type { Progress } from '../command/progress.ts'
import type { BuildPool } from './buildPool.ts'
import { dividePages, fileOf, markdownFileOf } from './dividePages.ts'
import type { PageOrigins } from './pageOrigins.ts'
import type { PageTarget, RenderedPage } from './renderPages.ts'
import type { Renderer } from './startCompilation.ts'

interface PrerenderOptions {
  readonly site: Pick<GeneratedSite, 'routes' | 'config'>
  /** Whether the pages of the console are all. */
  readonly isConsole: boolean
  readonly pool: BuildPool
  readonly renderer: Renderer
  readonly publishing: Pick<Publishing, 'folders' | 'known' | 'keep' | 'add'>
  /** Hashes of the input of each page now. */
  readonly origins: PageOrigins
  readonly progress: Progress
}

const perBatch = 16
/** A thread renders as many pages in the time that a further one takes to load the site. */
const worthAThread = 40
/** A thread writes as many sidebars in that time. */
const sidebarsWorthAThread = 400

/** Renders the pages whose input has changed since they were published. The others keep all, or all but their sidebar. */
export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  const { site, isConsole, pool, renderer, publishing, origins, progress } = options
  const { defaultLocale } = site.routes
  const routes = isConsole ? [] : site.routes.routes
  const { changed, besides } = dividePages(routes, publishing, origins)
  const targetOf = (path: string) => ({ path, known: publishing.known(path) })
  const pages: PageTarget[] = [
    ...languagesTogether(changed).map((route) => ({
      url: route.url,
      html: targetOf(fileOf(route)),
      markdown: targetOf(markdownFileOf(route)),
    })),
    ...(isConsole ? [] : site.config.locales.map(({ code }) => notFoundPage(localePrefix(code, defaultLocale)))),
    ...(isConsole || hasConsolePage(site.config) ? consoleUrls(site.config).map(consolePage) : []),
  ]
  const sidebars: PageTarget[] = languagesTogether(besides).map((route) => ({
    url: route.url,
    html: targetOf(fileOf(route)),
    isKept: true,
  }))
  let count = 0
  const onPage = ({ url, files, duration }: RenderedPage): void => {
    count += 1
    // The summary of the build names the slowest pages.
    const end = performance.now()
    performance.measure(url, { start: Math.max(0, end - duration), end, detail: 'page' })
    progress.step('Prerendering', count, pages.length + sidebars.length)
    for (const [path, file] of files) publishing.add(path, file, origins.get(url))
  }
  const taskOf = (batch: readonly PageTarget[]) => ({
    input: renderer.input,
    folders: publishing.folders,
    pages: batch,
  })
  // A second thread would load the site and find no pages left.
  if (pages.length + sidebars.length <= worthAThread) await renderer.loaded
  const onResult = (rendered: readonly RenderedPage[]) => rendered.forEach(onPage)
  await pool.runBatches('renderPages', pages, taskOf, { perBatch, worthAThread, onResult })
  await pool.runBatches('renderPages', sidebars, taskOf, { perBatch, worthAThread: sidebarsWorthAThread, onResult })
}

/** Puts the languages of a page beside each other: they show the same code, which a thread highlights once. */
function languagesTogether(routes: readonly Route[]): Route[] {
  return routes.toSorted((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)))
}

function consolePage(url: string): PageTarget {
  return { url, html: { path: posix.join(url, 'index.html').slice(1) } }
}

/** A not-found page is a file, not a folder: hosts look for `404.html`. */
function notFoundPage(prefix: string): PageTarget {
  return { url: `${prefix}/404`, html: { path: `${prefix}/404.html`.slice(1) } }
}
