import { useIntl } from 'react-intl'
import type { ShownServer } from '../../../generator/contract/console.ts'
import type english from '../../i18n/console/en.json'

type ConsoleMessage = keyof typeof english

type ConsoleText = (id: ConsoleMessage, values?: Readonly<Record<string, string | number>>) => string

/** Texts of the console in the page's language. */
export function useConsoleText(): ConsoleText {
  const { formatMessage } = useIntl()
  return (id, values) => formatMessage({ id }, { ...values })
}

/** How readers know a server: its address, or that it is here. */
export function serverName({ use, origin }: Pick<ShownServer, 'use' | 'origin'>, text: ConsoleText): string {
  return use === 'page' ? text('console.page') : origin
}
