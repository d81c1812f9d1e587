import { type ComponentType, useCallback } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { loadIslandMessages } from '../../i18n/loadMessages.ts'
import { useLoaded } from './useLoaded.ts'

type Messages = Readonly<Record<string, string>>

interface InLanguage {
  /** Language of the article around the tool. */
  readonly locale: string
}

/** A tool that shows once its texts are loaded, beside the shell's texts. */
export function inLanguage<Props extends InLanguage>(
  Tool: ComponentType<Props>,
  load: (locale: string) => Promise<Messages> = loadIslandMessages,
): ComponentType<Props> {
  return function ToolInLanguage(props) {
    const { locale: code } = props
    const { locale, messages } = useIntl()
    const { value, error } = useLoaded(useCallback(() => load(code), [code]))
    if (error) throw error
    if (!value) return <IslandWaiting />
    return (
      <IntlProvider locale={locale} defaultLocale="en" messages={Object.assign({}, messages, value)}>
        <Tool {...props} />
      </IntlProvider>
    )
  }
}

/** Keeps the room of a tool while it loads. */
export function IslandWaiting() {
  return <p className="builder-waiting" aria-hidden="true" />
}
