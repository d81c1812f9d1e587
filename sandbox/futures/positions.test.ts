import { add, codeOf, compare, type Decimal, divide, known, multiply, subtract } from 'exchange-docs/kernel'
import { accountFigures, fundingInterval, liquidationPrice, type Position } from 'exchange-docs/kernel/futures'
import { describe, expect, it } from 'vitest'
import { exampleKey } from '../keys.ts'
import type { V3FuturesNewOrder } from '../types.ts'
import { closeFuturesPosition } from './closePositions.ts'
import { getFuturesFundingRate, getFuturesInsuranceFund, getFuturesLiquidationOrders } from './contracts.ts'
import { getFuturesBills, getFuturesFills, getFuturesOrderHistory, getFuturesPositionHistory } from './history.ts'
import { getFuturesLeverages, setFuturesLeverage } from './leverage.ts'
import { getFuturesOpenOrders, placeFuturesOrder } from './orders.ts'
import {
  adjustFuturesMargin,
  getFuturesBalance,
  getFuturesPositions,
  getFuturesUserRiskLimit,
  switchFuturesPositionMode,
} from './positions.ts'
import { type OpenExchange, openExchange } from './testing.ts'

const symbol = 'BTC_USDT_PERP'
const none = { parameters: {}, body: null }
const isolated = { mgnMode: 'ISOLATED', posSide: 'BOTH' } as const

function buy(exchange: OpenExchange, order: Partial<V3FuturesNewOrder> = {}) {
  const body = { symbol, side: 'BUY', type: 'MARKET', sz: '5', ...order } as const
  return exchange.act((call) => placeFuturesOrder({ parameters: {}, body }, call))
}

function setLeverage(exchange: OpenExchange, lever: string, mgnMode: 'CROSS' | 'ISOLATED' = 'CROSS') {
  const body = { symbol, mgnMode, posSide: 'BOTH', lever } as const
  return exchange.act((call) => setFuturesLeverage({ parameters: {}, body }, call))
}

function position(exchange: OpenExchange) {
  const [own] = exchange.act((call) => getFuturesPositions(none, call))
  if (!own) throw new Error('There is no position.')
  return own
}

function balance(exchange: OpenExchange) {
  return exchange.act((call) => getFuturesBalance(none, call))
}

function bills(exchange: OpenExchange) {
  return exchange.act((call) => getFuturesBills({ parameters: { limit: '100' }, body: null }, call))
}

/** Moves the price that the market stands around, and lets the exchange see it. */
function movePrice(exchange: OpenExchange, factor: Decimal, currency = 'BTC') {
  const { prices } = exchange.state.course
  prices[currency] = multiply(known(prices, currency), factor)
  exchange.pass(1000)
}

it('the key that the mock prints has the positions of the examples, which earn nothing together', () => {
  const exchange = openExchange()
  const held = () => exchange.act((call) => getFuturesPositions(none, call), exampleKey)
  expect(held().map(({ symbol: of, mgnMode, side, lever }) => [of, mgnMode, side, lever])).toEqual([
    ['ETH_USDT_PERP', 'ISOLATED', 'SELL', '10'],
    ['ETH_USDT_PERP', 'CROSS', 'BUY', '20'],
  ])
  movePrice(exchange, '1.01', 'ETH')
  const [short = '0', long = '0'] = held().map(({ upl }) => upl)
  expect(compare(long, '0')).toBe(1)
  expect(add(short, long)).toBe('0')
})

describe('a cross position', () => {
  it('is valued at the mark price, and its margin follows', () => {
    const exchange = openExchange()
    buy(exchange)
    const { markPx, qty, openAvgPx, im, mm, upl, fee } = position(exchange)
    const value = multiply(multiply(markPx, qty), '0.001')
    expect(im).toBe(divide(value, '20', 8))
    expect(mm).toBe(multiply(value, '0.006'))
    expect(compare(upl, subtract(value, multiply(multiply(openAvgPx, qty), '0.001')))).toBe(0)
    const { eq, availMgn, details } = balance(exchange)
    expect(details[0]?.avail).toBe(add('10000', fee ?? '0'))
    expect(eq).toBe(add(details[0]?.avail ?? '0', upl))
    expect(availMgn).toBe(subtract(eq, im))
  })

  it('leaves its profit, fees and bills behind when it is closed', () => {
    const exchange = openExchange()
    buy(exchange)
    movePrice(exchange, '1.01')
    // The book is full again some seconds later.
    exchange.pass(10_000)
    const body = { symbol, mgnMode: 'CROSS' } as const
    exchange.act((call) => closeFuturesPosition({ parameters: {}, body }, call))
    const [closed] = exchange.act((call) => getFuturesPositionHistory(none, call))
    expect(closed).toMatchObject({ side: 'SELL', qty: '0', closedQty: '-5', state: 'NORMAL', fFee: '0' })
    expect(compare(closed?.pnl ?? '0', '4')).toBe(1)
    expect(balance(exchange).eq).toBe(add('10000', add(closed?.pnl ?? '0', closed?.fee ?? '0')))
    expect(bills(exchange).map(({ type }) => type)).toEqual(['FEE', 'PNL', 'FEE'])
    expect(
      bills(exchange)
        .map(({ sz }) => sz)
        .reduce(add),
    ).toBe(subtract(balance(exchange).eq, '10000'))
  })
})

