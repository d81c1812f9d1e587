import { type FuturesExchange, type FuturesState, findMarket, type Market } from 'exchange-docs/kernel/futures'
import type { Push } from './push.ts'
import { Refusal } from './refusal.ts'
import { rules } from './rules.ts'
import { tellChannels } from './tellChannels.ts'

/** The exchange at a time. It pushes its events to the channels. */
export function exchangeAt(state: FuturesState, now: number, emit: (push: Push) => void): FuturesExchange {
  return {
    state,
    now,
    rules,
    tell: (event, time) => tellChannels({ state, now: time, emit }, event),
    changed: new Map(),
  }
}

/** The market of a symbol that came from outside. Orders and market data refuse another with codes of their own. */
export function marketOf(exchange: Pick<FuturesExchange, 'state'>, symbol: unknown, code: 10001 | 24101): Market {
  const market = findMarket(exchange, symbol)
  if (!market) throw new Refusal(code)
  return market
}
