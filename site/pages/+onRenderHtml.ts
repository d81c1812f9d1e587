import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { consoleUrls } from '../../generator/contract/console.ts'
import { readRoutes } from '../server/content/routes.ts'
import { readSite } from '../server/content/site.ts'
import { notFoundUrls } from '../server/page/notFoundUrls.ts'
import { renderConsolePage } from '../server/page/renderConsolePage.tsx'
import { renderDocumentPage } from '../server/page/renderDocumentPage.ts'
import { renderNotFoundPage } from '../server/page/renderNotFoundPage.tsx'
import { withSidebar } from '../server/page/withSidebar.ts'

// In development Vite gives the browser its styles by script; named here, they are in the HTML too, before the first paint.
if (import.meta.env.DEV) {
  void import('../styles/site.css')
  void import('virtual:own-styles')
}

/** A page of an earlier build with another sidebar. */
interface KeptPage {
  readonly keptHtml?: string | undefined
}

/** The HTML of one address, and its Markdown version where it has one. Vike's page context is read here alone. */
export async function onRenderHtml(pageContext: PageContextServer & KeptPage) {
  const { urlPathname, is404, errorWhileRendering, globalContext, keptHtml } = pageContext
  if (errorWhileRendering) throw errorWhileRendering
  const request = { site: readSite(), table: readRoutes(), url: urlPathname, manifest: globalContext.assetsManifest }
  if (consoleUrls(request.site).includes(urlPathname)) return dangerouslySkipEscape(await renderConsolePage(request))
  // The head of kept HTML names the assets already: Vike would add them to a document once more.
  if (keptHtml !== undefined) {
    return { documentHtml: dangerouslySkipEscape(''), pageContext: { keptHtml: await withSidebar(keptHtml, request) } }
  }
  const isNotFound = is404 || notFoundUrls().includes(urlPathname)
  if (isNotFound) return dangerouslySkipEscape(await renderNotFoundPage(request))
  const { html, markdown } = await renderDocumentPage(request)
  return { documentHtml: dangerouslySkipEscape(html), pageContext: { markdown } }
}
