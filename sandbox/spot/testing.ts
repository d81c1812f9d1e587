import { known as entry, randomAt } from 'exchange-docs/kernel'
import { advance, type Market } from 'exchange-docs/kernel/spot'
import { openState, start } from '../testing.ts'
import type { SpotCall } from './call.ts'
import { createSpotState } from './exchange/createSpotState.ts'
import type { Push } from './exchange/push.ts'
import { exchangeAt } from './exchange/sandboxExchange.ts'
import type { SandboxState } from './exchange/sandboxState.ts'

/** An exchange with a clock that its user controls, as tests and walks do. */
export interface OpenExchange {
  readonly state: SandboxState
  /** For actions at random. */
  readonly random: () => number
  /** Every message so far. */
  readonly pushes: Push[]
  /** The exchange as a caller finds it now. */
  call(account?: string): SpotCall
  /** Lets time pass, with all that happens in it. */
  pass(milliseconds: number): void
  market(symbol?: string): Market
}

/** Opens an exchange. Its market makers rest until time passes. */
export function openExchange(seed = 7): OpenExchange {
  const state = openState('spot', seed, createSpotState)
  const random = randomAt(seed, 'actions', 0)
  const pushes: Push[] = []
  let now = start
  const emit = (push: Push) => void pushes.push(push)
  const call = (account = 'alice') => ({ ...exchangeAt(state, now, emit), account })
  return {
    state,
    random,
    pushes,
    call,
    pass(milliseconds) {
      now += milliseconds
      advance(call())
    },
    market: (symbol = 'BTC_USDT') => entry(state.markets, symbol),
  }
}
