import { dailyChange, dayOpen, dayStart, lastPrice } from 'exchange-docs/kernel'
import { amountText, type Market, priceText, quantityText } from 'exchange-docs/kernel/spot'
import { displayNameOf } from './definitions.ts'
import type { Emitting } from './push.ts'

/** The statistics as `getTicker24h` returns them. */
export function ticker(market: Market, now: number) {
  const { bids, asks } = market.book
  const [bid = { price: '0', quantity: '0' }] = bids
  const [ask = { price: '0', quantity: '0' }] = asks
  const { symbol, open, low, high, close, quantity, amount, tradeCount, startTime, closeTime, ...others } = statistics(
    market,
    now,
  )
  return {
    ...{ symbol, open, low, high, close, quantity, amount, tradeCount, startTime, closeTime },
    displayName: displayNameOf(market),
    dailyChange: others.dailyChange,
    bid: priceText(market, bid.price),
    bidQuantity: quantityText(market, bid.quantity),
    ask: priceText(market, ask.price),
    askQuantity: quantityText(market, ask.quantity),
    ts: others.ts,
    markPrice: others.markPrice,
  }
}

/** Pushes the statistics of 24 hours. */
export function publishTicker({ now, emit }: Emitting, market: Market): void {
  const { symbol } = market
  emit({ channel: 'ticker', symbol, message: { channel: 'ticker', data: [statistics(market, now)] } })
}

function statistics(market: Market, now: number) {
  const { day, symbol, quotes } = market
  return {
    symbol,
    startTime: dayStart(market),
    open: priceText(market, dayOpen(market)),
    high: priceText(market, day.high),
    low: priceText(market, day.low),
    close: priceText(market, lastPrice(market)),
    quantity: quantityText(market, day.quantity),
    amount: amountText(market, day.amount),
    tradeCount: day.tradeCount,
    dailyChange: dailyChange(market),
    markPrice: priceText(market, quotes.reference),
    closeTime: day.lastTradeTime,
    ts: now,
  }
}