it('both sides of a contract in hedge mode are liquidated at one price, which each of them tells', () => {
  const exchange = openExchange()
  exchange.act((call) => switchFuturesPositionMode({ parameters: {}, body: { posMode: 'HEDGE' } }, call))
  for (const [side, posSide, sz] of [
    ['BUY', 'LONG', '300'],
    ['SELL', 'SHORT', '50'],
  ] as const) {
    buy(exchange, { side, posSide, sz, mgnMode: 'CROSS' })
    exchange.pass(10_000)
  }
  const held = () => exchange.act((call) => getFuturesPositions(none, call))
  const [price = '0', other] = held().map(({ liqPx }) => liqPx)
  expect(other).toBe(price)
  const moveTo = (wanted: Decimal) => movePrice(exchange, divide(wanted, exchange.market().quotes.reference, 8))
  moveTo(multiply(price, '1.01'))
  expect(held()).toHaveLength(2)
  const body = { symbol, mgnMode: 'CROSS', posSide: 'SHORT' } as const
  const before = exchange.pushes.length
  exchange.act((call) => closeFuturesPosition({ parameters: {}, body }, call))
  const told = exchange.pushes.slice(before).filter(({ channel }) => channel === 'positions')
  expect(told.map(({ message }) => message.data[0])).toMatchObject([{ posSide: 'SHORT', qty: '0', liqPx: '0' }, {}])
  const [alone] = held()
  expect(compare(alone?.liqPx ?? '0', price)).toBe(1)
  moveTo(multiply(alone?.liqPx ?? '0', '0.99'))
  expect(held()).toEqual([])
})

describe('leverage', () => {
  it('decides about the margin, within the limits of the tier', () => {
    const exchange = openExchange()
    expect(setLeverage(exchange, '50')).toEqual({ symbol, mgnMode: 'CROSS', posSide: 'BOTH', lever: '50' })
    expect(codeOf(() => setLeverage(exchange, '101'))).toBe(400)
    expect(codeOf(() => setLeverage(exchange, '0.5'))).toBe(400)
    buy(exchange)
    expect(position(exchange).lever).toBe('50')
    const request = { parameters: { symbol }, body: null }
    expect(exchange.act((call) => getFuturesLeverages(request, call)).map(({ lever }) => lever)).toEqual(['50', '20'])
    expect(exchange.act((call) => getFuturesUserRiskLimit(request, call))).toMatchObject([{ tier: '1' }, { tier: '1' }])
  })

  it('stays as it is when the margin would not be covered', () => {
    const exchange = openExchange()
    setLeverage(exchange, '100')
    buy(exchange, { sz: '500' })
    expect(codeOf(() => setLeverage(exchange, '2'))).toBe(10019)
    expect(position(exchange).lever).toBe('100')
  })
})

