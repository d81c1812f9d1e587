import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '../i18n/loadMessages.ts'
import { startTableFilter } from '../islands/tableFilter.ts'
import { type LoadedPage, readPageData } from '../navigation/loadPage.ts'
import { startNavigation } from '../navigation/startNavigation.ts'
import { watchTheme } from '../preferences/theme.ts'
import { App, type View } from '../shell/App.tsx'
import { adoptHtml } from '../shell/Html.tsx'
import { openForPrint } from '../shell/openForPrint.ts'
import { createSidebarSource } from '../shell/sidebarSource.ts'
import '../styles/site.css'

/** Makes the prerendered shell interactive and takes over navigation. */
async function start(root: HTMLElement, article: Element): Promise<void> {
  const page = readPageData(document)
  const sidebar = document.querySelector('.sidebar .sidebar-tree')
  const initial: View = {
    page,
    article: adoptHtml(article),
    sidebar: sidebar ? adoptHtml(sidebar) : undefined,
    messages: await loadMessages(page.locale),
  }
  let showView: ((view: View) => void) | undefined

  function connect(show: (view: View) => void): () => void {
    showView = show
    return () => {
      showView = undefined
    }
  }

  async function show({ data, article: html, sidebar: sidebarHtml }: LoadedPage): Promise<void> {
    const messages = await loadMessages(data.locale)
    await new Promise<void>((resolve) => {
      if (!showView) throw new Error('the shell is not hydrated yet')
      showView({
        page: data,
        article: { __html: html },
        sidebar: sidebarHtml === undefined ? undefined : { __html: sidebarHtml },
        messages,
        onShown: resolve,
      })
    })
  }

  startTransition(() => {
    hydrateRoot(root, <App initial={initial} sidebarSource={createSidebarSource()} connect={connect} />)
  })
  watchTheme()
  openForPrint()
  startTableFilter()
  const refresh = startNavigation({ base: page.frame.base, show })
  import.meta.hot?.on('exchange-docs:content', () => void refresh())
}

const root = document.getElementById('root')
const article = document.querySelector('.article-body')
if (root && article) void start(root, article)
