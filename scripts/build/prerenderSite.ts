import { posix } from 'node:path'
import { type GeneratedSite, localePrefix, type Publishing, type Route } from '../../generator/index.ts'
import type { Progress } from '../command/progress.ts'
import { articleKey } from './articleSources.ts'
import type { BuildPool } from './buildPool.ts'
import type { ArticleSource } from './compileArticles.ts'
import type { OriginOf } from './pageOrigins.ts'
import type { PageTarget, RenderedPage, RendererInput } from './renderPages.ts'

export interface PrerenderOptions {
  readonly site: Pick<GeneratedSite, 'routes' | 'config'>
  readonly articles: readonly ArticleSource[]
  readonly pool: BuildPool
  readonly renderer: RendererInput
  readonly publishing: Pick<Publishing, 'folders' | 'known' | 'keep' | 'add'>
  readonly originOf: OriginOf
  readonly progress: Progress
  /** Called when this process has time for something else, though not all pages are there yet. */
  readonly onHandedOut: () => void
}

/** Pages that a thread takes at a time. */
const perBatch = 16
/** Pages that take about as long as a thread takes to load the site. */
const worthAThread = 40

/** Prerenders the pages that are made from something else than when they were published, and takes the others over. */
export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  const { site, articles, pool, renderer, publishing, originOf, progress } = options
  const articleOf = new Map(articles.map((article) => [article.key, article]))
  const { routes, defaultLocale } = site.routes
  const isKept = (route: Route): boolean => {
    const known = publishing.known(fileOf(route))?.origin
    return known !== undefined && known.digest === originOf(route, known.parts).digest && publishing.keep(fileOf(route))
  }
  const changed = new Map(routes.filter((route) => !isKept(route)).map((route) => [route.url, route]))
  const pages = [
    ...languagesTogether([...changed.values()]).map((route) => ({
      url: route.url,
      path: fileOf(route),
      known: publishing.known(fileOf(route)),
      article: articleOf.get(articleKey(route)),
    })),
    ...site.config.locales.map(({ code }) => notFoundPage(localePrefix(code, defaultLocale))),
  ]
  let count = 0
  const onPage = ({ url, path, file, duration, parts }: RenderedPage): void => {
    count += 1
    // The build says which pages took longest.
    const end = performance.now()
    performance.measure(url, { start: Math.max(0, end - duration), end, detail: 'page' })
    progress.step('Prerendering', count, pages.length)
    const route = changed.get(url)
    publishing.add(path, file, route && originOf(route, parts))
  }
  const taskOf = (batch: readonly PageTarget[]) => ({ input: renderer, folders: publishing.folders, pages: batch })
  await pool.runBatches('renderPages', pages, taskOf, {
    ...{ perBatch, worthAThread, onHandedOut: options.onHandedOut },
    onResult: (rendered) => rendered.forEach(onPage),
  })
}

/** The languages of a page show the same code: a thread that has one of them has it highlighted for the others. */
function languagesTogether(routes: readonly Route[]): Route[] {
  return routes.toSorted((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)))
}

function fileOf({ url }: Route): string {
  return posix.join(url, 'index.html').slice(1)
}

/** A not-found page is a file, not a folder: hosts look for `404.html`. */
function notFoundPage(prefix: string): PageTarget {
  return { url: `${prefix}/404`, path: `${prefix}/404.html`.slice(1) }
}
