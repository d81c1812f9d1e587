import { findMarket, type Market, type SpotExchange } from 'exchange-docs/kernel/spot'
import type { Push } from './push.ts'
import { Refusal } from './refusal.ts'
import { rules } from './rules.ts'
import type { SandboxState } from './sandboxState.ts'
import { tellChannels } from './tellChannels.ts'

/** The exchange of the kernel, with the sandbox's own state. */
export interface Exchange extends SpotExchange {
  readonly state: SandboxState
}

/** The exchange at a time. It pushes its events to the channels. */
export function exchangeAt(state: SandboxState, now: number, emit: (push: Push) => void): Exchange {
  return { state, now, rules, tell: (event, time) => tellChannels({ state, now: time, emit }, event) }
}

/** The market of a symbol that came from outside. Orders and market data refuse another with codes of their own. */
export function marketOf(exchange: Pick<Exchange, 'state'>, symbol: unknown, code: 10040 | 24101): Market {
  const market = findMarket(exchange, symbol)
  if (!market) throw new Refusal(code)
  return market
}
