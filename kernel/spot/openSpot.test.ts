import { expect, it } from 'vitest'
import { Refused } from '../refused.ts'
import { advance } from './advance.ts'
import type { SpotRules } from './exchange.ts'
import { openSpot } from './openSpot.ts'

const rules: SpotRules = {
  idOf: String,
  refusal: (reason) => new Refused(1, reason),
  openingOf: () => ({ balances: {}, rates: { makerRate: '0', takerRate: '0', specialFeeRates: [] } }),
  index: { currency: 'USD', tick: '0.01' },
  maxOpenOrders: 10,
  maxClientOrderId: 10,
}

/** The book of a market of one currency, at its start or some seconds after. */
function bookOf(price: string, scales: { readonly priceScale: number; readonly quantityScale: number }, seconds = 0) {
  const limits = {
    ...{ ...scales, amountScale: 8, minQuantity: '0', minAmount: '0', maxAmount: '0', maxQuantity: '0' },
    ...{ highestBid: '0', lowestAsk: '0' },
  }
  const markets = [{ symbol: 'A', base: 'A', quote: 'USD', limits }]
  const state = openSpot(rules, { seed: 1, now: 1767225640000, markets, prices: { A: price } })
  const now = 1767225640000 + seconds * 1000
  advance({ state, now, rules, tell: () => {} })
  return state.markets['A']?.book
}

it('quotes a market whose step of prices is wider than the usual gap', () => {
  const book = bookOf('0.05', { priceScale: 3, quantityScale: 2 })
  expect([book?.bids[0]?.price, book?.asks[0]?.price]).toEqual(['0.05', '0.051'])
})

it('quotes no price that is not above 0', () => {
  const book = bookOf('0.004', { priceScale: 3, quantityScale: 2 }, 30)
  expect(book?.bids.map(({ price }) => price)).toEqual(['0.004', '0.003', '0.002', '0.001'])
})

it('quotes one step where the usual quantity is less', () => {
  const book = bookOf('90000', { priceScale: 2, quantityScale: 0 }, 5)
  expect(book?.bids.every(({ quantity }) => Number(quantity) >= 1)).toBe(true)
  expect(book?.bids.length).toBeGreaterThan(0)
})
