import { useEffect, useLayoutEffect, useState } from 'react'
import { IntlProvider } from 'react-intl'
import type { Messages } from '../i18n/loadMessages.ts'
import type { PageData } from '../lib/pageData.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { TrustedHtml } from './Html.tsx'
import { Layout } from './Layout.tsx'
import { PageContext } from './PageContext.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { type SidebarSource, SidebarSourceContext } from './sidebarSource.ts'

/** One page as the shell shows it. */
export interface View {
  readonly page: PageData
  readonly article: TrustedHtml
  readonly sidebar?: TrustedHtml | undefined
  readonly messages: Messages
  /** Called once the view is on screen. */
  readonly onShown?: () => void
}

export interface AppProps {
  readonly initial: View
  readonly sidebarSource: SidebarSource
  /** Is given the function that shows another page; gives back how to stop. */
  readonly connect?: (show: (view: View) => void) => () => void
}

/** The shell: the same on the server and in the browser. */
export function App({ initial, sidebarSource, connect }: AppProps) {
  const [view, setView] = useState(initial)
  const { page, messages, onShown } = view

  useEffect(() => connect?.(setView), [connect])
  useLayoutEffect(() => onShown?.(), [onShown])

  return (
    <IntlProvider locale={page.lang} defaultLocale="en" messages={messages}>
      <PageContext value={page}>
        <SidebarSourceContext value={sidebarSource}>
          <ErrorBoundary url={page.url}>
            <Layout article={view.article} sidebar={view.sidebar} />
          </ErrorBoundary>
          <RouteAnnouncer title={view === initial ? undefined : page.title} />
        </SidebarSourceContext>
      </PageContext>
    </IntlProvider>
  )
}
