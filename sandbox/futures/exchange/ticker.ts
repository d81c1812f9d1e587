import { add, type Decimal, dailyChange, dayOpen, dayStart, lastPrice } from 'exchange-docs/kernel'
import { type FuturesExchange, type Market, nextFundingRate, priceLimits } from 'exchange-docs/kernel/futures'
import type { Emitting } from './push.ts'

/** The statistics of 24 hours, in the fields that REST and the channel share. */
export function statistics(market: Market) {
  const { day, book, symbol, quotes } = market
  const [bid = { price: '0', quantity: '0' }] = book.bids
  const [ask = { price: '0', quantity: '0' }] = book.asks
  return {
    s: symbol,
    o: dayOpen(market),
    l: day.low,
    h: day.high,
    c: lastPrice(market),
    qty: day.quantity,
    amt: day.amount,
    tC: day.tradeCount,
    sT: dayStart(market),
    cT: day.lastTradeTime,
    dC: dailyChange(market),
    bPx: bid.price,
    bSz: bid.quantity,
    aPx: ask.price,
    aSz: ask.quantity,
    mPx: quotes.reference,
  }
}

/** Pushes the present prices, statistics, funding rate and open interest. */
export function publishFigures(exchange: Emitting, market: Market): void {
  const { state, now: ts, emit } = exchange
  const { index, quotes, symbol } = market
  const of = { s: symbol, ts }
  const { highest, lowest } = priceLimits(market)
  const limits = { ...of, buyLmt: highest, sellLmt: lowest }
  const interest = { ...of, oInterest: openInterest(exchange, symbol) }
  emit({ channel: 'markPrice', symbol, message: { channel: 'mark_price', data: [{ ...of, mPx: quotes.reference }] } })
  emit({ channel: 'indexPrice', symbol, message: { channel: 'index_price', data: [{ ...of, iPx: index }] } })
  emit({ channel: 'tickers', symbol, message: { channel: 'tickers', data: [{ ...statistics(market), ts }] } })
  emit({ channel: 'limitPrice', symbol, message: { channel: 'limit_price', data: [limits], action: 'update' } })
  emit({ channel: 'openInterest', symbol, message: { channel: 'open_interest', data: [interest], action: 'snapshot' } })
  const funding = { ...of, ...fundingRates(market, state.nextFunding) }
  emit({ channel: 'fundingRate', symbol, message: { channel: 'funding_rate', data: [funding] } })
}

/** The last settled rate and the next rate. */
export function fundingRates(market: Market, nextFunding: number) {
  const { rate = '0', time = 0 } = market.funding.at(-1) ?? {}
  return { fR: rate, fT: time, nFR: nextFundingRate(market), nFT: nextFunding }
}

/** Open contracts: of all longs, which equal the contracts of all shorts. */
export function openInterest({ state }: Pick<FuturesExchange, 'state'>, symbol: string): Decimal {
  return Object.values(state.accounts)
    .flatMap(({ positions }) => Object.values(positions))
    .filter((position) => position.symbol === symbol && position.side === 'BUY')
    .map(({ quantity }) => quantity)
    .reduce(add, '0')
}
