import { languages } from 'virtual:messages/dev'
import { createIntl } from 'react-intl'
import type english from '../../i18n/dev/en.json'
import { nearestLanguage } from '../../i18n/nearestLanguage.ts'

/** Gives a text of the panel, which only the writer of the documentation sees. */
type PanelText = (id: keyof typeof english, values?: { readonly count: number }) => string

/** The texts in the language of the page. */
export async function panelTextIn(lang: string): Promise<PanelText> {
  const intl = createIntl({ locale: lang, messages: (await languages[nearestLanguage(languages, lang)]?.()) ?? {} })
  return (id, values) => intl.formatMessage({ id }, { ...values })
}
