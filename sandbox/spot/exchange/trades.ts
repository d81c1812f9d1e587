import { keepTrade, type PublicTrade } from 'exchange-docs/kernel'
import type { Exchange } from './exchange.ts'
import { amountText, priceText, quantityText } from './print.ts'
import type { Market } from './state.ts'

/** Counts a trade in everything that is made of trades, and tells it to everyone. */
export function recordTrade({ now, emit }: Exchange, market: Market, trade: PublicTrade): void {
  keepTrade(market, trade)
  const { symbol } = market.definition
  const { amount, quantity, price, id } = tradeRecord(market, trade, now)
  const takerSide = trade.takerSide.toLowerCase()
  const record = { symbol, amount, quantity, takerSide, createTime: trade.createTime, price, id, ts: now }
  emit({ channel: 'trades', symbol, message: { channel: 'trades', data: [record] } })
}

/** A trade as `getMarketTrades` returns it. */
export function tradeRecord(
  market: Market,
  { id, price, quantity, amount, takerSide, createTime }: PublicTrade,
  now: number,
) {
  return {
    id,
    price: priceText(market, price),
    quantity: quantityText(market, quantity),
    amount: amountText(market, amount),
    takerSide,
    ts: now,
    createTime,
  }
}
