import { useIntl } from 'react-intl'
import type english from '../../i18n/islands/en.json'

type IslandMessage = keyof typeof english

export type IslandText = (id: IslandMessage, values?: Readonly<Record<string, string | number>>) => string

/** Texts of the tools inside articles, in the page's language. */
export function useIslandText(): IslandText {
  const { formatMessage } = useIntl()
  return (id, values) => formatMessage({ id }, { ...values })
}
