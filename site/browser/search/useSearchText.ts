import { useIntl } from 'react-intl'
import type english from '../../i18n/search/en.json'

type MessageId = keyof typeof english

/** Texts of the search in the page's language, by id. */
export function useSearchText(): (id: MessageId, values?: Readonly<Record<string, string | number>>) => string {
  const { formatMessage } = useIntl()
  return (id, values) => formatMessage({ id }, { ...values })
}
