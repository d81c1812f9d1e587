import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import english from '../../i18n/console/en.json'
import { Ladder } from './Ladder.tsx'

it('writes all prices of a book with the digits of the longest, and each size as a share of the largest', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={english}>
      <Ladder
        bids={[['97336.08', '5']]}
        asks={[
          ['97345.8', '12'],
          ['97346', '0.5'],
        ]}
      />
    </IntlProvider>,
  )
  const bars = [...html.matchAll(/background-size:(\d+)%/g)].map(([, share]) => Number(share))
  expect(bars).toEqual([4, 100, 42])
  const texts = [...html.matchAll(/<td class="console-number">(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replace(/<.*?>/g, ''),
  )
  expect(texts).toEqual(['97346.00', '97345.80', '97336.08'])
})
