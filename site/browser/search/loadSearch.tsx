import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { loadSearchMessages } from '../../i18n/loadMessages.ts'
import type { PageData } from '../../shared/pageData.ts'
import type { SearchModule } from '../../shared/searchModule.ts'
import { markArrival } from './markArrival.ts'
import { SearchPanel } from './SearchPanel.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import { searchClient } from './searchClient.ts'

/** The search in a page's language. Its index goes on loading; rejects when the texts cannot be had. */
export async function loadSearch({ frame, locale, lang }: PageData): Promise<SearchModule> {
  const { search: index } = frame
  if (index === undefined) throw new Error('the site has no search')
  searchClient(index)
  const messages = await loadSearchMessages(locale)
  const inLanguage = (content: ReactNode) => (
    <IntlProvider locale={lang} defaultLocale="en" messages={messages}>
      {content}
    </IntlProvider>
  )
  return {
    locale,
    renderPanel: (request) => inLanguage(<SearchPanel {...request} index={index} />),
    renderSuggestions: (request) => inLanguage(<SearchSuggestions {...request} index={index} />),
    markArrival,
  }
}
