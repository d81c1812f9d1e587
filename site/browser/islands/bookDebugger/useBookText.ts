import { useIntl } from 'react-intl'
import type english from '../../../i18n/book/en.json'

export type BookText = (id: keyof typeof english, values?: Readonly<Record<string, string | number>>) => string

/** Texts of the book debugger in the page's language. */
export function useBookText(): BookText {
  const { formatMessage } = useIntl()
  return (id, values) => formatMessage({ id }, { ...values })
}
