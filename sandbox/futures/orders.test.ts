import { add, codeOf, multiply, subtract } from 'exchange-docs/kernel'
import { describe, expect, it } from 'vitest'
import type { V3FuturesNewOrder } from '../types.ts'
import { closeFuturesPosition } from './closePositions.ts'
import { getFuturesLimitPrice } from './contracts.ts'
import { getFuturesFills, getFuturesOrderHistory } from './history.ts'
import { getFuturesOrderBook } from './marketData.ts'
import * as orders from './orders.ts'
import { getFuturesBalance, getFuturesPositions, switchFuturesPositionMode } from './positions.ts'
import { type OpenExchange, openExchange } from './testing.ts'

const symbol = 'BTC_USDT_PERP'
const none = { parameters: {}, body: null }

function place(exchange: OpenExchange, order: Partial<V3FuturesNewOrder>, account = 'alice') {
  const { px, ...others } = { symbol, side: 'BUY', type: 'LIMIT', px: '93000', sz: '2', ...order } as const
  const body = { ...others, ...(others.type === 'MARKET' ? {} : { px }) }
  return exchange.act((call) => orders.placeFuturesOrder({ parameters: {}, body }, call), account)
}

function open(exchange: OpenExchange, account = 'alice') {
  return exchange.act((call) => orders.getFuturesOpenOrders(none, call), account)
}

function ended(exchange: OpenExchange, ordId: string, account = 'alice') {
  const [order] = exchange.act((call) => getFuturesOrderHistory({ parameters: { ordId }, body: null }, call), account)
  return order
}

function positions(exchange: OpenExchange, account = 'alice') {
  return exchange.act((call) => getFuturesPositions(none, call), account)
}

function best(exchange: OpenExchange) {
  const { asks, bids } = exchange.act((call) => getFuturesOrderBook({ parameters: { symbol }, body: null }, call))
  const [ask, bid] = [asks[0] ?? ['0', '0'], bids[0] ?? ['0', '0']]
  return { ask: { price: ask[0], quantity: ask[1] }, bid: { price: bid[0], quantity: bid[1] } }
}

