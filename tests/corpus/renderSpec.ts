import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import type { Route } from '../../generator/contract/routes.ts'
import { type GeneratedSite, generate } from '../../generator/index.ts'
import { parseMdx } from '../../generator/markdown/parseMdx.ts'
import { articleContent } from '../../site/article/articleContent.ts'
import { callsOf } from '../../site/article/callsOf.ts'
import { renderArticle } from '../../site/article/renderArticle.tsx'
import { setSiteFolders } from '../../site/server/content/siteFolders.ts'
import { buildPageData } from '../../site/server/page/buildPageData.ts'
import { pageMarkdown } from '../../site/server/page/pageMarkdown.ts'
import { renderPage } from '../../site/server/page/renderPage.tsx'

export interface RenderedPage {
  readonly route: Route
  /** The whole document, as it is published but for the assets. */
  readonly html: string
  readonly article: string
  readonly markdown: string
}

export interface RenderedSpec {
  /** Missing when there is nothing that a page can be made from. */
  readonly site: GeneratedSite | undefined
  readonly pages: readonly RenderedPage[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface SpecInput {
  /** Folder that the specs lie in. */
  readonly root: string
  readonly specs: readonly string[]
  /** Folder for the files that pages read while they are rendered. */
  readonly content: string
}

/** Every page of the site of bare specs, rendered as a build renders it, without Vite. */
export async function renderSpec({ root, specs, content }: SpecInput): Promise<RenderedSpec> {
  const { value: site, diagnostics } = await generate({ kind: 'specs', root, specs })
  if (!site) return { site, pages: [], diagnostics }
  return { site, pages: await renderPages(site, content), diagnostics }
}

/** Pages of a site, or all; `content` is the folder for the files that pages read, `project` that of the guides. */
export async function renderPages(
  site: GeneratedSite,
  content: string,
  project?: string,
  { routes } = site.routes,
): Promise<RenderedPage[]> {
  await writeReadFiles(site, content)
  setSiteFolders({ content, ...(project !== undefined && { project }) })
  // One after the other, as a thread of a build does: React's two renderers share a state.
  const pages: RenderedPage[] = []
  for (const route of routes) pages.push(await renderRoute(route, site))
  return pages
}

/** The files that pages read but for the model and the routes. */
const readFiles = /^(?:(?:sidebars|changes|pages\/guides)\/.*|(?:downloads|history|recipes)\.json)$/

async function writeReadFiles({ pageFiles }: GeneratedSite, content: string): Promise<void> {
  for (const [path, text] of pageFiles) {
    if (!readFiles.test(path)) continue
    await mkdir(dirname(join(content, path)), { recursive: true })
    await writeFile(join(content, path), text)
  }
}

async function renderRoute(
  route: Route,
  { config, reference, routes, pageFiles }: GeneratedSite,
): Promise<RenderedPage> {
  const mdx = pageFiles.get(`pages/${route.source.file}`)
  if (mdx === undefined) throw new Error(`there is no ${route.source.file}`)
  const Content = articleContent(parseMdx(mdx))
  // Only a build has the components of a project.
  const ownComponents = Object.fromEntries(Object.keys(config.components ?? {}).map((name) => [name, () => null]))
  const {
    html: article,
    markup,
    headings,
  } = renderArticle({ route, Content, ownComponents, reference, site: config, routes })
  const calls = callsOf({ route, reference, site: config, routes })
  const page = buildPageData({ site: config, table: routes, route, headings, calls })
  const request = { site: config, table: routes, url: route.url, manifest: undefined }
  const html = await renderPage({ ...request, page, article, description: route.description })
  return { route, html, article, markdown: pageMarkdown({ markup, route, site: config, table: routes }) }
}
