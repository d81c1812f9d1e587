import { useIntl } from 'react-intl'
import type english from '../../i18n/console/en.json'

type ConsoleMessage = keyof typeof english

type ConsoleText = (id: ConsoleMessage, values?: Readonly<Record<string, string | number>>) => string

/** Texts of the console in the page's language. */
export function useConsoleText(): ConsoleText {
  const { formatMessage } = useIntl()
  return (id, values) => formatMessage({ id }, { ...values })
}
