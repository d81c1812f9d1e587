import { keepTrade, type PublicTrade } from 'exchange-docs/kernel'
import type { Exchange } from './exchange.ts'
import type { Market } from './state.ts'

/** Counts a trade in everything that is made of trades, and tells it to everyone. */
export function recordTrade({ now, emit }: Exchange, market: Market, trade: PublicTrade): void {
  keepTrade(market, trade)
  const { symbol } = market.definition
  const { id, price, quantity, amount, takerSide, createTime } = trade
  const side = takerSide === 'BUY' ? 'buy' : 'sell'
  const record = { id: Number(id), ts: now, s: symbol, px: price, qty: quantity, amt: amount, side, cT: createTime }
  emit({ channel: 'trades', symbol, message: { channel: 'trades', data: [record] } })
}
