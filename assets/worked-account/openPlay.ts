import { Refused } from 'exchange-docs/kernel'
import {
  type Account,
  accountOfKey,
  endAction,
  type FuturesEvent,
  type FuturesExchange,
  type FuturesRules,
  type Market,
  openFutures,
  openQuietMarket,
  placeOrder,
  positionKey,
} from 'exchange-docs/kernel/futures'
import { type Choice, contract, feeRates, funding, openTime, startWallet } from './example.ts'

/** Who has the account. */
export const key = 'reader'
const others = 'others'

/** What is decided otherwise elsewhere, and what the account of the reader has at first. */
const rules: FuturesRules = {
  idOf: String,
  clientOrderIdOf: (id) => id,
  refusal: (reason) => new Refused(400, reason),
  feeRates,
  walletOf: (owner) => (owner === key ? startWallet : '1000000000'),
}

export interface Play {
  readonly at: (now: number) => FuturesExchange
  readonly market: Market
  readonly account: Account
}

/** Hears what the channels of an exchange would tell. */
export type Listener = (event: FuturesEvent, exchange: Pick<FuturesExchange, 'state' | 'now'>) => void

/** The account before it opens its position, in a market that nothing else moves. */
export function openPlay(choice: Choice, tell: Listener): Play {
  const start = { seed: 1, now: openTime, markets: [], prices: {}, insurance: '1000000' }
  const state = openFutures(rules, start)
  const at = (now: number): FuturesExchange => ({
    ...{ state, now, rules, changed: new Map() },
    tell: (event, time) => tell(event, { state, now: time }),
  })
  const market = openQuietMarket(at(openTime), contract, { mark: choice.entry, fundingRate: funding.rate })
  return { at, market, account: accountOfKey(at(openTime), key) }
}

/** Buys or sells at the market, where one order of others rests at the entry price. */
export function openPosition({ at, account }: Play, { side, marginMode, entry, size, leverage }: Choice): void {
  const exchange = at(openTime)
  const { symbol } = contract
  const name = { symbol, marginMode, positionSide: 'BOTH' } as const
  const rest = { symbol, type: 'LIMIT', price: entry, quantity: size } as const
  account.leverages[positionKey(name)] = leverage
  placeOrder(exchange, accountOfKey(exchange, others), { ...rest, side: side === 'BUY' ? 'SELL' : 'BUY' })
  placeOrder(exchange, account, { ...name, side, type: 'MARKET', quantity: size })
  endAction(exchange)
}