describe('a futures order with a limit', () => {
  it('rests below the market, and its margin is not available', () => {
    const exchange = openExchange()
    const { ordId, clOrdId } = place(exchange, {})
    expect(clOrdId).toBe(`polo${ordId}`)
    expect(open(exchange)).toMatchObject([{ ordId, state: 'NEW', px: '93000', sz: '2', execQty: '0', feeCcy: '' }])
    // 2 contracts of 0.001 BTC at 93,000 with a leverage of 20.
    expect(exchange.act((call) => getFuturesBalance(none, call))).toMatchObject({ im: '9.3', availMgn: '9990.7' })
  })

  it('is filled in part by what the book has, and opens a position', () => {
    const exchange = openExchange()
    const { price, quantity } = best(exchange).ask
    const { ordId } = place(exchange, { px: price, sz: add(quantity, '3') })
    expect(open(exchange)).toMatchObject([{ ordId, state: 'PARTIALLY_FILLED', execQty: quantity, avgPx: price }])
    expect(positions(exchange)).toMatchObject([{ qty: quantity, side: 'BUY', openAvgPx: price, lever: '20' }])
    const value = multiply(multiply(price, quantity), '0.001')
    expect(exchange.act((call) => getFuturesFills({ parameters: { ordId }, body: null }, call))).toMatchObject([
      { role: 'TAKER', value, feeRate: '0.0005', feeAmt: multiply(value, '0.0005') },
    ])
    expect(place(exchange, { side: 'SELL', type: 'MARKET', sz: '3' }, 'bob')).toBeDefined()
    expect(ended(exchange, ordId)).toMatchObject({ state: 'FILLED', cancelReason: '' })
    const [last] = exchange.act((call) => getFuturesFills({ parameters: { ordId, limit: 1 }, body: null }, call))
    expect(last).toMatchObject({ role: 'MAKER', feeRate: '0.0002', px: price, qty: '3' })
  })

  it.each([
    [{ type: 'LIMIT_MAKER' }, 'LIMIT_MAKER_ORDER_INCORRECT_PRICE_CONDITION', 'CANCELED'],
    [{ timeInForce: 'IOC', sz: '200' }, 'LIMIT_MATCH_IOC_ORDER_CANNOT_FILLED', 'PARTIALLY_CANCELED'],
    [{ timeInForce: 'IOC', px: '93000' }, 'LIMIT_MATCH_IOC_OR_FOK_ORDER_PRICE_CANNOT_MATCH', 'CANCELED'],
    [{ timeInForce: 'FOK', px: '93000' }, 'LIMIT_MATCH_IOC_OR_FOK_ORDER_PRICE_CANNOT_MATCH', 'CANCELED'],
    [{ timeInForce: 'FOK', sz: '200' }, 'LIMIT_MATCH_FOK_ORDER_MAKER_INSUFFICIENT_AVAILABLE_QUANTITY', 'CANCELED'],
  ] as const)('%o ends with %s', (order, cancelReason, state) => {
    const exchange = openExchange()
    const { ordId } = place(exchange, { px: best(exchange).ask.price, ...order } as Partial<V3FuturesNewOrder>)
    expect(ended(exchange, ordId)).toMatchObject({ state, cancelReason })
  })

  it.each([
    ['NONE', [], 'FILLED', 'FILLED'],
    ['EXPIRE_TAKER', ['first'], undefined, 'CANCELED'],
    ['EXPIRE_MAKER', ['second'], 'CANCELED', undefined],
    ['EXPIRE_BOTH', [], 'CANCELED', 'CANCELED'],
  ] as const)('that meets one of its own account does what %s says', (stpMode, left, first, second) => {
    const exchange = openExchange()
    const px = subtract(best(exchange).ask.price, '0.01')
    const maker = place(exchange, { side: 'SELL', px, clOrdId: 'first' })
    const taker = place(exchange, { px, stpMode, clOrdId: 'second' })
    expect(open(exchange).map(({ clOrdId }) => clOrdId)).toEqual(left)
    expect(ended(exchange, maker.ordId)?.state).toBe(first)
    expect(ended(exchange, taker.ordId)?.state).toBe(second)
    expect(positions(exchange)).toEqual([])
  })
})

it('a FOK order is filled in part when an order that it meets loses the position which it closes', () => {
  const exchange = openExchange()
  place(exchange, { type: 'MARKET', sz: '4' }, 'bob')
  const { price } = best(exchange).ask
  const [near, far] = [subtract(price, '0.02'), subtract(price, '0.01')]
  place(exchange, { side: 'SELL', px: near, sz: '4' }, 'bob')
  const closing = place(exchange, { side: 'SELL', px: far, sz: '4', reduceOnly: true }, 'bob')
  const { ordId } = place(exchange, { px: far, sz: '8', timeInForce: 'FOK' })
  expect(ended(exchange, closing.ordId, 'bob')?.cancelReason).toBe('NO_MARGIN_QUANTITY_GREAT_THAN_POSITION')
  expect(ended(exchange, ordId)).toMatchObject({ state: 'PARTIALLY_CANCELED', execQty: '4' })
})

