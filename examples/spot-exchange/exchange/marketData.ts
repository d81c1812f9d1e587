import {
  type Candle,
  candleEnd,
  candlesOf,
  dailyChange,
  dayOpen,
  dayStart,
  type Interval,
  lastPrice,
  multiply,
  stepOf,
} from 'exchange-docs/kernel'
import type { Market } from 'exchange-docs/kernel/spot'
import { type Handler, marketOf, text } from './call.ts'
import type { SpotKline, SpotLevel, SpotSymbol } from './types.ts'

export const getTime: Handler<'getTime'> = (_, { exchange }) => ({ serverTime: exchange.now })

export const getExchangeInfo: Handler<'getExchangeInfo'> = (_, { exchange: { state, now } }) => ({
  timezone: 'UTC',
  serverTime: now,
  symbols: Object.values(state.markets).map(symbolOf),
})

export const getDepth: Handler<'getDepth'> = ({ parameters: { symbol, limit = 500 } }, call) => {
  const { book } = marketOf(call, symbol)
  const levels = (side: typeof book.bids) =>
    side.slice(0, limit).map(({ price, quantity }): SpotLevel => [text(price), text(quantity)])
  return { lastUpdateId: book.id, bids: levels(book.bids), asks: levels(book.asks) }
}

export const getTrades: Handler<'getTrades'> = ({ parameters: { symbol, limit = 500 } }, call) =>
  marketOf(call, symbol)
    .trades.slice(-limit)
    .map(({ id, price, quantity, amount, takerSide, createTime }) => ({
      ...{ id: Number(id), price: text(price), qty: text(quantity), quoteQty: text(amount) },
      ...{ time: createTime, isBuyerMaker: takerSide === 'SELL' },
    }))

/** The intervals of the specs, as the kernel names them. */
const intervals: Readonly<Record<string, Interval>> = {
  ...{ '1m': 'MINUTE_1', '5m': 'MINUTE_5', '15m': 'MINUTE_15', '30m': 'MINUTE_30', '1h': 'HOUR_1', '2h': 'HOUR_2' },
  ...{
    '4h': 'HOUR_4',
    '6h': 'HOUR_6',
    '12h': 'HOUR_12',
    '1d': 'DAY_1',
    '3d': 'DAY_3',
    '1w': 'WEEK_1',
    '1M': 'MONTH_1',
  },
}

export const getKlines: Handler<'getKlines'> = ({ parameters }, call) => {
  const { symbol, interval, startTime = 0, limit = 500 } = parameters
  const own = intervals[interval] ?? 'MINUTE_1'
  const found = candlesOf(marketOf(call, symbol), own).filter((candle) => candle.startTime >= startTime)
  return (startTime === 0 ? found.slice(-limit) : found.slice(0, limit)).map((candle) => klineOf(own, candle))
}

export const getTicker: Handler<'getTicker'> = ({ parameters: { symbol } }, call) => {
  const market = marketOf(call, symbol)
  const { day, book } = market
  const [bid = nothing] = book.bids
  const [ask = nothing] = book.asks
  return {
    ...{ symbol, priceChangePercent: multiply(dailyChange(market), '100'), lastPrice: text(lastPrice(market)) },
    ...{ bidPrice: text(bid.price), bidQty: text(bid.quantity), askPrice: text(ask.price), askQty: text(ask.quantity) },
    ...{ openPrice: text(dayOpen(market)), highPrice: text(day.high), lowPrice: text(day.low) },
    ...{ volume: text(day.quantity), quoteVolume: text(day.amount), count: day.tradeCount },
    ...{ openTime: dayStart(market), closeTime: call.exchange.now },
  }
}

const nothing = { price: '0', quantity: '0' }

function klineOf(interval: Interval, candle: Candle): SpotKline {
  const { startTime, open, high, low, close, quantity, amount, tradeCount } = candle
  const taken = [text(candle.buyTakerQuantity), text(candle.buyTakerAmount)] as const
  const values = [text(open), text(high), text(low), text(close), text(quantity)] as const
  return [startTime, ...values, candleEnd(interval, startTime), text(amount), tradeCount, ...taken]
}

function symbolOf({ symbol, base, quote, limits, mode }: Market): SpotSymbol {
  const [tickSize, stepSize] = [text(stepOf(limits.priceScale)), text(stepOf(limits.quantityScale))]
  return {
    ...{ symbol, status: mode === 'halted' ? 'BREAK' : 'TRADING' },
    ...{ baseAsset: base, baseAssetPrecision: 8, quoteAsset: quote, quotePrecision: 8, quoteAssetPrecision: 8 },
    orderTypes: ['LIMIT', 'LIMIT_MAKER', 'MARKET'],
    ...{ isSpotTradingAllowed: true, isMarginTradingAllowed: false, permissions: ['SPOT'] },
    filters: [
      { filterType: 'PRICE_FILTER', minPrice: tickSize, maxPrice: '1000000.00000000', tickSize },
      { filterType: 'LOT_SIZE', minQty: text(limits.minQuantity), maxQty: text(limits.maxQuantity), stepSize },
      { filterType: 'NOTIONAL', minNotional: text(limits.minAmount), maxNotional: text(limits.maxAmount) },
    ],
  }
}
