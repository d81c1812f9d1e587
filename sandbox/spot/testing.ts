import { known as entry } from '../ownEntry.ts'
import type { SpotCall } from './call.ts'
import { advance } from './exchange/advance.ts'
import { createSpotState } from './exchange/createSpotState.ts'
import type { Push } from './exchange/push.ts'
import { Refusal, type RefusalCode } from './exchange/refusal.ts'
import type { Market, SpotState } from './exchange/state.ts'

/** 1 January 2026, 00:00:40 UTC. */
const start = 1767225640000

/** An exchange with a clock and a random source that a test controls. */
export interface TestExchange {
  readonly state: SpotState
  readonly random: () => number
  /** Every message so far. */
  readonly pushes: Push[]
  /** The exchange as a caller finds it now. */
  call(account?: string): SpotCall
  /** Lets time pass, with all that happens in it. */
  pass(milliseconds: number): void
  market(symbol?: string): Market
}

/** Exchanges that are open already, so that each test gets a copy. */
const opened = new Map<number, { readonly state: string; readonly seed: number }>()

/** Opens an exchange. Its market makers rest until time passes. */
export function openExchange(seed = 7): TestExchange {
  const known = opened.get(seed) ?? openNew(seed)
  opened.set(seed, known)
  const { random } = randomOf(known.seed)
  const state = JSON.parse(known.state) as SpotState
  const pushes: Push[] = []
  let now = start
  const emit = (push: Push) => void pushes.push(push)
  const call = (account = 'alice') => ({ state, now, random, emit, account })
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

/** The code that an action is refused with; nothing when it is carried out. */
export function codeOf(action: () => unknown): RefusalCode | undefined {
  try {
    action()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

function openNew(seed: number) {
  const source = randomOf(seed)
  const state = JSON.stringify(createSpotState({ random: source.random, now: start }))
  return { state, seed: source.seed() }
}

/** Mulberry32, by Tommy Ettinger. */
function randomOf(seed: number) {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { random, seed: () => state }
}
