import type { FuturesEvent } from 'exchange-docs/kernel/futures'
import { accountRecord } from './accountRecords.ts'
import { tellBook } from './bookMessages.ts'
import { publishCandles, publishPriceCandles } from './candleRecords.ts'
import { tellFill, tellOrder } from './orderRecords.ts'
import { commonRecord } from './positionRecords.ts'
import type { Emitting } from './push.ts'
import { publishFigures } from './ticker.ts'
import { tellTrade } from './trades.ts'

type EventOf<Kind extends FuturesEvent['kind']> = Extract<FuturesEvent, { readonly kind: Kind }>

/** Pushes an event to its channels. */
export function tellChannels(exchange: Emitting, event: FuturesEvent): void {
  if (event.kind === 'order') tellOrder(exchange, event)
  else if (event.kind === 'fill') tellFill(exchange, event)
  else if (event.kind === 'trade') tellTrade(exchange, event)
  else if (event.kind === 'book') tellBook(exchange, event)
  else if (event.kind === 'candles') publishCandles(exchange, event.market)
  else if (event.kind === 'liquidation') tellLiquidation(exchange, event)
  else if (event.kind === 'position') tellPosition(exchange, event)
  else if (event.kind === 'account') tellAccount(exchange, event)
  else {
    publishFigures(exchange, event.market)
    publishPriceCandles(exchange, event.market)
  }
}

function tellLiquidation({ emit, now }: Emitting, { liquidated }: EventOf<'liquidation'>): void {
  const { symbol, side, positionSide, size, bankruptcyPrice, time } = liquidated
  const record = { s: symbol, side, posSide: positionSide, sz: size, bkPx: bankruptcyPrice, uTime: time, ts: now }
  emit({ channel: 'liquidationOrders', symbol, message: { channel: 'liquidation_orders', data: [record] } })
}

function tellPosition(exchange: Emitting, { account, before, position, figures }: EventOf<'position'>): void {
  const { key = '' } = account
  const { cTime, uTime, ...record } = commonRecord(exchange, account, position, figures)
  const data = { ...record, oldQty: before, fFee: position.funding, cTime: Number(cTime), uTime: Number(uTime) }
  const message = { channel: 'positions', data: [{ ...data, ts: exchange.now }] } as const
  exchange.emit({ channel: 'positions', key, symbol: position.symbol, message })
}

function tellAccount({ now, emit }: Emitting, { account, figures }: EventOf<'account'>): void {
  const { key = '' } = account
  const { details, cTime, uTime, ...totals } = accountRecord(account, figures)
  const parts = details.map((detail) => ({ ...detail, cTime: Number(detail.cTime), uTime: Number(detail.uTime) }))
  const record = { ...totals, details: parts, cTime: Number(cTime), uTime: Number(uTime), ts: now }
  emit({ channel: 'account', key, message: { channel: 'account', data: [record] } })
}
