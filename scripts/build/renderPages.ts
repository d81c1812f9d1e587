import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { PublishedFile, PublishFolders, SiteFile } from '../../generator/index.ts'
import { publishFile } from '../../generator/publish/site/publishFile.ts'
import { type SiteFolders, setSiteFolders } from '../../site/server/content/siteFolders.ts'
import { type ArticleSource, articleCompilerInto } from './compileArticles.ts'

/** What all pages of a build are rendered with. */
export interface RendererInput {
  readonly folders: Partial<SiteFolders>
  /** Folder with the bundles of client and server. */
  readonly compiled: string
  /** Folder with the compiled articles; what is missing there is compiled. */
  readonly articles: string
  /** Path the site is served below: `/` or `/docs/`. */
  readonly base: string
}

/** Pages that a thread renders one after the other. */
export interface RenderTask {
  readonly input: RendererInput
  readonly folders: PublishFolders
  readonly pages: readonly PageTarget[]
}

/** A page to render: its path below the base, and its file in the site. */
export interface PageTarget extends Omit<SiteFile, 'source'> {
  readonly url: string
  /** What it shows, unless that is no article or in the bundles. */
  readonly article?: ArticleSource | undefined
}

/** A page that is in the next site: its path below the base, and how long it took in milliseconds. */
export interface RenderedPage {
  readonly url: string
  readonly path: string
  readonly file: PublishedFile
  readonly duration: number
}

let loading: Promise<(article: ArticleSource) => Promise<void>> | undefined

/** Loads the bundles, once in a thread, which renders for one build. Gives what compiles articles. */
export function loadSite({
  folders,
  compiled,
  articles,
}: RendererInput): Promise<(article: ArticleSource) => Promise<void>> {
  const load = async () => {
    setSiteFolders(folders)
    await import(pathToFileURL(join(compiled, 'server', 'entry.mjs')).href)
    return articleCompilerInto(articles)
  }
  loading ??= load()
  return loading
}

/** Renders pages into the next site, and compiles their articles right before. */
export async function renderPages({ input, folders, pages }: RenderTask): Promise<readonly RenderedPage[]> {
  const compileArticle = await loadSite(input)
  const rendered: RenderedPage[] = []
  for (const { url, article, path, known } of pages) {
    const start = performance.now()
    if (article) await compileArticle(article)
    const content = await htmlOf(url, input.base)
    const file = publishFile(folders, { path, known, source: { content } })
    rendered.push({ url, path, file, duration: performance.now() - start })
  }
  return rendered
}

async function htmlOf(url: string, base: string): Promise<string> {
  const address = base.slice(0, -1) + url.split('/').map(encodeURIComponent).join('/')
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: address })
  if (errorWhileRendering) throw errorWhileRendering
  if (!httpResponse) throw new Error(`${url} was not rendered`)
  return httpResponse.body
}
