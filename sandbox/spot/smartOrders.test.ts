import { add, codeOf, compare, lastPrice, multiply, subtract } from 'exchange-docs/kernel'
import { expect, it } from 'vitest'
import type { SpotNewSmartOrder, SpotSmartOrderDetails } from '../types.ts'
import { getAccountBalances } from './accounts.ts'
import { setKillSwitch } from './orders.ts'
import * as smartOrders from './smartOrders.ts'
import { type OpenExchange, openExchange } from './testing.ts'

const none = { parameters: {}, body: null }

function place(exchange: OpenExchange, order: Partial<SpotNewSmartOrder>): string {
  const body = { symbol: 'BTC_USDT', side: 'SELL', quantity: '0.001', ...order } as const
  return smartOrders.createSmartOrder({ parameters: {}, body }, exchange.call()).id
}

function look(exchange: OpenExchange, id: string): SpotSmartOrderDetails | undefined {
  const found = smartOrders.getSmartOrder({ parameters: { id }, body: null }, exchange.call())
  return [found].flat()[0]
}

/** Lets seconds pass until a smart order waits no longer, and gives the prices at which it still waited. */
function pricesUntilReached(exchange: OpenExchange, id: string): string[] {
  const prices: string[] = []
  for (let second = 0; second < 5000 && look(exchange, id)?.state === 'PENDING_NEW'; second += 1) {
    prices.push(lastPrice(exchange.market()))
    exchange.pass(1000)
  }
  return prices
}

it.each(['-1', '1'])(
  'a stop on one side of the price, by %s, waits for it without funds, then sells at market',
  (sign) => {
    const exchange = openExchange()
    const price = lastPrice(exchange.market())
    const stopPrice = add(price, multiply('40', sign))
    const id = place(exchange, { stopPrice })
    const [before] = getAccountBalances(none, exchange.call())
    expect(before?.balances.every(({ hold }) => hold === '0.00')).toBe(true)
    const waited = pricesUntilReached(exchange, id)
    const isReached = (own: string) => (sign === '1' ? compare(own, stopPrice) >= 0 : compare(own, stopPrice) <= 0)
    expect(waited.filter(isReached)).toEqual([])
    expect(exchange.market().trades.some((trade) => isReached(trade.price))).toBe(true)
    expect(look(exchange, id)).toMatchObject({
      ...{ state: 'TRIGGERED', type: 'STOP' },
      triggeredOrder: { state: 'FILLED', type: 'MARKET', side: 'SELL', filledQuantity: '0.001000' },
    })
  },
)

it('a stop with a limit places it, and one without funds fails', () => {
  const exchange = openExchange()
  const price = lastPrice(exchange.market())
  const buy = { side: 'BUY', stopPrice: price, price: '20000' } as const
  const [placed, poor] = [place(exchange, buy), place(exchange, { ...buy, quantity: '9' })]
  exchange.pass(2000)
  const states = [placed, poor].map((id) => look(exchange, id)?.state)
  expect(new Set(states).size).toBe(2)
  expect(states).toContain('FAILED')
  expect(look(exchange, placed)).toMatchObject({ triggeredOrder: { state: 'NEW', type: 'LIMIT', price: '20000.00' } })
})

it('a trailing stop follows the best price, and sells when the price comes back by its offset', () => {
  const exchange = openExchange()
  const id = place(exchange, { type: 'TRAILING_STOP', trailingOffset: '30' })
  const waited = pricesUntilReached(exchange, id).slice(1)
  const best = waited.reduce((most, own) => (compare(own, most) > 0 ? own : most))
  expect(compare(lastPrice(exchange.market()), subtract(best, '30'))).toBeLessThanOrEqual(0)
  expect(look(exchange, id)?.state).toBe('TRIGGERED')
})

it('is cancelled, replaced, listed and found again by its client order ID', () => {
  const exchange = openExchange()
  const far = { stopPrice: '10', clientOrderId: 'one' }
  place(exchange, far)
  expect(codeOf(() => place(exchange, far))).toBe(25004)
  const next = { parameters: { id: 'cid:one' }, body: { stopPrice: '20' } }
  const { id } = smartOrders.replaceSmartOrder(next, exchange.call())
  expect(smartOrders.getOpenSmartOrders(none, exchange.call())).toMatchObject([{ id, stopPrice: '20.00' }])
  expect(smartOrders.cancelAllSmartOrders(none, exchange.call())).toMatchObject([{ orderId: id, state: 'CANCELED' }])
  expect(codeOf(() => smartOrders.cancelSmartOrder({ parameters: { id }, body: null }, exchange.call()))).toBe(25009)
  const states = smartOrders.getSmartOrderHistory(none, exchange.call()).map(({ state }) => state)
  expect(states).toEqual(['CANCELED', 'CANCELED'])
})

it('is cancelled by the kill switch', () => {
  const exchange = openExchange()
  const id = place(exchange, { stopPrice: '10' })
  setKillSwitch({ parameters: {}, body: { timeout: '10' } }, exchange.call())
  exchange.pass(11_000)
  expect(look(exchange, id)?.state).toBe('CANCELED')
})
