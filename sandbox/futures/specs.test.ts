import { describe, expect, it } from 'vitest'
import { startPrices } from '../market/startPrices.ts'
import { readSpecs } from '../specs/testing.ts'
import { definitions, feeRates, indexSources, startInsurance, tiers } from './exchange/definitions.ts'
import type { Push } from './exchange/push.ts'
import messages from './exchange/refusals.json' with { type: 'json' }
import { operations, snapshots } from './index.ts'
import { type OpenExchange, openExchange } from './testing.ts'

const { read, problems, replyProblems } = readSpecs('v3-futures', [
  'schemas',
  'private-schemas',
  'ws-schemas',
  'ws-messages',
])
const symbol = 'BTC_USDT_PERP'
const bid = { symbol, side: 'BUY', type: 'LIMIT', px: '90000', sz: '2' } as const

const channelFiles: Record<Push['channel'], string> = {
  account: 'account',
  orders: 'orders',
  trade: 'trade',
  positions: 'positions',
  book: 'book',
  bookLv2: 'book-lv2',
  candles: 'candles',
  trades: 'trades',
  tickers: 'tickers',
  indexPrice: 'index-price',
  indexCandles: 'index-candles',
  markPrice: 'mark-price',
  markPriceCandles: 'mark-price-candles',
  fundingRate: 'funding-rate',
  openInterest: 'open-interest',
  liquidationOrders: 'liquidation-orders',
  limitPrice: 'limit-price',
}

/** An exchange in which something of every kind has happened. */
function busyExchange(): OpenExchange {
  const exchange = openExchange()
  const place = (body: Parameters<typeof operations.placeFuturesOrder>[0]['body'], account?: string) =>
    exchange.act((call) => operations.placeFuturesOrder({ parameters: {}, body }, call), account)
  exchange.pass(5000)
  place({ ...bid, clOrdId: 'docs-1' })
  place({ symbol, side: 'BUY', type: 'MARKET', sz: '5' })
  place({ symbol, side: 'SELL', type: 'MARKET', sz: '7' })
  place({ symbol, side: 'SELL', type: 'MARKET', sz: '3', mgnMode: 'ISOLATED', posSide: 'BOTH' })
  const lever = { symbol, mgnMode: 'ISOLATED', posSide: 'BOTH', lever: '100' } as const
  exchange.act((call) => operations.setFuturesLeverage({ parameters: {}, body: lever }, call), 'bob')
  place({ symbol, side: 'BUY', type: 'MARKET', sz: '3', mgnMode: 'ISOLATED', posSide: 'BOTH' }, 'bob')
  exchange.state.course.prices['BTC'] = '96000'
  exchange.pass(1000)
  exchange.state.nextFunding = 0
  exchange.pass(2000)
  return exchange
}

