import { isDecimal } from 'exchange-docs/kernel'
import type { Market } from 'exchange-docs/kernel/futures'
import type { FuturesCall } from './call.ts'
import { Refusal } from './exchange/refusal.ts'
import { marketOf } from './exchange/sandboxExchange.ts'

export function marketsOf(call: FuturesCall, symbol: string | undefined): Market[] {
  return symbol === undefined ? Object.values(call.state.markets) : [marketOf(call, symbol, 24101)]
}

export function oneOrAll<Value>(
  call: FuturesCall,
  symbol: string | undefined,
  value: (market: Market) => Value,
): Value | Value[] {
  return symbol === undefined ? marketsOf(call, undefined).map(value) : value(marketOf(call, symbol, 24101))
}

export function checkedLimit(limit: number, most: number): number {
  if (limit <= 0 || limit > most || !isDecimal(String(limit))) throw new Refusal(24104)
  return limit
}
