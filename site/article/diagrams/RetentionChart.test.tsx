import { expect, it } from 'vitest'
import { htmlOf, textOf } from '../testing.tsx'
import { RetentionChart } from './RetentionChart.tsx'

const chart = (...items: readonly string[]) => (
  <RetentionChart title="Kept">
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </RetentionChart>
)

it('draws how long records are kept to one scale, the shortest still to be seen', () => {
  const html = htmlOf(chart('Orders: 4 hours', 'Fills: 90 days', 'Bills: 180 days'))
  const [orders = 0, fills = 0, bills = 0] = [...html.matchAll(/class="diagram-bar"[^>]* width="([\d.]+)"/g)].map(
    ([, width]) => Number(width),
  )
  expect(orders).toBe(3)
  expect(fills * 2).toBeCloseTo(bills, 0)
  expect(textOf(html)).toContain('How long records can be read: Orders: 4 hours, Fills: 90 days, and Bills: 180 days.')
})

it('refuses an item without a duration, and says the form', () => {
  expect(() => htmlOf(chart('Fills: long'))).toThrow('Fills: 90 days')
})
