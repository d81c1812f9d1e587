import { add, codeOf, multiply, subtract } from 'exchange-docs/kernel'
import { describe, expect, it } from 'vitest'
import type { SpotNewOrder } from '../types.ts'
import { getAccountBalances } from './accounts.ts'
import { cancelAllOrders, cancelOrder, cancelOrdersByIds } from './cancellations.ts'
import { getOrderHistory, getOrderTrades } from './history.ts'
import {
  createOrder,
  createOrders,
  getKillSwitchStatus,
  getOpenOrders,
  getOrder,
  replaceOrder,
  setKillSwitch,
} from './orders.ts'
import { type OpenExchange, openExchange } from './testing.ts'
import { createOrderRequest } from './tradeRequests.ts'

const none = { parameters: {}, body: null }

function place(exchange: OpenExchange, order: Partial<SpotNewOrder>, account = 'alice') {
  const defaults = { symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT', price: '20000', quantity: '0.001' } as const
  return createOrder({ parameters: {}, body: { ...defaults, ...order } }, exchange.call(account))
}

function orderOf(exchange: OpenExchange, id: string, account = 'alice') {
  return getOrder({ parameters: { id }, body: null }, exchange.call(account))
}

function balances(exchange: OpenExchange, account = 'alice') {
  const [own] = getAccountBalances(none, exchange.call(account))
  return Object.fromEntries(own?.balances.map(({ currency, available, hold }) => [currency, { available, hold }]) ?? [])
}

/** The best prices of the book. */
function best(exchange: OpenExchange) {
  const [ask] = exchange.market().book.asks
  const [bid] = exchange.market().book.bids
  if (!ask || !bid) throw new Error('The book is empty.')
  return { ask, bid }
}

function orderEvents(exchange: OpenExchange) {
  return exchange.pushes
    .filter(({ channel }) => channel === 'orders')
    .flatMap(({ message }) => message.data as unknown as { eventType: string; state: string }[])
    .map(({ eventType, state }) => `${eventType} ${state}`)
}

describe('an order with a limit', () => {
  it('rests below the market, holds its funds, and is among the open ones', () => {
    const exchange = openExchange()
    const { id, clientOrderId } = place(exchange, { clientOrderId: 'docs-1' })
    expect(clientOrderId).toBe('docs-1')
    expect(getOpenOrders(none, exchange.call())).toMatchObject([
      { id, state: 'NEW', price: '20000.00', quantity: '0.001000', filledQuantity: '0.000000', avgPrice: '0.00' },
    ])
    expect(balances(exchange)['USDT']).toEqual({ available: '99980.00', hold: '20.00' })
    expect(orderEvents(exchange)).toEqual(['place NEW'])
  })

  it('is filled at the better price of the book, pays the fee of a taker, and gets back what it held too much', () => {
    const exchange = openExchange()
    const { ask } = best(exchange)
    const price = add(ask.price, '5')
    const { id } = place(exchange, { price })
    const order = orderOf(exchange, id)
    const amount = multiply(ask.price, '0.001')
    expect(order).toMatchObject({
      state: 'FILLED',
      filledQuantity: '0.001000',
      avgPrice: expect.stringContaining(ask.price),
    })
    expect(balances(exchange)['BTC']?.available).toBe('1.0009988')
    expect(balances(exchange)['USDT']).toEqual({ available: subtract('100000', amount), hold: '0.00' })
    expect(getOrderTrades({ parameters: { id }, body: null }, exchange.call())).toMatchObject([
      { matchRole: 'TAKER', feeCurrency: 'BTC', feeAmount: '0.0000012' },
    ])
    expect(orderEvents(exchange)).toEqual(['place NEW', 'trade FILLED'])
  })

  it('is filled in parts, by price and then by time', () => {
    const exchange = openExchange()
    const price = subtract(best(exchange).ask.price, '0.01')
    const first = place(exchange, { side: 'SELL', price, quantity: '0.002' })
    const second = place(exchange, { side: 'SELL', price, quantity: '0.002' }, 'bob')
    place(exchange, { price, quantity: '0.003' }, 'carol')
    expect(orderOf(exchange, first.id)).toMatchObject({ state: 'FILLED' })
    expect(orderOf(exchange, second.id, 'bob')).toMatchObject({ state: 'PARTIALLY_FILLED', filledQuantity: '0.001000' })
    expect(getOrderTrades({ parameters: { id: first.id }, body: null }, exchange.call())).toMatchObject([
      { matchRole: 'MAKER', feeCurrency: 'USDT', price },
    ])
    cancelOrder({ parameters: { id: second.id }, body: null }, exchange.call('bob'))
    expect(orderOf(exchange, second.id, 'bob')).toMatchObject({ state: 'PARTIALLY_CANCELED' })
  })

  it('is filled by the market makers when the price comes to it', () => {
    const exchange = openExchange()
    const { id } = place(exchange, { side: 'SELL', price: add(best(exchange).ask.price, '40'), quantity: '0.01' })
    for (let second = 0; second < 3000 && orderOf(exchange, id).state !== 'FILLED'; second += 1) exchange.pass(1000)
    expect(orderOf(exchange, id).state).toBe('FILLED')
  })
})

describe('a market order', () => {
  it('buys for an amount as many steps as it can pay', () => {
    const exchange = openExchange()
    const { id } = place(exchange, { type: 'MARKET', amount: '100' })
    const order = orderOf(exchange, id)
    expect(order).toMatchObject({ state: 'FILLED', amount: '100.00', price: '0.00', quantity: '0.000000' })
    expect(Number(order.filledAmount)).toBeGreaterThan(99.8)
    expect(balances(exchange)['USDT']).toEqual({ available: subtract('100000', order.filledAmount), hold: '0.00' })
  })

  it('sells a quantity, and is the type of an order that names none', () => {
    const exchange = openExchange()
    const call = exchange.call()
    const { id } = createOrder(
      { parameters: {}, body: { symbol: 'BTC_USDT', side: 'SELL', quantity: '0.3', price: '1' } },
      call,
    )
    expect(orderOf(exchange, id)).toMatchObject({ type: 'MARKET', state: 'FILLED', filledQuantity: '0.300000' })
    expect(balances(exchange)['BTC']).toEqual({ available: '0.70', hold: '0.00' })
  })

  it('stops where the slippage is larger than it accepts', () => {
    const exchange = openExchange()
    const sale = { side: 'SELL', type: 'MARKET', quantity: '1' } as const
    const { id } = place(exchange, { ...sale, slippageTolerance: '0.0002' })
    const order = orderOf(exchange, id)
    expect(order.state).toBe('PARTIALLY_CANCELED')
    expect(Number(order.avgPrice)).toBeGreaterThan(Number(best(exchange).bid.price) * 0.9998)
  })
})

describe('what an order says about its stay', () => {
  it('cancels a post-only order that would trade', () => {
    const exchange = openExchange()
    const { id } = place(exchange, { type: 'LIMIT_MAKER', price: best(exchange).ask.price })
    expect(orderOf(exchange, id)).toMatchObject({ state: 'CANCELED', filledQuantity: '0.000000' })
    expect(balances(exchange)['USDT']).toEqual({ available: '100000.00', hold: '0.00' })
  })

  it('cancels the rest of an IOC order', () => {
    const exchange = openExchange()
    const { price, quantity } = best(exchange).ask
    const { id } = place(exchange, { price, quantity: add(quantity, '0.001'), timeInForce: 'IOC' })
    expect(orderOf(exchange, id)).toMatchObject({
      state: 'PARTIALLY_CANCELED',
      filledQuantity: expect.stringContaining(quantity),
    })
    expect(orderEvents(exchange)).toEqual(['place NEW', 'trade PARTIALLY_FILLED', 'canceled PARTIALLY_CANCELED'])
  })

  it('fills a FOK order whole or not at all', () => {
    const exchange = openExchange()
    const { price, quantity } = best(exchange).ask
    const tooLarge = place(exchange, { price, quantity: add(quantity, '0.000001'), timeInForce: 'FOK' })
    expect(orderOf(exchange, tooLarge.id)).toMatchObject({ state: 'CANCELED' })
    const fits = place(exchange, { price, quantity, timeInForce: 'FOK' })
    expect(orderOf(exchange, fits.id)).toMatchObject({ state: 'FILLED' })
  })

  it('cancels an order that comes to another one of its account, unless that is wanted', () => {
    const exchange = openExchange()
    const price = subtract(best(exchange).ask.price, '0.01')
    const own = place(exchange, { side: 'SELL', price })
    const second = place(exchange, { price })
    expect(orderOf(exchange, second.id)).toMatchObject({ state: 'CANCELED' })
    expect(orderOf(exchange, own.id)).toMatchObject({ state: 'NEW' })
    const third = place(exchange, { price, stpMode: 'NONE' })
    expect(orderOf(exchange, third.id)).toMatchObject({ state: 'FILLED' })
  })
})

describe('an order is refused', () => {
  it.each<[code: number, order: Partial<SpotNewOrder>]>([
    [10040, { symbol: 'NO_SUCH' }],
    [10040, { symbol: 'constructor' }],
    [21309, { price: '0' }],
    [21328, { quantity: '0.0' }],
    [21317, { type: 'MARKET', amount: '0' }],
    [21335, { price: '20000.555' }],
    [21336, { quantity: '0.0010001' }],
    [21337, { type: 'MARKET', amount: '250.125' }],
    [21322, { quantity: '0.00001' }],
    [21322, { type: 'MARKET', amount: '0.5' }],
    [21360, { quantity: '21' }],
    [21349, { quantity: '20', price: '100000.01' }],
    [21709, { quantity: '10' }],
    [21709, { side: 'SELL', quantity: '1.000001', price: '90000' }],
    [21315, { clientOrderId: 'x'.repeat(65) }],
    [601, { price: '1e3' }],
    [602, { price: undefined as never }],
  ])('with %i', (code, order) => {
    const exchange = openExchange()
    exchange.call()
    const before = balances(exchange)
    expect(codeOf(() => place(exchange, order))).toBe(code)
    expect(balances(exchange)).toEqual(before)
    expect(getOpenOrders(none, exchange.call())).toEqual([])
  })

  it('with 21312 when its client order ID was used before, even by a closed order', () => {
    const exchange = openExchange()
    place(exchange, { clientOrderId: '__proto__' })
    cancelOrder({ parameters: { id: 'cid:__proto__' }, body: null }, exchange.call())
    expect(codeOf(() => place(exchange, { clientOrderId: '__proto__' }))).toBe(21312)
    expect(codeOf(() => place(exchange, { clientOrderId: '__proto__' }, 'bob'))).toBeUndefined()
  })

  it('takes zeros at the end for nothing', () => {
    expect(codeOf(() => place(openExchange(), { price: '20000.5500', quantity: '0.0010000000' }))).toBeUndefined()
  })

  it('with a code of its own over the socket', () => {
    const call = openExchange().call()
    const params = { symbol: 'BTC_USDT', side: 'SELL', type: 'MARKET', quantity: '2' } as const
    expect(createOrderRequest({ id: 'req-1001', params }, call)).toEqual({
      id: 'req-1001',
      data: [{ orderId: 0, clientOrderId: null, message: 'available insufficient', code: 21721 }],
    })
  })
})

describe('orders together', () => {
  it('are placed one by one, and fail one by one', () => {
    const exchange = openExchange()
    const order = { symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT_MAKER', quantity: '0.001', price: '15000' } as const
    const body = [order, { ...order, price: '0', clientOrderId: 'docs-2' }]
    const [first, second] = createOrders({ parameters: {}, body }, exchange.call())
    expect(first).toEqual({ id: expect.any(String), clientOrderId: '' })
    expect(second).toEqual({ clientOrderId: 'docs-2', code: 21309, message: expect.any(String) })
  })

  it('are cancelled by both kinds of id, and each says what became of it', () => {
    const exchange = openExchange()
    const first = place(exchange, {})
    const second = place(exchange, { clientOrderId: 'docs-2' })
    const filled = place(exchange, { type: 'MARKET', amount: '100' })
    const body = { orderIds: [first.id, filled.id, '1'], clientOrderIds: ['docs-2', 'docs-3'] }
    expect(cancelOrdersByIds({ parameters: {}, body }, exchange.call())).toMatchObject([
      { orderId: first.id, code: 200, state: 'PENDING_CANCEL' },
      { orderId: filled.id, code: 21304, state: 'FILLED' },
      { orderId: '1', code: 21301 },
      { orderId: second.id, clientOrderId: 'docs-2', code: 200 },
      { clientOrderId: 'docs-3', code: 21301 },
    ])
    expect(getOpenOrders(none, exchange.call())).toEqual([])
  })

  it('are cancelled all at once, or those of some symbols', () => {
    const exchange = openExchange()
    const bitcoin = place(exchange, {})
    const ether = place(exchange, { symbol: 'ETH_USDT', price: '2000' })
    const body = { symbols: ['ETH_USDT'] }
    expect(cancelAllOrders({ parameters: {}, body }, exchange.call())).toMatchObject([{ orderId: ether.id }])
    expect(cancelAllOrders(none, exchange.call())).toMatchObject([{ orderId: bitcoin.id, message: 'SUCCESS' }])
    expect(codeOf(() => cancelOrder({ parameters: { id: ether.id }, body: null }, exchange.call()))).toBe(21305)
    expect(balances(exchange)['USDT']).toEqual({ available: '100000.00', hold: '0.00' })
  })

  it('belong to their account alone', () => {
    const exchange = openExchange()
    const { id } = place(exchange, {})
    expect(codeOf(() => cancelOrder({ parameters: { id }, body: null }, exchange.call('bob')))).toBe(21301)
    expect(codeOf(() => orderOf(exchange, exchange.market().book.bids[0]?.orderIds[0] ?? ''))).toBe(21301)
  })
})

describe('an order that the examples name', () => {
  const id = '512340987612345300'

  it('is there for its first caller alone, and open again to be replaced or cancelled', () => {
    const exchange = openExchange()
    expect(getOpenOrders(none, exchange.call())).toEqual([])
    expect(orderOf(exchange, id)).toMatchObject({ state: 'NEW', price: '20000.00' })
    expect(codeOf(() => orderOf(exchange, id, 'bob'))).toBe(21301)
    const cancel = () => cancelOrder({ parameters: { id }, body: null }, exchange.call())
    expect([cancel(), cancel()]).toMatchObject([{ code: 200 }, { code: 200 }])
    expect(orderOf(exchange, id)).toMatchObject({ state: 'CANCELED' })
    replaceOrder({ parameters: { id }, body: { price: '21000' } }, exchange.call())
    expect(getOpenOrders(none, exchange.call())).toMatchObject([{ price: '21000.00' }])
    const history = getOrderHistory(none, exchange.call())
    expect(history.map((order) => [order.id, order.state])).toEqual([[id, 'CANCELED']])
  })

  it('is named by its client order ID too', () => {
    const exchange = openExchange()
    const body = { orderIds: [id], clientOrderIds: ['docs-2', 'docs-3'] }
    const codes = () => cancelOrdersByIds({ parameters: {}, body }, exchange.call()).map(({ code }) => code)
    expect([codes(), codes()]).toEqual([
      [200, 200, 21301],
      [200, 200, 21301],
    ])
  })
})

describe('replacing an order', () => {
  it('cancels it and places another, which keeps what is not changed', () => {
    const exchange = openExchange()
    const old = place(exchange, { clientOrderId: 'docs-1', quantity: '0.002' })
    const body = { price: '21000', clientOrderId: 'docs-2' }
    const { id } = replaceOrder({ parameters: { id: 'cid:docs-1' }, body }, exchange.call())
    expect(orderOf(exchange, old.id)).toMatchObject({ state: 'CANCELED' })
    expect(orderOf(exchange, id)).toMatchObject({
      price: '21000.00',
      quantity: '0.002000',
      type: 'LIMIT',
      state: 'NEW',
    })
    expect(balances(exchange)['USDT']).toEqual({ available: '99958.00', hold: '42.00' })
  })

  it('leaves it cancelled when the new order is refused', () => {
    const exchange = openExchange()
    const { id } = place(exchange, {})
    const replace = () => replaceOrder({ parameters: { id }, body: { quantity: '19' } }, exchange.call())
    expect(codeOf(replace)).toBe(21709)
    expect(orderOf(exchange, id)).toMatchObject({ state: 'CANCELED' })
  })

  it('is refused for a closed order, unless the new one is wanted all the same', () => {
    const exchange = openExchange()
    const { id } = place(exchange, {})
    cancelOrder({ parameters: { id }, body: null }, exchange.call())
    const replace = (proceedOnFailure: 'true' | 'false') =>
      replaceOrder({ parameters: { id }, body: { proceedOnFailure } }, exchange.call())
    expect(codeOf(() => replace('false'))).toBe(21305)
    expect(codeOf(() => replace('true'))).toBeUndefined()
  })
})

describe('the kill switch', () => {
  it('cancels all orders when nobody starts it again', () => {
    const exchange = openExchange()
    const { id } = place(exchange, {})
    const arm = () => setKillSwitch({ parameters: {}, body: { timeout: '10' } }, exchange.call())
    expect(Number(arm().cancellationTime) - Number(arm().startTime)).toBe(10_000)
    exchange.pass(9_000)
    arm()
    exchange.pass(9_000)
    expect(orderOf(exchange, id).state).toBe('NEW')
    exchange.pass(1_000)
    expect(orderOf(exchange, id).state).toBe('CANCELED')
    expect(codeOf(() => getKillSwitchStatus(none, exchange.call()))).toBe(25020)
  })

  it('is stopped with -1', () => {
    const exchange = openExchange()
    const { id } = place(exchange, {})
    setKillSwitch({ parameters: {}, body: { timeout: '10' } }, exchange.call())
    setKillSwitch({ parameters: {}, body: { timeout: '-1' } }, exchange.call())
    exchange.pass(11_000)
    expect(orderOf(exchange, id).state).toBe('NEW')
  })
})

describe('order history', () => {
  it('tells closed orders, the newest first, page by page', () => {
    const exchange = openExchange()
    const ids = Array.from({ length: 5 }, () => place(exchange, {}).id)
    cancelAllOrders(none, exchange.call())
    place(exchange, {})
    const page = (parameters: object) =>
      getOrderHistory({ parameters, body: null }, exchange.call()).map(({ id }) => ids.indexOf(id))
    expect(page({})).toEqual([4, 3, 2, 1, 0])
    expect(page({ limit: 2 })).toEqual([4, 3])
    expect(page({ limit: 2, from: ids[3] })).toEqual([3, 2])
    expect(page({ limit: 2, from: ids[1], direction: 'PRE' })).toEqual([2, 1])
    expect(page({ states: ['FILLED'] })).toEqual([])
    expect(codeOf(() => page({ limit: 1001 }))).toBe(21344)
    expect(codeOf(() => page({ startTime: 0, endTime: 31 * 24 * 3600_000 }))).toBe(21355)
  })
})
