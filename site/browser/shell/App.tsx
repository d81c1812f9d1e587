import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl'
import type { LoadFailure } from '../../shared/loadFailure.ts'
import type { SearchLoader } from '../../shared/searchModule.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { type StartArticle, StartArticleContext } from './Article.tsx'
import { CrashPage } from './CrashPage.tsx'
import { Screen } from './Screen.tsx'
import { SearchLoaderContext } from './searchControls.ts'
import { followSection, leaveSection } from './sectionScript.ts'
import { type SidebarSource, SidebarSourceContext } from './sidebarSource.ts'
import type { View } from './view.ts'

/** Calls of the navigation to the shell. */
export interface ShellControls {
  readonly show: (view: View) => void
  readonly fail: (failure: LoadFailure) => void
  readonly setLoading: (isLoading: boolean) => void
}

interface AppProps {
  readonly initial: View
  readonly sidebarSource: SidebarSource
  /** Receives the controls of the shell once it is interactive. */
  readonly connect?: (controls: ShellControls) => void
  /** Brings each article to life that is put on screen; gives back how to stop. */
  readonly startArticle?: StartArticle
  readonly searchLoader?: SearchLoader
}

/** Texts that have been read, of all pages that are shown: the server shows thousands. */
const readTexts = createIntlCache()

/** The shell: the same on the server and in the browser. */
export function App({ initial, sidebarSource, connect, startArticle, searchLoader }: AppProps) {
  const [view, setView] = useState(initial)
  const [failure, setFailure] = useState<LoadFailure>()
  const [isLoading, setLoading] = useState(false)
  const { page, messages, onShown } = view
  // The view of the loaded document. Its section's script knows it already, except after a crash.
  const brought = useRef<View | undefined>(initial)

  const intl = useMemo(
    () => createIntl({ locale: page.lang, defaultLocale: 'en', messages }, readTexts),
    [page.lang, messages],
  )

  useEffect(() => {
    function show(next: View): void {
      setFailure(undefined)
      setView(next)
    }
    connect?.({ show, fail: setFailure, setLoading })
  }, [connect])
  useLayoutEffect(() => onShown?.(), [onShown])

  function leaveArticle(): void {
    brought.current = undefined
    leaveSection(page.url, page.locale)
  }

  return (
    <RawIntlProvider value={intl}>
      <ErrorBoundary content={failure ?? view} fallback={(crash) => <CrashPage {...crash} onShown={leaveArticle} />}>
        <SidebarSourceContext value={sidebarSource}>
          <StartArticleContext value={startArticle}>
            <SearchLoaderContext value={searchLoader}>
              <Screen view={view} failure={failure} isLoading={isLoading} hasArrived={view !== initial} />
              <SectionTeller view={view} failure={failure} brought={brought} />
            </SearchLoaderContext>
          </StartArticleContext>
        </SidebarSourceContext>
      </ErrorBoundary>
    </RawIntlProvider>
  )
}

interface SectionTellerProps {
  readonly view: View
  readonly failure: LoadFailure | undefined
  /** The view of the loaded document, which a section's script knows already. */
  readonly brought: RefObject<View | undefined>
}

/** Informs section scripts about each new article. It mounts and unmounts together with the article. */
function SectionTeller({ view, failure, brought }: SectionTellerProps) {
  useLayoutEffect(() => {
    if (failure) leaveSection(failure.url, view.page.locale)
    else if (view !== brought.current) followSection(view.page)
  }, [view, failure, brought])
  return null
}
