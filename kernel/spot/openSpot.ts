import { type Decimal, divide, larger, multiply, roundToStep, stepOf } from '../decimal.ts'
import type { MarketStart } from '../market/course.ts'
import { newId } from '../market/exchange.ts'
import { madeUpDay } from '../market/madeUpDay.ts'
import { makerId, quote, takerId } from '../market/marketMaker.ts'
import { step } from '../market/steps.ts'
import { known, ownEntry } from '../ownEntry.ts'
import { credit } from './balances.ts'
import { cancelAllOrders } from './cancelOrder.ts'
import { deskOf } from './desk.ts'
import type { Opening, SpotExchange, SpotRules } from './exchange.ts'
import { publishBook } from './publishBook.ts'
import { priceOf, referencePrice } from './referencePrice.ts'
import type { Account, FeeRates, Market, MarketRules, SpotState } from './state.ts'

/** The state that an exchange starts from: markets, prices and first numbers. */
export interface SpotStart extends MarketStart {
  readonly markets: readonly MarketRules[]
  /** Index prices at the start, by currency. */
  readonly prices: Readonly<Record<string, Decimal>>
  readonly lastTradeId?: number
}

/** A new exchange: its markets have a day of candles behind them and quotes on their books. */
export function openSpot(rules: SpotRules, { seed, now, markets, prices, lastTradeId = 0 }: SpotStart): SpotState {
  const state: SpotState = {
    lastNumber: 0,
    lastTradeId,
    course: { seed, start: now, prices: { ...prices }, shifts: {} },
    nextStep: now - (now % step) + step,
    ...{ markets: {}, accounts: {}, accountsByKey: {}, orders: {}, smartOrders: {}, fees: {} },
  }
  const exchange = { state, now, rules, tell: () => {} }
  const currencies = markets.flatMap(({ base, quote: paid }) => [base, paid])
  const plenty = Object.fromEntries(currencies.map((currency) => [currency, '1000000000000']))
  addAccount(state, takerId, { balances: plenty, rates: noFees })
  for (const market of markets) openMarket(exchange, market, plenty)
  return state
}

const noFees: FeeRates = { makerRate: '0', takerRate: '0', specialFeeRates: [] }
/** Value of the smallest quote, in the currency of index prices. */
const smallestQuote = '50'

function openMarket(exchange: SpotExchange, own: MarketRules, plenty: Readonly<Record<string, Decimal>>): void {
  const priceAt = (time: number) => referencePrice({ ...exchange, now: time }, own)
  const price = priceAt(exchange.now)
  const { symbol, limits } = own
  const { priceScale, quantityScale } = limits
  const tick = stepOf(priceScale)
  const gap = larger(roundToStep(multiply(price, '0.0001'), tick), tick)
  const worth = divide(divide(smallestQuote, priceOf(exchange, own.quote), 8), price, quantityScale)
  const lot = larger(worth, stepOf(quantityScale))
  const market: Market = {
    ...own,
    mode: 'open',
    book: { bids: [], asks: [], id: 1, published: { bids: [], asks: [] } },
    trades: [],
    ...madeUpDay(exchange.state.course, exchange.now, { symbol, priceAt, lot, priceScale, unit: '1' }),
    quotes: { reference: price, gap, lot },
  }
  exchange.state.markets[symbol] = market
  addAccount(exchange.state, makerId(symbol), { balances: plenty, rates: noFees })
  quote(deskOf(exchange, market))
  publishBook(exchange, market)
}

function addAccount(state: SpotState, accountId: string, { balances, rates }: Opening, key?: string): Account {
  const account: Account = {
    ...{ accountId, rates, ...(key === undefined ? {} : { key }) },
    balances: Object.fromEntries(
      Object.entries(balances).map(([currency, available]) => [currency, { available, hold: '0' }]),
    ),
    ...{ openOrders: [], closedOrders: [], clientOrderIds: {} },
    ...{ openSmartOrders: [], closedSmartOrders: [], smartOrderIds: {} },
    fills: [],
  }
  state.accounts[accountId] = account
  return account
}

/** The account of a key. A new key gets an account by the rules. */
export function accountOfKey(exchange: Pick<SpotExchange, 'state' | 'rules'>, key: string): Account {
  const { state, rules } = exchange
  const id = ownEntry(state.accountsByKey, `key:${key}`)
  if (id !== undefined) return known(state.accounts, id)
  const opening = rules.openingOf(key)
  const account = addAccount(state, opening.accountId ?? newId(exchange), opening, key)
  state.accountsByKey[`key:${key}`] = account.accountId
  return account
}

/** Opens the account of a key anew: its orders are cancelled, and its funds vanish. */
export function resetAccount(exchange: SpotExchange, key: string): Account {
  const { state, rules } = exchange
  const former = accountOfKey(exchange, key)
  cancelAllOrders(exchange, former)
  for (const id of former.closedOrders) delete state.orders[id]
  const account = addAccount(state, former.accountId, rules.openingOf(key), key)
  for (const currency of Object.keys(account.balances))
    credit(exchange, account, { currency, amount: '0', cause: 'deposit' })
  return account
}
