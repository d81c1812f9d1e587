import { add, candleEnd, candleStart, codeOf, compare, larger, smaller, type TradeInterval } from 'exchange-docs/kernel'
import { describe, expect, it } from 'vitest'
import { getCandles, getMarketTrades, getOrderBook, getPrice, getTicker24h } from './marketData.ts'
import { type OpenExchange, openExchange } from './testing.ts'

const symbol = 'BTC_USDT'

function candles(exchange: OpenExchange, interval: TradeInterval, range: object = {}) {
  const rows = getCandles({ parameters: { symbol, interval, limit: 500, ...range }, body: null }, exchange.call())
  return rows.map(([low, high, open, close, amount, quantity, , , tradeCount, , , , startTime, closeTime]) => ({
    ...{ low: String(low), high: String(high), open: String(open), close: String(close) },
    ...{ amount: String(amount), quantity: String(quantity), tradeCount: Number(tradeCount) },
    ...{ startTime: Number(startTime), closeTime: Number(closeTime) },
  }))
}

describe('candles', () => {
  it('of five minutes are made of their minutes', () => {
    const exchange = openExchange()
    for (let pass = 0; pass < 3; pass += 1) exchange.pass(100_000)
    for (const five of candles(exchange, 'MINUTE_5').slice(-4)) {
      const minutes = candles(exchange, 'MINUTE_1', { startTime: five.startTime, endTime: five.closeTime })
      const [first] = minutes
      expect(five).toMatchObject({ open: first?.open, close: minutes.at(-1)?.close })
      expect(five.high).toBe(minutes.map(({ high }) => high).reduce(larger))
      expect(five.low).toBe(minutes.map(({ low }) => low).reduce(smaller))
      expect(compare(five.quantity, minutes.map(({ quantity }) => quantity).reduce(add))).toBe(0)
      expect(five.tradeCount).toBe(minutes.reduce((sum, { tradeCount }) => sum + tradeCount, 0))
    }
  })

  it('count every trade', () => {
    const exchange = openExchange()
    exchange.pass(20_000)
    exchange.pass(30_000)
    const trades = getMarketTrades({ parameters: { symbol }, body: null }, exchange.call())
    const startTime = candleStart('MINUTE_1', trades.at(-1)?.createTime ?? 0)
    const all = candles(exchange, 'MINUTE_1', { startTime })
    expect(
      compare(all.map(({ quantity }) => quantity).reduce(add), trades.map(({ quantity }) => quantity).reduce(add)),
    ).toBe(0)
    expect(all.at(-1)?.close).toBe(trades[0]?.price)
  })

  it.each([
    ['MINUTE_15', '2026-01-31T13:44:59.999Z', '2026-01-31T13:30:00.000Z', '2026-01-31T13:44:59.999Z'],
    ['HOUR_4', '2026-01-31T13:44:00.000Z', '2026-01-31T12:00:00.000Z', '2026-01-31T15:59:59.999Z'],
    ['WEEK_1', '2026-01-31T13:44:00.000Z', '2026-01-26T00:00:00.000Z', '2026-02-01T23:59:59.999Z'],
    ['MONTH_1', '2024-02-29T13:44:00.000Z', '2024-02-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z'],
  ] as const)('of %s start and end with the clock', (interval, time, start, end) => {
    const startTime = candleStart(interval, Date.parse(time))
    expect(new Date(startTime).toISOString()).toBe(start)
    expect(new Date(candleEnd(interval, startTime)).toISOString()).toBe(end)
  })
})

describe('the statistics of 24 hours', () => {
  it('are those of the minutes in their window, also when old minutes leave it', () => {
    const exchange = openExchange()
    for (let pass = 0; pass < 3; pass += 1) exchange.pass(200_000)
    const ticker = getTicker24h({ parameters: { symbol }, body: null }, exchange.call())
    const { closed, minute } = exchange.market().candles
    const window = [...(closed['MINUTE_1'] ?? []), minute].filter(({ startTime }) => startTime >= ticker.startTime)
    expect(compare(ticker.quantity, window.map(({ quantity }) => quantity).reduce(add))).toBe(0)
    expect(compare(ticker.amount, window.map(({ amount }) => amount).reduce(add))).toBe(0)
    expect(compare(ticker.high, window.map(({ high }) => high).reduce(larger))).toBe(0)
    expect(compare(ticker.low, window.map(({ low }) => low).reduce(smaller))).toBe(0)
    expect(ticker.tradeCount).toBe(window.reduce((sum, { tradeCount }) => sum + tradeCount, 0))
    expect(ticker.close).toBe(getPrice({ parameters: { symbol }, body: null }, exchange.call()).price)
    expect(compare(ticker.bid, ticker.ask)).toBeLessThan(0)
  })

  it('begin at the index price that futures have too', () => {
    const { price } = getPrice({ parameters: { symbol }, body: null }, openExchange().call())
    expect(price).toBe('97260.50')
  })
})

describe('the order book', () => {
  it('merges levels by a step, and no price looks better than it is', () => {
    const exchange = openExchange()
    const book = (scale?: string) =>
      getOrderBook(
        { parameters: { symbol, limit: 50, ...(scale === undefined ? {} : { scale }) }, body: null },
        exchange.call(),
      )
    const quantities = (list: readonly string[]) => list.filter((_, index) => index % 2 === 1).reduce(add)
    const whole = book()
    const merged = book('50')
    expect(merged.asks.length).toBeLessThan(whole.asks.length)
    expect(quantities(merged.asks)).toBe(quantities(whole.asks))
    expect(quantities(merged.bids)).toBe(quantities(whole.bids))
    expect(compare(merged.asks[0] ?? '0', whole.asks[0] ?? '0')).toBeGreaterThanOrEqual(0)
    expect(compare(merged.bids[0] ?? '0', whole.bids[0] ?? '0')).toBeLessThanOrEqual(0)
  })

  it('refuses a depth, a symbol and an interval that the specs do not list', () => {
    const call = openExchange().call()
    expect(codeOf(() => getOrderBook({ parameters: { symbol, limit: 7 as never }, body: null }, call))).toBe(24106)
    expect(codeOf(() => getOrderBook({ parameters: { symbol: 'X_Y' }, body: null }, call))).toBe(24101)
    expect(codeOf(() => getCandles({ parameters: { symbol, interval: 'HOUR_3' as never }, body: null }, call))).toBe(
      24102,
    )
    expect(codeOf(() => getCandles({ parameters: { symbol, interval: 'HOUR_1', limit: 501 }, body: null }, call))).toBe(
      21344,
    )
  })
})

it('leaves out what lies far behind when nobody looked for long', () => {
  const exchange = openExchange()
  exchange.pass(30 * 24 * 3600_000)
  expect(exchange.pushes.filter(({ channel }) => channel === 'ticker').length).toBeLessThanOrEqual(1200)
  const ticker = getTicker24h({ parameters: { symbol }, body: null }, exchange.call())
  expect(ticker.tradeCount).toBe(exchange.market().trades.length)
})

it('closes the triangle of its three markets, whatever the time', () => {
  const exchange = openExchange()
  for (let look = 0; look < 5; look += 1) {
    exchange.pass(30_000)
    const [bitcoin = 0, ether = 0, pair = 0] = ['BTC_USDT', 'ETH_USDT', 'ETH_BTC'].map((symbol) => {
      const { bids, asks } = exchange.market(symbol).book
      return (Number(bids[0]?.price) + Number(asks[0]?.price)) / 2
    })
    expect(Math.abs((pair * bitcoin) / ether - 1)).toBeLessThan(0.0005)
  }
})