describe('an isolated position', () => {
  it('takes its margin from the wallet, and more when asked', () => {
    const exchange = openExchange()
    buy(exchange, isolated)
    const { mgn, openAvgPx, maxWAmt, fee } = position(exchange)
    expect(mgn).toBe(divide(multiply(openAvgPx, '0.005'), '20', 8))
    expect(compare(maxWAmt, '0.1')).toBe(-1)
    const adjust = (type: 'ADD' | 'REDUCE', amt: string) =>
      exchange.act((call) => adjustFuturesMargin({ parameters: {}, body: { symbol, type, amt } }, call))
    expect(adjust('ADD', '10')).toMatchObject({ type: 'ADD', amt: '10', posSide: 'BOTH' })
    expect(position(exchange).mgn).toBe(add(mgn, '10'))
    expect(codeOf(() => adjust('REDUCE', '11'))).toBe(400)
    expect(codeOf(() => adjust('ADD', '20000'))).toBe(10019)
    adjust('REDUCE', '4')
    expect(balance(exchange).details[0]).toMatchObject({
      isoAvail: add(mgn, '6'),
      avail: subtract(add('10000', fee ?? '0'), add(mgn, '6')),
    })
    expect(bills(exchange).map(({ type, sz }) => [type, sz])).toEqual([
      ['MANUAL_MARGIN', '4'],
      ['MANUAL_MARGIN', '-10'],
      ['FEE', fee],
    ])
  })

  it('is taken over at its bankruptcy price when its margin is used up, and costs no more than it had', () => {
    const exchange = openExchange()
    setLeverage(exchange, '100', 'ISOLATED')
    buy(exchange, isolated)
    const { mgn, liqPx } = position(exchange)
    expect(compare(liqPx, exchange.market().quotes.reference)).toBe(-1)
    const fund = () => exchange.act((call) => getFuturesInsuranceFund(none, call))[0]?.amt
    const [before, equity] = [fund(), balance(exchange).details[0]?.avail ?? '0']
    movePrice(exchange, '0.98')
    expect(exchange.act((call) => getFuturesPositions(none, call))).toEqual([])
    expect(compare(subtract(balance(exchange).eq, equity), '0')).toBeGreaterThanOrEqual(0)
    expect(compare(subtract(balance(exchange).eq, equity), multiply(mgn, '0.01'))).toBe(-1)
    const [order] = exchange.act((call) => getFuturesOrderHistory(none, call))
    expect(order).toMatchObject({ source: 'LIQUIDATION', side: 'SELL', state: 'FILLED', sz: '5', feeAmt: '0' })
    const [fill] = exchange.act((call) => getFuturesFills(none, call))
    expect(fill).toMatchObject({ type: 'LIQUIDATION', px: order?.avgPx })
    expect(exchange.act((call) => getFuturesLiquidationOrders(none, call))).toMatchObject([
      { symbol, side: 'SELL', posSide: 'BOTH', sz: '5', bkPx: order?.avgPx },
    ])
    expect(exchange.act((call) => getFuturesPositionHistory(none, call))).toMatchObject([{ state: 'LIQUIDATION' }])
    expect(bills(exchange)[0]).toMatchObject({ type: 'LIQ_PNL' })
    const told = exchange.pushes.filter(({ channel }) => channel === 'trade').at(-1)
    expect(told?.message.data[0]).toMatchObject({ type: 'LIQUID' })
    // The exchange sold the position below the price of its takeover.
    expect(compare(fund() ?? '0', before ?? '0')).toBe(-1)
  })
})

it('cross positions are taken over together, after their orders are cancelled', () => {
  const exchange = openExchange()
  setLeverage(exchange, '100')
  buy(exchange, { sz: '800' })
  buy(exchange, { symbol: 'ETH_USDT_PERP', sz: '100' })
  buy(exchange, { type: 'LIMIT', px: '50000', sz: '10' })
  movePrice(exchange, '0.87')
  expect(exchange.act((call) => getFuturesPositions(none, call))).toEqual([])
  expect(exchange.act((call) => getFuturesOpenOrders(none, call))).toEqual([])
  const ended = exchange.act((call) => getFuturesOrderHistory({ parameters: { state: 'CANCELED' }, body: null }, call))
  expect(ended).toMatchObject([{ cancelReason: 'FL_CANCEL_ORDER_ACTION' }])
  const { eq } = balance(exchange)
  expect(compare(eq, '0')).toBeGreaterThanOrEqual(0)
  expect(compare(eq, '0.1')).toBe(-1)
})

it('funding goes from longs to shorts at its times', () => {
  const exchange = openExchange()
  buy(exchange)
  const { eq } = balance(exchange)
  exchange.pass(exchange.state.nextFunding - 1767225640000 - 1)
  const before = exchange.act((call) => getFuturesFundingRate({ parameters: { symbol }, body: null }, call))
  expect(bills(exchange).filter(({ type }) => type === 'FUNDING_FEE')).toEqual([])
  exchange.pass(1)
  const after = exchange.act((call) => getFuturesFundingRate({ parameters: { symbol }, body: null }, call))
  expect([after.fT, after.nFT]).toEqual([before.nFT, Number(before.nFT) + fundingInterval])
  const { markPx, pnl, fee } = position(exchange)
  const paid = subtract('0', multiply(multiply(markPx, '0.005'), after.fR))
  expect(bills(exchange)[0]).toMatchObject({ type: 'FUNDING_FEE', sz: paid, symbol, posSide: 'BOTH' })
  expect(pnl).toBe(add(fee ?? '0', paid))
  expect(eq).not.toBe(balance(exchange).eq)
})

it.each([
  ['BUY', '0.00001', '0.09517'],
  ['SELL', '0.00001', '0.10477'],
  ['BUY', '0.0005', '0.095'],
  ['SELL', '0.0005', '0.105'],
  ['SELL', '0.00000001', '0.104768'],
] as const)(
  'a %s position in a contract of a low price has a liquidation price in steps of %s',
  (side, tick, price) => {
    const exchange = openExchange()
    buy(exchange, { side, sz: '5', ...isolated })
    const account = exchange.state.accounts[exchange.state.accountsByKey['key:alice'] ?? '']
    const [held] = Object.values(account?.positions ?? {})
    if (!account || !held) throw new Error('There is no position.')
    const low: Position = { ...held, quantity: '1000', cost: '100', margin: '5.3966' }
    const market = { ...exchange.market(), contractValue: '1', tick }
    expect(liquidationPrice(market, account, low, accountFigures(exchange, account))).toBe(price)
  },
)
