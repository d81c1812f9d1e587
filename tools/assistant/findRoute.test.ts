import { expect, test } from 'vitest'
import { findRoute } from './findRoute.ts'
import { venue } from './testing.ts'

test.each(['/orders', 'orders/', '/orders.md', 'https://docs.example.com/api/orders/?a=1#b', 'Orders'])(
  '%s is the page /orders/',
  (wanted) => {
    expect(findRoute(venue, wanted, 'en')).toMatchObject({ kind: 'found', value: { path: '/orders/' } })
  },
)

test('an address of many # is read once', () => {
  expect(findRoute(venue, `/orders${'#'.repeat(300_000)}\nb`, 'en')).toMatchObject({ kind: 'found' })
})
