import { useIntl } from 'react-intl'

type Values = Readonly<Record<string, string | number | readonly string[]>>

/** Texts in the page's language, by id; a list among the values is joined as the language does. */
export function useTexts<Id extends string>(): (id: Id, values?: Values) => string {
  const { formatMessage, formatList } = useIntl()
  const joined = (value: Values[string]) => (typeof value === 'object' ? formatList(value, { style: 'narrow' }) : value)
  return (id, values = {}) =>
    formatMessage({ id }, Object.fromEntries(Object.entries(values).map(([name, own]) => [name, joined(own)])))
}