describe('a position', () => {
  it('of one-way mode is closed and turned by an order against it', () => {
    const exchange = openExchange()
    place(exchange, { type: 'MARKET', sz: '5' })
    place(exchange, { type: 'MARKET', side: 'SELL', sz: '8' })
    expect(positions(exchange)).toMatchObject([{ side: 'SELL', qty: '3', posSide: 'BOTH' }])
  })

  it('of hedge mode has a long and a short side, and no more is closed than there is', () => {
    const exchange = openExchange()
    const body = { posMode: 'HEDGE' } as const
    exchange.act((call) => switchFuturesPositionMode({ parameters: {}, body }, call))
    const long = { mgnMode: 'CROSS', posSide: 'LONG', type: 'MARKET' } as const
    const short = { mgnMode: 'CROSS', posSide: 'SHORT', type: 'MARKET' } as const
    place(exchange, { ...long, side: 'BUY', sz: '5' })
    place(exchange, { ...short, side: 'SELL', sz: '4' })
    expect(positions(exchange)).toMatchObject([
      { posSide: 'LONG', side: 'BUY', qty: '5' },
      { posSide: 'SHORT', side: 'SELL', qty: '4' },
    ])
    place(exchange, { ...long, side: 'SELL', type: 'LIMIT', px: '99000', sz: '3' })
    expect(codeOf(() => place(exchange, { ...long, side: 'SELL', sz: '3' }))).toBe(10018)
    expect(codeOf(() => place(exchange, { type: 'MARKET' }))).toBe(400)
    expect(
      codeOf(() =>
        exchange.act((call) => switchFuturesPositionMode({ parameters: {}, body: { posMode: 'ONE_WAY' } }, call)),
      ),
    ).toBe(10008)
    const close = { symbol, mgnMode: 'CROSS', posSide: 'LONG' } as const
    exchange.act((call) => closeFuturesPosition({ parameters: {}, body: close }, call))
    expect(positions(exchange)).toMatchObject([{ posSide: 'SHORT' }])
    expect(open(exchange)).toEqual([])
  })

  it('takes its reduce-only orders with it when another order closes it', () => {
    const exchange = openExchange()
    place(exchange, { type: 'MARKET', sz: '5' })
    const { ordId } = place(exchange, { side: 'SELL', px: '99000', sz: '4', reduceOnly: true })
    expect(positions(exchange)[0]).toMatchObject({ qty: '5', availQty: '1' })
    place(exchange, { type: 'MARKET', side: 'SELL', sz: '2' })
    expect(ended(exchange, ordId)).toMatchObject({
      state: 'CANCELED',
      cancelReason: 'NO_MARGIN_QUANTITY_GREAT_THAN_POSITION',
    })
  })
})

describe('an order is refused', () => {
  it.each([
    [10001, { symbol: 'X_USDT_PERP' }],
    [10002, { px: '110000' }],
    [10014, { px: '93000.001' }],
    [400, { sz: '1.5' }],
    [400, { sz: '0' }],
    [400, { mgnMode: 'CROSS' }],
    [400, { mgnMode: 'CROSS', posSide: 'LONG' }],
    [10018, { reduceOnly: true }],
    [10019, { sz: '3000' }],
  ] as const)('with %i: %o', (code, order) => {
    const exchange = openExchange()
    expect(codeOf(() => place(exchange, order as Partial<V3FuturesNewOrder>))).toBe(code)
    expect(open(exchange)).toEqual([])
  })

  it('with 250 when its client order ID is used, with 10003 and 10004 when nobody is on the other side', () => {
    const exchange = openExchange()
    place(exchange, { clOrdId: 'docs-1' })
    expect(codeOf(() => place(exchange, { clOrdId: 'docs-1' }))).toBe(250)
    const { book } = exchange.market()
    book.asks.length = 0
    expect(codeOf(() => place(exchange, { type: 'MARKET' }))).toBe(10004)
    book.bids.length = 0
    expect(codeOf(() => place(exchange, { type: 'MARKET', side: 'SELL' }))).toBe(10003)
  })

  it('above and below the price limits, which follow the mark price', () => {
    const exchange = openExchange()
    const [limits] = exchange.act((call) => getFuturesLimitPrice({ parameters: { symbol }, body: null }, call))
    const { buyLmt, sellLmt } = limits ?? { buyLmt: '0', sellLmt: '0' }
    expect(codeOf(() => place(exchange, { px: add(`${buyLmt}`, '0.01') }))).toBe(10002)
    expect(codeOf(() => place(exchange, { side: 'SELL', px: subtract(`${sellLmt}`, '0.01') }))).toBe(10002)
    expect(codeOf(() => place(exchange, { side: 'SELL', px: '400000', sz: '1' }))).toBeUndefined()
  })
})

