import { type IntlShape, useIntl } from 'react-intl'

type Values = Readonly<Record<string, string | number | readonly string[]>>

/** Gives a text by its id, with values in it; a list among the values is joined as the language does. */
type Texts<Id extends string> = (id: Id, values?: Values) => string

/** Texts in the page's language. */
export function useTexts<Id extends string>(): Texts<Id> {
  return textsOf(useIntl())
}

/** Texts in a language. */
export function textsOf<Id extends string>({
  formatMessage,
  formatList,
}: Pick<IntlShape, 'formatMessage' | 'formatList'>): Texts<Id> {
  const joined = (value: Values[string]) => (typeof value === 'object' ? formatList(value, { style: 'narrow' }) : value)
  return (id, values = {}) =>
    formatMessage({ id }, Object.fromEntries(Object.entries(values).map(([name, own]) => [name, joined(own)])))
}
