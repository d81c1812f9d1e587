import { renderToString } from 'react-dom/server'
import { loadMessages } from '../i18n/loadMessages.ts'
import type { PageData } from '../lib/pageData.ts'
import { sidebarOf } from '../lib/routes.ts'
import { App } from '../shell/App.tsx'
import { documentHtml } from './documentHtml.ts'
import type { PageRequest } from './pageRequest.ts'
import { scriptPreloads } from './scriptPreloads.ts'

interface PageInput extends PageRequest {
  readonly page: PageData
  readonly article: string
  readonly description?: string
}

/** A page's whole HTML document: the shell around the article. */
export async function renderPage({
  site,
  table,
  manifest,
  page,
  article,
  description = '',
}: PageInput): Promise<string> {
  const sidebar = page.sidebar && sidebarOf(table, page.sidebar.id, page.locale)
  const shell = renderToString(
    <App
      initial={{ page, article: { __html: article }, messages: await loadMessages(page.locale) }}
      sidebarSource={() => sidebar ?? new Promise(() => {})}
    />,
  )
  return documentHtml({ site, page, shell, description, preloads: scriptPreloads(manifest, page.locale, site.base) })
}