describe('cancelling', () => {
  it('names an order by either id, and refuses one that is unknown or has ended', () => {
    const exchange = openExchange()
    const { ordId } = place(exchange, { clOrdId: 'docs-1' })
    const cancel = (ids: { ordId?: string; clOrdId?: string }) =>
      exchange.act((call) => orders.cancelFuturesOrder({ parameters: {}, body: { symbol, ...ids } }, call))
    expect(cancel({ clOrdId: 'docs-1' })).toEqual({ ordId, clOrdId: 'docs-1' })
    expect(ended(exchange, ordId)).toMatchObject({ state: 'CANCELED', cancelReason: 'USER_CANCEL_ORDER_ACTION' })
    expect(codeOf(() => cancel({ ordId }))).toBe(11004)
    expect(codeOf(() => cancel({ ordId: '1' }))).toBe(11008)
    exchange.pass(4 * 60 * 60_000 + 1)
    expect(ended(exchange, ordId)).toBeUndefined()
  })

  it('finds an order that the examples name for its first caller, in both modes and again', () => {
    const exchange = openExchange()
    const ordIds = ['520117304456110081', '520117304456110082', '520117304456110083']
    const cancel = (account?: string) =>
      exchange
        .act((call) => orders.cancelFuturesOrders({ parameters: {}, body: { symbol, ordIds } }, call), account)
        .map(({ code }) => code)
    expect([cancel(), cancel('bob')]).toEqual([
      [200, 200, 11008],
      [11008, 11008, 11008],
    ])
    exchange.act((call) => switchFuturesPositionMode({ parameters: {}, body: { posMode: 'HEDGE' } }, call))
    expect([cancel(), open(exchange)]).toEqual([[200, 200, 11008], []])
    const history = exchange.act((call) => getFuturesOrderHistory(none, call))
    expect(history.map(({ ordId }) => ordId).sort()).toEqual(ordIds.slice(0, 2))
  })

  it('cancels several, or all of a side', () => {
    const exchange = openExchange()
    const body = [{ clOrdId: 'a' }, { clOrdId: 'b' }, { clOrdId: 'c', px: '1000000' }].map((own) => ({
      ...({ symbol, side: 'BUY', type: 'LIMIT', px: '93000', sz: '1' } as const),
      ...own,
    }))
    const placed = exchange.act((call) => orders.placeFuturesOrders({ parameters: {}, body }, call))
    expect(placed.map(({ code, clOrdId }) => [clOrdId, code])).toEqual([
      ['a', 200],
      ['b', 200],
      ['c', 10002],
    ])
    place(exchange, { side: 'SELL', px: '99000', clOrdId: 'd' })
    const some = { symbol, clOrdIds: ['a', 'x'] }
    const cancelled = exchange.act((call) => orders.cancelFuturesOrders({ parameters: {}, body: some }, call))
    expect(cancelled.map(({ code }) => code)).toEqual([200, 11008])
    const all = exchange.act((call) => orders.cancelAllFuturesOrders({ parameters: {}, body: { side: 'BUY' } }, call))
    expect(all).toMatchObject([{ clOrdId: 'b', code: 200 }])
    expect(open(exchange)).toMatchObject([{ clOrdId: 'd' }])
  })

  it('pages open orders from the oldest on', () => {
    const exchange = openExchange()
    const ids = ['a', 'b', 'c', 'd', 'e'].map((clOrdId) => place(exchange, { clOrdId }).ordId)
    const page = (from = '0', direct: 'NEXT' | 'PREV' = 'NEXT') =>
      exchange
        .act((call) => {
          const parameters = { limit: 2, from: Number(from), direct }
          return orders.getFuturesOpenOrders({ parameters, texts: { from }, body: null }, call)
        })
        .map(({ clOrdId }) => clOrdId)
    expect(page()).toEqual(['a', 'b'])
    expect(page(ids[1])).toEqual(['b', 'c'])
    expect(page(ids[3], 'PREV')).toEqual(['c', 'd'])
  })
})
