import {
  divide,
  known,
  type MarketStart,
  madeUpDay,
  makerId,
  multiply,
  ownEntry,
  quote,
  roundToStep,
  step,
  stepOf,
  takerId,
} from 'exchange-docs/kernel'
import { exampleKey, isSubaccount } from '../../keys.ts'
import { startPrices } from '../../market/startPrices.ts'
import { publishBook } from './bookMessages.ts'
import { type StartMarket, startBalances, startMarkets, userRates } from './definitions.ts'
import { deskOf } from './desk.ts'
import { exampleAccountId } from './exampleOrders.ts'
import { type Exchange, newId } from './exchange.ts'
import { priceOf, referencePrice } from './referencePrice.ts'
import type { Account, FeeRates, Market, SpotState } from './state.ts'

/** What an exchange starts from. */
export interface SpotStart extends MarketStart {
  readonly markets?: readonly StartMarket[]
}

/** A new exchange: its markets have a day of candles behind them and quotes on their books. */
export function createSpotState({ seed, now, markets = startMarkets }: SpotStart): SpotState {
  const state: SpotState = {
    lastNumber: 0,
    lastTradeId: 60_000_000,
    lastWalletId: 7_397_600,
    course: { seed, start: now, prices: { ...startPrices }, shifts: {} },
    nextStep: now - (now % step) + step,
    markets: {},
    accounts: {},
    accountsByKey: {},
    orders: {},
    smartOrders: {},
    fees: {},
  }
  const exchange = { state, now, emit: () => {} }
  const currencies = markets.flatMap(({ definition: { baseCurrencyName, quoteCurrencyName } }) => [
    baseCurrencyName,
    quoteCurrencyName,
  ])
  const plenty = Object.fromEntries(currencies.map((currency) => [currency, '1000000000000']))
  addAccount(state, { accountId: takerId, balances: plenty, rates: noFees })
  for (const market of markets) openMarket(exchange, market, plenty)
  return state
}

const noFees: FeeRates = { makerRate: '0', takerRate: '0', specialFeeRates: [] }

function openMarket(exchange: Exchange, { definition }: StartMarket, plenty: Readonly<Record<string, string>>): void {
  const priceAt = (time: number) => referencePrice({ ...exchange, now: time }, definition)
  const price = priceAt(exchange.now)
  const { symbol, symbolTradeLimit } = definition
  const { priceScale, quantityScale } = symbolTradeLimit
  const gap = roundToStep(multiply(price, '0.0001'), stepOf(priceScale))
  const lot = divide(divide('50', priceOf(exchange, definition.quoteCurrencyName), 8), price, quantityScale)
  const market: Market = {
    definition,
    book: { bids: [], asks: [], id: 1, published: { bids: [], asks: [] } },
    trades: [],
    ...madeUpDay(exchange.state.course, exchange.now, { symbol, priceAt, lot, priceScale, unit: '1' }),
    quotes: { reference: price, gap, lot },
  }
  exchange.state.markets[symbol] = market
  addAccount(exchange.state, { accountId: makerId(symbol), balances: plenty, rates: noFees })
  quote(deskOf(exchange, market))
  publishBook(exchange, market)
}

interface NewAccount {
  readonly accountId: string
  readonly key?: string
  readonly balances: Readonly<Record<string, string>>
  readonly rates: FeeRates
}

function addAccount(state: SpotState, { balances, ...others }: NewAccount): Account {
  const account: Account = {
    ...others,
    userId: 40816 + Object.keys(state.accountsByKey).length,
    balances: Object.fromEntries(
      Object.entries(balances).map(([currency, available]) => [currency, { available, hold: '0' }]),
    ),
    openOrders: [],
    closedOrders: [],
    clientOrderIds: {},
    ...{ openSmartOrders: [], closedSmartOrders: [], smartOrderIds: {} },
    fills: [],
    ...{ deposits: [], withdrawals: [], addresses: [] },
  }
  state.accounts[account.accountId] = account
  return account
}

/** The account of a user as it is at first. A subaccount has nothing. */
export function openAccount(state: SpotState, accountId: string, key: string): Account {
  return addAccount(state, { accountId, key, balances: isSubaccount(key) ? {} : startBalances, rates: userRates })
}

/** The account of a key. A key that is new gets an account with funds to try things with. */
export function accountOfKey({ state }: Pick<Exchange, 'state'>, key: string): Account {
  const id = ownEntry(state.accountsByKey, `key:${key}`)
  if (id !== undefined) return known(state.accounts, id)
  const accountId = key === exampleKey ? exampleAccountId : newId(state)
  const account = openAccount(state, accountId, key)
  state.accountsByKey[`key:${key}`] = account.accountId
  return account
}
