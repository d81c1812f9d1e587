import { add, type Decimal, isZero, multiply, subtract } from '../decimal.ts'
import { known } from '../ownEntry.ts'
import { addBill } from './bills.ts'
import type { Market } from './contract.ts'
import type { FuturesExchange } from './exchange.ts'
import type { Position } from './position.ts'
import type { Account } from './state.ts'
import { touch } from './tell.ts'
import { contractValue } from './values.ts'

/** Time between two settlements: at 0, 8 and 16 o'clock UTC. */
export const fundingInterval = 8 * 60 * 60_000
/** Settlements of a market that are kept: more than 180 days. */
const kept = 1000

/** The time of the settlement after a time. */
export function nextFundingTime(now: number): number {
  return now - (now % fundingInterval) + fundingInterval
}

/** The rate of the next settlement, if the premium does not change. */
export function nextFundingRate({ premium }: Pick<Market, 'premium'>): Decimal {
  return premium
}

/** Settles funding when its time has come. The value of a position counts at the mark price. */
export function settleFunding(exchange: FuturesExchange): void {
  const { state, now } = exchange
  if (now < state.nextFunding) return
  const time = now - (now % fundingInterval)
  state.nextFunding = nextFundingTime(now)
  for (const market of Object.values(state.markets)) {
    market.funding.push({ rate: nextFundingRate(market), time })
    if (market.funding.length > kept) market.funding.shift()
  }
  for (const account of Object.values(state.accounts)) {
    for (const position of Object.values(account.positions)) pay(exchange, account, position)
  }
}

/** Longs pay shorts when the rate is above 0. An isolated position pays from its margin. */
function pay(exchange: FuturesExchange, account: Account, position: Position): void {
  const market = known(exchange.state.markets, position.symbol)
  const value = contractValue(market, market.quotes.reference, position.quantity)
  const owed = multiply(value, nextFundingRate(market))
  const amount = position.side === 'BUY' ? subtract('0', owed) : owed
  if (isZero(amount)) return
  touch(exchange, account, position)
  if (position.marginMode === 'ISOLATED') position.margin = add(position.margin, amount)
  else account.wallet = add(account.wallet, amount)
  position.funding = add(position.funding, amount)
  position.updateTime = exchange.now
  addBill(exchange, account, 'funding', position, amount)
}
