import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages, type Messages } from '../../i18n/loadMessages.ts'
import type { PageData } from '../../shared/pageData.ts'
import type { SearchLoader } from '../../shared/searchModule.ts'
import { trustHtml } from '../../shared/trustedTypes.ts'
import { startIslands } from '../islands/startIslands.ts'
import type { LoadedPage } from '../navigation/loadPage.ts'
import { isFrugal } from '../navigation/prefetch.ts'
import { startNavigation } from '../navigation/startNavigation.ts'
import { forgetUnknownVersion } from '../preferences/version.ts'
import { App, type ShellControls } from '../shell/App.tsx'
import { adoptHtml } from '../shell/Html.tsx'
import type { SidebarSource } from '../shell/sidebarSource.ts'
import type { View } from '../shell/view.ts'

const searchLoader: SearchLoader = {
  load: async (page) => (await import('../search/loadSearch.tsx')).loadSearch(page),
  mayPrepare: () => !isFrugal(navigator as Parameters<typeof isFrugal>[0]),
}

/** Parts of the document, and the texts of the shell in its language. */
interface ShellInput {
  readonly root: HTMLElement
  readonly article: Element
  readonly page: PageData
  readonly messages: Messages
  readonly sidebarSource: SidebarSource
}

/** Makes the prerendered shell interactive and takes over navigation. Resolves when the page listens. */
export async function startShell({ root, article, page, messages, sidebarSource }: ShellInput): Promise<void> {
  const sidebar = document.querySelector('.sidebar .sidebar-tree')
  const initial: View = {
    page,
    article: adoptHtml(article),
    sidebar: sidebar ? adoptHtml(sidebar) : undefined,
    messages,
  }
  let connect: (controls: ShellControls) => void = () => {}
  const controls = new Promise<ShellControls>((resolve) => {
    connect = resolve
  })

  let shown = initial.article

  async function prepare(
    { data, article: next, sidebar: entries }: LoadedPage,
    isSame: boolean,
  ): Promise<() => Promise<void>> {
    const isEdited = import.meta.env.DEV && isSame
    const load = isEdited ? (await import('../dev/freshMessages.ts')).freshMessages : loadMessages
    const morph = isEdited ? (await import('../dev/morphArticle.ts')).morphArticle : undefined
    const messages = await load(data.locale)
    const { show } = await controls
    return () =>
      new Promise<void>((resolve) => {
        const body = document.querySelector('.article-body')
        if (!(body && morph?.(body, next.innerHTML))) {
          shown = { __html: trustHtml(''), nodes: [...next.childNodes] }
        }
        const sidebar = entries ? adoptHtml(entries) : undefined
        // At once: nothing is painted between this and the steps that go with it, such as the scroll to the top.
        flushSync(() => show({ page: data, article: shown, sidebar, messages, onShown: resolve }))
      })
  }

  reloadAfterFailure()
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        initial={initial}
        sidebarSource={sidebarSource}
        connect={connect}
        startArticle={startIslands}
        searchLoader={searchLoader}
      />,
    )
  })
  forgetUnknownVersion(page.versions.id, [page.versions.own, ...page.versions.items.map(({ name }) => name)])
  const refresh = startNavigation({
    base: page.frame.base,
    prepare,
    fail: async (failure) => (await controls).fail(failure),
    onLoading: async (isLoading) => (await controls).setLoading(isLoading),
  })
  await controls
  // A program that steers the browser learns from this that the page listens.
  document.documentElement.setAttribute('data-interactive', '')
  const { serviceWorker, base, search } = page.frame
  if (import.meta.env.PROD && serviceWorker !== undefined) {
    const { registerWorker } = await import('../offline/registerWorker.ts')
    void registerWorker(serviceWorker, base, typeof search === 'string' ? search : undefined)
  }
  if (import.meta.hot) (await import('../dev/startDev.ts')).startDev(import.meta.hot, refresh)
}

/**
 * Loads the page again where no other try can bring a script: Firefox keeps the failure of an import as long as the page
 * lives. A second failure means that the reader has asked again, and the server is asked whether it has the file by now.
 */
function reloadAfterFailure(): void {
  const failed = new Set<string>()
  addEventListener('vite:preloadError', async ({ payload }) => {
    const address = /https?:\S+/.exec(payload.message)?.[0]
    if (address === undefined) return
    if (!failed.has(address)) return void failed.add(address)
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (response?.ok) location.reload()
  })
}
