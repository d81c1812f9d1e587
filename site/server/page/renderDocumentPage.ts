import { readFileSync } from 'node:fs'
import { guides } from 'virtual:bundled-guides'
import { components as ownComponents } from 'virtual:own-components'
import type { MDXContent } from 'mdx/types'
import type { Route } from '../../../generator/contract/routes.ts'
import { holdsJavaScript } from '../../../generator/markdown/holdsJavaScript.ts'
import { parseMdx } from '../../../generator/markdown/parseMdx.ts'
import { articleContent } from '../../article/articleContent.ts'
import { callsOf } from '../../article/callsOf.ts'
import { renderArticle } from '../../article/renderArticle.tsx'
import { socialImage } from '../content/ownFiles.ts'
import { findRoute, readReference, sourceFile } from '../content/routes.ts'
import { readVersions } from '../content/versions.ts'
import { buildPageData } from './buildPageData.ts'
import { pageMarkdown } from './pageMarkdown.ts'
import type { PageRequest } from './pageRequest.ts'
import { renderPage } from './renderPage.tsx'

/** A guide that holds JavaScript is a module, which the bundles have. */
async function contentOf({ source }: Route): Promise<MDXContent> {
  // At once: waiting for each of thousands of files takes longer than reading it.
  const tree = parseMdx(readFileSync(sourceFile(source), 'utf8'))
  if (!holdsJavaScript(tree)) return articleContent(tree)
  const load = guides[source.file]
  if (!load) throw new Error(`${source.file} holds JavaScript, which was not bundled`)
  return (await load()).default
}

/** A page in the two forms that it is published in. */
interface DocumentPage {
  readonly html: string
  readonly markdown: string
}

/** A route: its MDX rendered to an article, as Markdown and with the shell around it. */
export async function renderDocumentPage(request: PageRequest): Promise<DocumentPage> {
  const { site, table, url } = request
  const route = findRoute(table, url)
  if (!route) throw new Error(`${url} is no route`)
  const Content = await contentOf(route)
  const reference = readReference(site.apis.map(({ id }) => id))
  const {
    html: article,
    markup,
    headings,
  } = renderArticle({ route, Content, ownComponents, reference, site, routes: table })
  const calls = callsOf({ route, reference, site, routes: table })
  const page = buildPageData({ site, table, route, headings, calls, versions: readVersions() })
  const html = await renderPage({
    ...request,
    page,
    article,
    description: route.description,
    image: socialImage(site),
    ownComponents,
  })
  return { html, markdown: pageMarkdown({ markup, route, site, table }) }
}
