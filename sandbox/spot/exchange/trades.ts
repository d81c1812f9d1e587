import type { PublicTrade } from 'exchange-docs/kernel'
import { amountText, type Market, priceText, quantityText } from 'exchange-docs/kernel/spot'
import type { Emitting } from './push.ts'

/** Pushes a public trade. */
export function tellTrade({ now, emit }: Emitting, market: Market, trade: PublicTrade): void {
  const { symbol } = market
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
