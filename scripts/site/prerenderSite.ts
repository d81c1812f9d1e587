import { posix } from 'node:path'
import {
  besidePage,
  consoleUrls,
  type GeneratedSite,
  hasConsolePage,
  localePrefix,
  type Publishing,
  type Route,
} from '../../generator/index.ts'
import type { Progress } from '../command/progress.ts'
import type { BuildPool } from './buildPool.ts'
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

/** Pages of one batch. */
const perBatch = 16
/** A thread renders as many pages in the time that a further one takes to load the site. */
const worthAThread = 40

/** Renders the pages whose input has changed since they were published, and keeps the others. */
export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  const { site, isConsole, pool, renderer, publishing, origins, progress } = options
  const { defaultLocale } = site.routes
  const routes = isConsole ? [] : site.routes.routes
  const isKept = (route: Route): boolean => {
    const files = [fileOf(route), markdownFileOf(route)]
    const origin = origins.get(route.url)
    return files.every((file) => publishing.known(file)?.origin === origin) && publishing.keep(files)
  }
  const targetOf = (path: string) => ({ path, known: publishing.known(path) })
  const changed = routes.filter((route) => !isKept(route))
  const pages = [
    ...languagesTogether(changed).map((route) => ({
      url: route.url,
      html: targetOf(fileOf(route)),
      markdown: targetOf(markdownFileOf(route)),
    })),
    ...(isConsole ? [] : site.config.locales.map(({ code }) => notFoundPage(localePrefix(code, defaultLocale)))),
    ...(isConsole || hasConsolePage(site.config) ? consoleUrls(site.config).map(consolePage) : []),
  ]
  let count = 0
  const onPage = ({ url, files, duration }: RenderedPage): void => {
    count += 1
    // The summary of the build names the slowest pages.
    const end = performance.now()
    performance.measure(url, { start: Math.max(0, end - duration), end, detail: 'page' })
    progress.step('Prerendering', count, pages.length)
    for (const [path, file] of files) publishing.add(path, file, origins.get(url))
  }
  const taskOf = (batch: readonly PageTarget[]) => ({
    input: renderer.input,
    folders: publishing.folders,
    pages: batch,
  })
  // A second thread would load the site and find no pages left.
  if (pages.length <= worthAThread) await renderer.loaded
  await pool.runBatches('renderPages', pages, taskOf, {
    ...{ perBatch, worthAThread },
    onResult: (rendered) => rendered.forEach(onPage),
  })
}

/** Puts the languages of a page beside each other: they show the same code, which a thread highlights once. */
function languagesTogether(routes: readonly Route[]): Route[] {
  return routes.toSorted((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)))
}

function fileOf({ url }: Route): string {
  return posix.join(url, 'index.html').slice(1)
}

/** File of the Markdown version of a page in the site. */
export function markdownFileOf(route: Route): string {
  return besidePage(route, 'md').slice(1)
}

function consolePage(url: string): PageTarget {
  return { url, html: { path: posix.join(url, 'index.html').slice(1) } }
}

/** A not-found page is a file, not a folder: hosts look for `404.html`. */
function notFoundPage(prefix: string): PageTarget {
  return { url: `${prefix}/404`, html: { path: `${prefix}/404.html`.slice(1) } }
}
