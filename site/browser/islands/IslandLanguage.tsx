import { type ReactNode, useCallback } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { loadIslandMessages } from '../../i18n/loadMessages.ts'
import { useLoaded } from './useLoaded.ts'

type Messages = Readonly<Record<string, string>>

interface IslandLanguageProps {
  readonly locale: string
  /** Loads the texts of one tool; the same function in each render. */
  readonly load?: (locale: string) => Promise<Messages>
  readonly children: ReactNode
}

/** Shows a tool once its texts are loaded, beside the shell's texts. */
export function IslandLanguage({ locale: code, load = loadIslandMessages, children }: IslandLanguageProps) {
  const { locale, messages } = useIntl()
  const { value, error } = useLoaded(useCallback(() => load(code), [load, code]))
  if (error) throw error
  if (!value) return <IslandWaiting />
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={Object.assign({}, messages, value)}>
      {children}
    </IntlProvider>
  )
}

/** Keeps the room of a tool while it loads. */
export function IslandWaiting() {
  return <p className="builder-waiting" aria-hidden="true" />
}
