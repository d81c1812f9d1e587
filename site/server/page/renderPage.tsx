import type { MDXComponents } from 'mdx/types'
import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { OwnImage } from '../../../generator/contract/ownFiles.ts'
import { App } from '../../browser/shell/App.tsx'
import { loadMessages } from '../../i18n/loadMessages.ts'
import type { PageData } from '../../shared/pageData.ts'
import { trustHtml } from '../../shared/trustedTypes.ts'
import { sidebarOf } from '../content/routes.ts'
import { compactHtml } from './compactHtml.ts'
import { documentHtml } from './documentHtml.ts'
import { islandStyles } from './islandStyles.ts'
import type { PageRequest } from './pageRequest.ts'
import { scriptPreloads } from './scriptPreloads.ts'

interface PageInput extends PageRequest {
  readonly page: PageData
  readonly article: string
  readonly description?: string
  /** Full address of the page's picture. */
  readonly image?: OwnImage | undefined
  /** Components of the project by name: `Header` and `Footer` stand on every page. */
  readonly ownComponents?: MDXComponents
}

/** A page's whole HTML document: the shell around the article. */
export async function renderPage({
  site,
  table,
  manifest,
  page: plain,
  article,
  description = '',
  image,
  ownComponents = {},
}: PageInput): Promise<string> {
  const page = withOwnParts(plain, ownComponents)
  const shell = await renderShell({ page, article, table })
  return documentHtml({
    ...{ site, page, shell, description, image },
    preloads: scriptPreloads(manifest, site.base),
    styles: islandStyles(shell, site, manifest),
  })
}

/** All that the document shows. */
export async function renderShell({
  page,
  article,
  table,
}: Pick<PageInput, 'page' | 'article' | 'table'>): Promise<string> {
  const sidebar = page.sidebar && sidebarOf(table, page.sidebar.id, page.locale)
  return compactHtml(
    renderToString(
      <App
        initial={{ page, article: { __html: trustHtml(article) }, messages: await loadMessages(page.locale) }}
        sidebarSource={() => sidebar ?? new Promise(() => {})}
      />,
    ),
  )
}

/** Properties of a project's component: the page that shows it. */
interface OwnPartProps {
  /** Language of the page. */
  readonly locale: string
  /** Path of the page, without language and base; missing where there is no page. */
  readonly path?: string | undefined
}

/** The page with the project's components above and below it. */
function withOwnParts(page: PageData, ownComponents: MDXComponents): PageData {
  const parts = (['Header', 'Footer'] as const).flatMap((name) => {
    const Own = ownComponents[name] as ComponentType<OwnPartProps> | undefined
    if (!Own) return []
    const html = renderToStaticMarkup(<Own locale={page.locale} path={page.path} />, { identifierPrefix: name })
    return [[name.toLowerCase(), html]]
  })
  return parts.length > 0 ? { ...page, own: Object.fromEntries(parts) } : page
}
