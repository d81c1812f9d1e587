import { languages } from 'virtual:messages/reference'
import type { ReactNode } from 'react'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { nearestLanguage } from '../i18n/nearestLanguage.ts'
import type english from '../i18n/reference/en.json'

export type MessageId = keyof typeof english
type MessageValues = Readonly<Record<string, string | number>>

/** The article's own words in one language. */
export interface ArticleMessages {
  readonly intl: IntlShape
  /** A message as text. */
  text(id: MessageId, values?: MessageValues): string
  /** A message with elements in it. */
  rich(id: MessageId, values: Readonly<Record<string, ReactNode>>): ReactNode
}

const wordsByLanguage = new Map<string, ArticleMessages>()

/** The words of a locale; one whose messages do not exist speaks English. `lang` decides how numbers and lists look. */
export function wordsOf(locale: string, lang = locale): ArticleMessages {
  const key = `${locale} ${lang}`
  const known = wordsByLanguage.get(key)
  if (known) return known
  const words = createWords(languages[nearestLanguage(languages, locale)] ?? {}, lang)
  wordsByLanguage.set(key, words)
  return words
}

/** Pages repeat the same sentences over and over; more different sentences than this are not kept. */
const mostRemembered = 5_000

function createWords(messages: Readonly<Record<string, string>>, lang: string): ArticleMessages {
  const intl = createIntl({ locale: lang, messages, onError: reportMessage }, createIntlCache())
  const formatted = new Map<string, string>()
  return {
    intl,
    text(id, values) {
      const key = values ? `${id} ${JSON.stringify(values)}` : id
      const known = formatted.get(key)
      if (known !== undefined) return known
      const text = intl.formatMessage({ id }, { ...values })
      if (formatted.size >= mostRemembered) formatted.clear()
      formatted.set(key, text)
      return text
    },
    rich: (id, values) => intl.formatMessage({ id }, { ...values }),
  }
}

/** A message that cannot be formatted is a bug of ours and must not reach a reader as raw text. */
function reportMessage(cause: unknown): never {
  throw new Error('an interface message cannot be formatted', { cause })
}
