import { type ReactNode, useCallback } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { loadIslandMessages } from '../../i18n/loadMessages.ts'
import { useLoaded } from './useLoaded.ts'

/** Shows a tool once the texts of the tools are loaded. The texts of the shell stay outside, for a crash of the tool. */
export function IslandLanguage({ locale: code, children }: { readonly locale: string; readonly children: ReactNode }) {
  const { locale } = useIntl()
  const load = useCallback(() => loadIslandMessages(code), [code])
  const { value, error } = useLoaded(load)
  if (error) throw error
  if (!value) return <IslandWaiting />
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={value}>
      {children}
    </IntlProvider>
  )
}

/** Keeps the room of a tool while it loads. */
export function IslandWaiting() {
  return <p className="builder-waiting" aria-hidden="true" />
}
