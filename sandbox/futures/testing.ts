import { known as entry, randomAt } from 'exchange-docs/kernel'
import { advance, endAction, type FuturesState, type Market } from 'exchange-docs/kernel/futures'
import { openState, start } from '../testing.ts'
import type { FuturesCall } from './call.ts'
import { createFuturesState } from './exchange/createFuturesState.ts'
import type { Push } from './exchange/push.ts'
import { exchangeAt } from './exchange/sandboxExchange.ts'

/** An exchange with a clock that its user controls, as tests and walks do. */
export interface OpenExchange {
  readonly state: FuturesState
  /** For actions at random. */
  readonly random: () => number
  /** Every message so far. */
  readonly pushes: Push[]
  /** Runs an action of an account now, with all its consequences. */
  act<Reply>(action: (call: FuturesCall) => Reply, account?: string): Reply
  /** Lets time pass, with all events in it. */
  pass(milliseconds: number): void
  market(symbol?: string): Market
}

/** Opens an exchange. Its market makers rest until time passes. */
export function openExchange(seed = 7): OpenExchange {
  const state = openState('futures', seed, createFuturesState)
  const random = randomAt(seed, 'actions', 0)
  const pushes: Push[] = []
  let now = start
  const emit = (push: Push) => void pushes.push(push)
  const call = (account: string): FuturesCall => ({ ...exchangeAt(state, now, emit), account })
  return {
    state,
    random,
    pushes,
    act(action, account = 'alice') {
      const own = call(account)
      try {
        return action(own)
      } finally {
        endAction(own)
      }
    },
    pass(milliseconds) {
      now += milliseconds
      advance(call(''))
    },
    market: (symbol = 'BTC_USDT_PERP') => entry(state.markets, symbol),
  }
}