describe('what the specs say of futures', () => {
  it('holds of every reply', () => {
    const exchange = busyExchange()
    const name = { symbol, mgnMode: 'CROSS', posSide: 'BOTH' }
    const given: Record<string, { parameters?: object; body?: unknown; account?: string }> = {
      placeFuturesOrder: { body: bid },
      placeFuturesOrders: { body: [bid, { ...bid, px: '1' }, { ...bid, px: '200000' }] },
      cancelFuturesOrder: { body: { symbol, clOrdId: 'docs-1' } },
      cancelFuturesOrders: { body: { symbol, clOrdIds: ['docs-1', 'x'] } },
      cancelAllFuturesOrders: { body: { symbol } },
      closeFuturesPosition: { body: { symbol, mgnMode: 'ISOLATED' } },
      adjustFuturesMargin: { body: { symbol, type: 'ADD', amt: '1' } },
      setFuturesLeverage: { body: { ...name, lever: '10' } },
      switchFuturesPositionMode: { body: { posMode: 'HEDGE' }, account: 'carol' },
      getFuturesCandles: { parameters: { symbol, interval: 'MINUTE_5' } },
      getFuturesMarkPriceCandles: { parameters: { symbol, interval: 'HOUR_8' } },
      getFuturesIndexPriceCandles: { parameters: { symbol, interval: 'MINUTE_1' } },
      getFuturesPremiumIndexCandles: { parameters: { symbol, interval: 'MINUTE_15' } },
      getFuturesLimitPrice: { parameters: { symbol: 'ETH_USDT_PERP,BTC_USDT_PERP' } },
      getFuturesBills: { parameters: { limit: '3' } },
    }
    // Operations that end positions and orders come last.
    const rank = (id: string) => ['cancel', 'close'].findIndex((verb) => id.startsWith(verb))
    const ids = Object.keys(operations).sort((a, b) => rank(a) - rank(b))
    for (const id of ids) {
      const { parameters = { symbol }, body = null, account } = given[id] ?? {}
      const handler = Reflect.get(operations, id) as (request: object, caller: object) => unknown
      const data = exchange.act((call) => handler({ parameters, body }, call), account)
      expect(data, id).not.toEqual([])
      expect(replyProblems(id, { code: 200, msg: 'Success', data })).toEqual([])
    }
    expect(ids).toHaveLength(39)
  })

  it('holds of every push', () => {
    const exchange = busyExchange()
    exchange.act((call) => operations.cancelAllFuturesOrders({ parameters: {}, body: null }, call))
    const kinds = new Set(exchange.pushes.map(({ channel }) => channel))
    const found = exchange.pushes.flatMap(({ channel, message }) =>
      problems(message, `channels/${channelFiles[channel]}.yaml`, [
        channel === 'bookLv2' ? 'update' : 'push',
        'payload',
      ]),
    )
    expect(found).toEqual([])
    expect([...kinds].sort()).toEqual(Object.keys(channelFiles).sort())
  })

  it('holds of the first frames of a subscription', () => {
    const exchange = busyExchange()
    const frame = { symbols: ['all'], depth: 10 }
    for (const snapshot of exchange.act((call) => snapshots.bookLv2(frame, call))) {
      expect(problems(snapshot, 'channels/book-lv2.yaml', ['snapshot', 'payload'])).toEqual([])
      expect(snapshot.data[0].asks.length).toBeGreaterThan(3)
    }
    for (const book of exchange.act((call) => snapshots.book(frame, call))) {
      expect(problems(book, 'channels/book.yaml', ['push', 'payload'])).toEqual([])
      expect(book.data[0].bids.length).toBeGreaterThan(5)
      expect(book.data[0].bids.length).toBeLessThanOrEqual(10)
    }
    for (const definitions of exchange.act((call) => snapshots.symbol(frame, call))) {
      expect(problems(definitions, 'channels/symbol.yaml', ['push', 'payload'])).toEqual([])
      expect(definitions.data.map(({ s }) => s)).toContain(symbol)
    }
  })

  it('names the codes, contracts, tiers and rates of the exchange', () => {
    const catalogue = read('errors.yaml') as unknown as { readonly code: unknown }[]
    const codes = new Set(catalogue.map(({ code }) => String(code)))
    expect(Object.keys(messages).filter((code) => !codes.has(code))).toEqual([])
    const example = (file: string) => {
      const content = read(file)['get']?.['responses']?.['200']?.['content']?.['application/json']
      return content?.['examples']?.['success']?.['value']?.['data']
    }
    expect(definitions).toEqual(example('paths/market/all-instruments.yaml'))
    const known = tiers[symbol]
      ?.slice(0, 2)
      .map(({ maintenanceRate, ...tier }) => ({ ...tier, mMRatio: maintenanceRate }))
    expect(example('paths/market/risk-limit.yaml')).toMatchObject(known ?? [])
    expect(example('paths/trade/order-trades.yaml')).toMatchObject([{ role: 'TAKER', feeRate: feeRates.TAKER }])
    expect(example('paths/market/insurance.yaml')).toMatchObject([{ amt: startInsurance }])
    const sources = indexSources.map(({ name, weight }) => ({ e: name, w: weight }))
    expect(example('paths/market/index-price-components.yaml')).toMatchObject([{ px: startPrices.BTC, cs: sources }])
  })
})
