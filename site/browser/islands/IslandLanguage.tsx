import type { ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import type { Messages } from '../../i18n/loadMessages.ts'

/** Gives a tool its own texts beside those of the shell, which hold what is said when it crashes. */
export function IslandLanguage({ messages, children }: { readonly messages: Messages; readonly children: ReactNode }) {
  const { locale } = useIntl()
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      {children}
    </IntlProvider>
  )
}
