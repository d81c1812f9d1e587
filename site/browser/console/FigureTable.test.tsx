import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FigureTable } from './FigureTable.tsx'

const table = (rows: readonly { readonly symbol: string; readonly size: string }[]) =>
  renderToStaticMarkup(
    <FigureTable
      caption="Positions"
      empty="None"
      rows={rows}
      columns={[
        ['Market', ({ symbol }) => symbol],
        ['Size', ({ size }) => size, 'figure'],
      ]}
    />,
  )

it('shows a row of texts and figures for each entry, and aligns the points of figures', () => {
  const html = table([
    { symbol: 'BTC', size: '1.25' },
    { symbol: 'ETH', size: '20' },
  ])
  expect(html.match(/<td data-title="Market">\w+/g)?.map((cell) => cell.slice(-3))).toEqual(['BTC', 'ETH'])
  expect(html).toContain(
    '<td class="console-number" data-title="Size">1<span class="builder-fraction" style="inline-size:3ch">.25</span></td>',
  )
  expect(html).toContain(
    '<td class="console-number" data-title="Size">20<span class="builder-fraction" style="inline-size:3ch"></span>',
  )
})

it('says across all columns that there is no row', () => {
  expect(table([])).toContain('<td colSpan="2" class="builder-quiet">None</td>')
})
