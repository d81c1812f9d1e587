import type { FuturesEvent } from 'exchange-docs/kernel/futures'
import type { Emitting } from './push.ts'

/** Pushes a public trade. */
export function tellTrade(
  { now, emit }: Emitting,
  { market: { symbol }, trade }: Extract<FuturesEvent, { readonly kind: 'trade' }>,
): void {
  const { id, price, quantity, amount, takerSide, createTime } = trade
  const side = takerSide === 'BUY' ? 'buy' : 'sell'
  const record = { id: Number(id), ts: now, s: symbol, px: price, qty: quantity, amt: amount, side, cT: createTime }
  emit({ channel: 'trades', symbol, message: { channel: 'trades', data: [record] } })
}
