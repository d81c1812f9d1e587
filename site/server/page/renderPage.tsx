import { renderToString } from 'react-dom/server'
import { App } from '../../browser/shell/App.tsx'
import { loadMessages } from '../../i18n/loadMessages.ts'
import type { PageData } from '../../shared/pageData.ts'
import { trustHtml } from '../../shared/trustedTypes.ts'
import { sidebarOf } from '../content/routes.ts'
import { documentHtml } from './documentHtml.ts'
import type { PageRequest } from './pageRequest.ts'
import { scriptPreloads } from './scriptPreloads.ts'

interface PageInput extends PageRequest {
  readonly page: PageData
  readonly article: string
  readonly description?: string
  /** Full address of the page's picture. */
  readonly image?: string | undefined
}

/** A page's whole HTML document: the shell around the article. */
export async function renderPage({
  site,
  table,
  manifest,
  page,
  article,
  description = '',
  image,
}: PageInput): Promise<string> {
  const sidebar = page.sidebar && sidebarOf(table, page.sidebar.id, page.locale)
  const shell = renderToString(
    <App
      initial={{ page, article: { __html: trustHtml(article) }, messages: await loadMessages(page.locale) }}
      sidebarSource={() => sidebar ?? new Promise(() => {})}
    />,
  )
  return documentHtml({
    ...{ site, page, shell, description, image },
    preloads: scriptPreloads(manifest, site.base),
  })
}
