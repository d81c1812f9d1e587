import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { startIslands } from '../browser/islands/startIslands.ts'
import { reloadAfterDeployment } from '../browser/navigation/fullLoad.ts'
import { showLater } from '../browser/navigation/laterSections.ts'
import { type LoadedPage, readPageData } from '../browser/navigation/loadPage.ts'
import { isFrugal } from '../browser/navigation/prefetch.ts'
import { startNavigation } from '../browser/navigation/startNavigation.ts'
import { followSampleLanguage } from '../browser/preferences/sampleLanguage.ts'
import { watchTheme } from '../browser/preferences/theme.ts'
import { forgetUnknownVersion } from '../browser/preferences/version.ts'
import { App, type ShellControls } from '../browser/shell/App.tsx'
import { adoptHtml } from '../browser/shell/Html.tsx'
import { openForPrint } from '../browser/shell/openForPrint.ts'
import { createSidebarSource } from '../browser/shell/sidebarSource.ts'
import type { View } from '../browser/shell/view.ts'
import { loadMessages } from '../i18n/loadMessages.ts'
import type { SearchLoader } from '../shared/searchModule.ts'
import { trustHtml } from '../shared/trustedTypes.ts'
import '../styles/site.css'

const searchLoader: SearchLoader = {
  load: async (page) => (await import('../browser/search/loadSearch.tsx')).loadSearch(page),
  mayPrepare: () => !isFrugal(navigator as Parameters<typeof isFrugal>[0]),
}

/** Makes the prerendered shell interactive and takes over navigation. */
async function start(root: HTMLElement, article: Element): Promise<void> {
  reloadAfterDeployment()
  const page = readPageData(document)
  const sidebar = document.querySelector('.sidebar .sidebar-tree')
  const initial: View = {
    page,
    article: adoptHtml(article),
    sidebar: sidebar ? adoptHtml(sidebar) : undefined,
    messages: await loadMessages(page.locale),
  }
  let connect: (controls: ShellControls) => void = () => {}
  const controls = new Promise<ShellControls>((resolve) => {
    connect = resolve
  })

  let shown = initial.article

  async function prepare(
    { data, article: html, sidebar: sidebarHtml }: LoadedPage,
    isSame: boolean,
  ): Promise<() => Promise<void>> {
    const isEdited = import.meta.env.DEV && isSame
    const load = isEdited ? (await import('../browser/dev/freshMessages.ts')).freshMessages : loadMessages
    const morph = isEdited ? (await import('../browser/dev/morphArticle.ts')).morphArticle : undefined
    const messages = await load(data.locale)
    const { show } = await controls
    return () =>
      new Promise<void>((resolve) => {
        const body = document.querySelector('.article-body')
        if (!(body && morph?.(body, html))) {
          shown = { __html: trustHtml(html) }
          showLater(html)
        }
        const sidebar = sidebarHtml === undefined ? undefined : { __html: trustHtml(sidebarHtml) }
        // At once: nothing is painted between this and what goes with it, as the scrolling to the top.
        flushSync(() => show({ page: data, article: shown, sidebar, messages, onShown: resolve }))
      })
  }

  startTransition(() => {
    hydrateRoot(
      root,
      <App
        initial={initial}
        sidebarSource={createSidebarSource()}
        connect={connect}
        startArticle={startIslands}
        searchLoader={searchLoader}
      />,
    )
  })
  forgetUnknownVersion(page.versions.id, [page.versions.own, ...page.versions.items.map(({ name }) => name)])
  watchTheme()
  followSampleLanguage()
  openForPrint()
  const refresh = startNavigation({
    base: page.frame.base,
    prepare,
    fail: async (failure) => (await controls).fail(failure),
    onLoading: async (isLoading) => (await controls).setLoading(isLoading),
  })
  // Whoever steers a browser learns from this that the page listens.
  void controls.then(() => document.documentElement.setAttribute('data-interactive', ''))
  const { serviceWorker, base, search } = page.frame
  if (import.meta.env.PROD && serviceWorker !== undefined) {
    const { registerWorker } = await import('../browser/offline/registerWorker.ts')
    void registerWorker(serviceWorker, base, typeof search === 'string' ? search : undefined)
  }
  if (import.meta.hot) (await import('../browser/dev/startDev.ts')).startDev(import.meta.hot, refresh)
}

const root = document.getElementById('root')
const article = document.querySelector('.article-body')
if (root && article) void start(root, article)
