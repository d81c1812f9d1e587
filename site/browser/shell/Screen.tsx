import type { LoadFailure } from '../../shared/loadFailure.ts'
import { failedPage } from './failedPage.ts'
import { Layout } from './Layout.tsx'
import { PageContext } from './PageContext.ts'
import { SearchProvider } from './SearchProvider.tsx'
import { useText } from './useText.ts'
import type { View } from './view.ts'

interface ScreenProps {
  readonly view: View
  /** Failure that the reader sees in place of the view's article. */
  readonly failure: LoadFailure | undefined
  readonly isLoading: boolean
  /** Whether the view came by a navigation without a page load. */
  readonly hasArrived: boolean
}

/** The page on screen, or its frame when the requested page cannot be loaded. */
export function Screen({ view, failure, isLoading, hasArrived }: ScreenProps) {
  const text = useText()
  const page = failure ? failedPage(view.page, failure.url, text('shell.failure.title')) : view.page

  function news(): string {
    if (isLoading) return text('shell.navigation.loading')
    if (failure) return text(`shell.failure.${failure.kind}`)
    return hasArrived ? text('shell.navigation.arrived', { title: page.title }) : ''
  }

  return (
    <PageContext value={page}>
      <SearchProvider>
        <Layout article={view.article} sidebar={view.sidebar} failure={failure} />
      </SearchProvider>
      <p className="visually-hidden" role="status">
        {news()}
      </p>
      {isLoading && <div className="loading-mark" aria-hidden="true" />}
    </PageContext>
  )
}
