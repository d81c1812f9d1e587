import { type Decimal, multiply, roundToStep } from '../decimal.ts'
import { groupMinutes } from '../market/candles.ts'
import type { MarketStart } from '../market/course.ts'
import { newId } from '../market/exchange.ts'
import { madeUpDay } from '../market/madeUpDay.ts'
import { makerId, quote, takerId } from '../market/marketMaker.ts'
import type { Candle, Candles } from '../market/state.ts'
import { step } from '../market/steps.ts'
import { known, ownEntry } from '../ownEntry.ts'
import type { ContractRules, Market } from './contract.ts'
import { deskOf } from './desk.ts'
import type { FuturesExchange, FuturesRules } from './exchange.ts'
import { fundingInterval, nextFundingTime } from './funding.ts'
import { keptPriceCandles, pricesAt } from './prices.ts'
import { publishBook } from './publishBook.ts'
import { insuranceId } from './settle.ts'
import type { Account, FuturesState } from './state.ts'

/** The state that an exchange starts from: contracts, prices, insurance fund and first numbers. */
export interface FuturesStart extends MarketStart {
  readonly markets: readonly StartContract[]
  /** Index prices at the start, by currency. */
  readonly prices: Readonly<Record<string, Decimal>>
  /** Balance of the insurance fund. */
  readonly insurance: Decimal
  readonly lastTradeId?: number
  /** Number of each book at the start. */
  readonly bookId?: number
}

/** A contract, and the rate of the settlement before. */
export interface StartContract {
  readonly rules: ContractRules
  readonly fundingRate: Decimal
}

const plenty = '1000000000000'
/** Decimals of a price. */
const priceScale = 2

/** A new exchange: its markets have a day of candles behind them and quotes on their books. */
export function openFutures(rules: FuturesRules, start: FuturesStart): FuturesState {
  const { seed, now, markets, prices, insurance, lastTradeId = 0, bookId = 1 } = start
  const state: FuturesState = {
    lastNumber: 0,
    lastTradeId,
    course: { seed, start: now, prices: { ...prices }, shifts: {} },
    nextStep: now - (now % step) + step,
    nextFunding: nextFundingTime(now),
    ...{ markets: {}, accounts: {}, accountsByKey: {}, orders: {} },
    ...{ fees: '0', insuranceTime: now, liquidations: [] },
  }
  const exchange = { state, now, rules, tell: () => {}, changed: new Map() }
  addAccount(exchange, { accountId: takerId, wallet: plenty })
  addAccount(exchange, { accountId: insuranceId, wallet: insurance })
  for (const market of markets) openMarket(exchange, market, bookId)
  return state
}

function openMarket(exchange: FuturesExchange, { rules, fundingRate }: StartContract, bookId: number): void {
  const { symbol, tick, lot } = rules
  const { now, state } = exchange
  const at = (time: number) => pricesAt({ state, now: time }, rules)
  const { index, premium, mark } = at(now)
  const past = madeUpDay(state.course, now, {
    ...{ symbol, priceAt: (time: number) => at(time).mark, lot, priceScale, unit: rules.contractValue },
  })
  const market: Market = {
    ...rules,
    isOpen: true,
    book: { bids: [], asks: [], id: bookId, published: { bids: [], asks: [] } },
    trades: [],
    ...past,
    quotes: { reference: mark, gap: roundToStep(multiply(index, '0.0001'), tick), lot },
    index,
    premium,
    priceCandles: {
      mark: priceCandles(past.candles, (value) => value),
      index: priceCandles(past.candles, (value) => value),
      premium: priceCandles(past.candles, () => premium),
    },
    funding: [{ rate: fundingRate, time: now - (now % fundingInterval) }],
  }
  state.markets[symbol] = market
  addAccount(exchange, { accountId: makerId(symbol), wallet: plenty })
  quote(deskOf(exchange, market))
  publishBook(exchange, market)
}

/** Candles of a price for the time before the start: the candles of trades, without their volume. */
function priceCandles({ closed, minute }: Candles, priceAt: (price: string) => string): Candles {
  const bare = (candle: Candle): Candle => ({
    startTime: candle.startTime,
    open: priceAt(candle.open),
    high: priceAt(candle.high),
    low: priceAt(candle.low),
    close: priceAt(candle.close),
    ...{ quantity: '0', amount: '0', buyTakerQuantity: '0', buyTakerAmount: '0' },
    tradeCount: candle.tradeCount,
  })
  const groups = Object.entries(groupMinutes((closed['MINUTE_1'] ?? []).map(bare)))
  const latest = groups.map(([interval, list]) => [interval, list.slice(-keptPriceCandles)] as const)
  return { closed: Object.fromEntries(latest), minute: bare(minute) }
}

function addAccount(
  { state, now }: Pick<FuturesExchange, 'state' | 'now'>,
  { accountId, wallet, key }: { readonly accountId: string; readonly wallet: string; readonly key?: string },
): Account {
  const account: Account = {
    accountId,
    ...(key === undefined ? {} : { key }),
    createTime: now,
    updateTime: now,
    wallet,
    positionMode: 'ONE_WAY',
    leverages: {},
    positions: {},
    openOrders: [],
    closedOrders: [],
    clientOrderIds: {},
    fills: [],
    bills: [],
    closedPositions: [],
  }
  state.accounts[accountId] = account
  return account
}

/** Opens the account of a key. */
export function openAccount(exchange: FuturesExchange, accountId: string, key: string): Account {
  const { rules } = exchange
  const account = addAccount(exchange, { accountId, key, wallet: rules.walletOf(key) })
  rules.opened?.(exchange, account)
  return account
}

/** The account of a key. A key that is new gets an account with funds to try things with. */
export function accountOfKey(exchange: FuturesExchange, key: string): Account {
  const { state } = exchange
  const id = ownEntry(state.accountsByKey, `key:${key}`)
  if (id !== undefined) return known(state.accounts, id)
  const accountId = newId(exchange)
  state.accountsByKey[`key:${key}`] = accountId
  return openAccount(exchange, accountId, key)
}
