import type { ComponentProps, ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { IslandCrash } from './IslandCrash.tsx'
import { islands } from './registry.ts'
import { whenNeeded } from './whenNeeded.ts'

/** Language and texts of the page around the islands. */
export interface IslandLanguage {
  readonly lang: string
  readonly messages: NonNullable<ComponentProps<typeof IntlProvider>['messages']>
}

function withLanguage({ lang, messages }: IslandLanguage, children: ReactNode): ReactNode {
  return (
    <IntlProvider locale={lang} defaultLocale="en" messages={messages}>
      {children}
    </IntlProvider>
  )
}

/** Hydrates the HTML of the build. Without HTML the placeholder stays until the island renders. */
function createIslandRoot(element: HTMLElement, first: ReactNode): Root {
  const { hydrate: identifierPrefix } = element.dataset
  if (identifierPrefix !== undefined && element.hasChildNodes())
    return hydrateRoot(element, first, { identifierPrefix })
  const root = createRoot(element)
  root.render(first)
  return root
}

/** Loads an island when it is needed and keeps it on screen until it is stopped. */
export function mountIsland(element: HTMLElement, language: IslandLanguage): () => void {
  let root: Root | undefined
  let isStopped = false

  function show(tree: ReactNode): void {
    if (root) root.render(tree)
    else root = createIslandRoot(element, tree)
  }

  function showFailure(error: Error): void {
    root ??= createRoot(element)
    root.render(withLanguage(language, <IslandCrash error={error} retry={() => void load()} />))
  }

  async function load(): Promise<void> {
    const { island = '', props = '{}' } = element.dataset
    try {
      const render = await islands[island]?.()
      if (!render) throw new Error(`there is no island "${island}"`)
      const boundary = (
        <ErrorBoundary fallback={(crash) => <IslandCrash {...crash} />}>{render(props, element)}</ErrorBoundary>
      )
      if (!isStopped) show(withLanguage(language, boundary))
    } catch (error) {
      if (!isStopped) showFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const isAsked = element.dataset['readsAddress'] !== undefined && location.search !== ''
  if (isAsked) void load()
  const callOff = isAsked ? undefined : whenNeeded(element, () => void load())
  return () => {
    isStopped = true
    callOff?.()
    root?.unmount()
  }
}

/** Mounts every island of an article, each on its own; gives back how to unmount them all. */
export function mountIslands(article: HTMLElement, language: IslandLanguage): () => void {
  const elements = article.querySelectorAll<HTMLElement>('[data-island]')
  const stops = [...elements].map((element) => mountIsland(element, language))
  return () => {
    for (const stop of stops) stop()
  }
}
