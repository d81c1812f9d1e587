import { ComboboxList, ComboboxProvider } from '@ariakit/react/combobox'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import type { SearchHit } from '../../../generator/contract/search.ts'
import { record } from '../../../generator/search/testing.ts'
import messages from '../../i18n/search/en.json'
import { SearchHits } from './SearchHits.tsx'

function hit(url: string, more: Partial<SearchHit['record']>): SearchHit {
  return {
    record: record(url, 'channel', { title: 'Orders', method: 'WS', ...more }),
    score: 1,
    terms: [],
    excerpt: '',
  }
}

/** The rows and the labels of groups, as texts. */
function shown(...hits: SearchHit[]): string[] {
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages}>
      <ComboboxProvider>
        <ComboboxList alwaysVisible>
          <SearchHits hits={hits} base="/" onChoose={() => {}} />
        </ComboboxList>
      </ComboboxProvider>
    </IntlProvider>,
  )
  return markup
    .split(/<a |<div [^>]*class="search-label"/)
    .slice(1)
    .map((part) => part.replace(/^[^>]*>|<[^>]*>/g, ''))
}

it('rows of two channels with one title say the API of each', () => {
  const spot = hit('/spot/orders', { section: 'spot', sectionLabel: 'Spot' })
  const futures = hit('/futures/orders', { section: 'futures', sectionLabel: 'Futures v3' })
  expect(shown(spot, futures)).toEqual(['OrdersSpot WS ', 'OrdersFutures v3 WS '])
})

it('sections of a guide stand below the API and the title of the guide', () => {
  const own = { title: 'Sockets', section: 'spot', sectionLabel: 'Spot', kind: 'heading', heading: 'Limits' } as const
  expect(shown(hit('/spot/sockets#limits', own))).toEqual(['SpotSockets', 'Limits section '])
})
