import { useIntl } from 'react-intl'
import type english from '../../i18n/shell/en.json'

type MessageId = keyof typeof english

/** Interface texts in the page's language, by id. */
export function useText(): (id: MessageId, values?: Readonly<Record<string, string>>) => string {
  const { formatMessage } = useIntl()
  return (id, values) => formatMessage({ id }, { ...values })
}
