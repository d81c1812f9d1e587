import {
  type Candle,
  type Candles,
  groupMinutes,
  known,
  type MarketStart,
  madeUpDay,
  makerId,
  multiply,
  ownEntry,
  quote,
  roundToStep,
  step,
  takerId,
} from 'exchange-docs/kernel'
import { exampleKey, isSubaccount } from '../../keys.ts'
import { startPrices } from '../../market/startPrices.ts'
import { publishBook } from './bookMessages.ts'
import { insuranceId, type StartMarket, startInsurance, startMarkets, startWallet } from './definitions.ts'
import { deskOf } from './desk.ts'
import { openExamplePositions } from './exampleOrders.ts'
import { type Exchange, newId } from './exchange.ts'
import { fundingInterval, nextFundingTime } from './funding.ts'
import { keptPriceCandles, pricesAt } from './prices.ts'
import type { Account, FuturesState, Market } from './state.ts'

/** What an exchange starts from. */
export type FuturesStart = MarketStart

const plenty = '1000000000000'
/** Decimals of a price. */
const priceScale = 2

/** A new exchange: its markets have a day of candles behind them and quotes on their books. */
export function createFuturesState({ seed, now }: FuturesStart): FuturesState {
  const state: FuturesState = {
    lastNumber: 0,
    lastTradeId: 142_550_000,
    course: { seed, start: now, prices: { ...startPrices }, shifts: {} },
    nextStep: now - (now % step) + step,
    nextFunding: nextFundingTime(now),
    markets: {},
    accounts: {},
    accountsByKey: {},
    orders: {},
    fees: '0',
    insuranceTime: now,
    liquidations: [],
  }
  const exchange = { state, now, emit: () => {}, changed: new Map() }
  addAccount(exchange, { accountId: takerId, wallet: plenty })
  addAccount(exchange, { accountId: insuranceId, wallet: startInsurance })
  for (const market of startMarkets) openMarket(exchange, market)
  return state
}

function openMarket(exchange: Exchange, { definition, fundingRate }: StartMarket): void {
  const { symbol, tSz } = definition
  const { now, state } = exchange
  const at = (time: number) => pricesAt({ state, now: time }, definition)
  const { index, premium, mark } = at(now)
  const lot = String(definition.lotSz)
  const past = madeUpDay(state.course, now, {
    ...{ symbol, priceAt: (time: number) => at(time).mark, lot, priceScale, unit: definition.ctVal },
  })
  const market: Market = {
    definition,
    book: { bids: [], asks: [], id: 6_284_171_741, published: { bids: [], asks: [] } },
    trades: [],
    ...past,
    quotes: { reference: mark, gap: roundToStep(multiply(index, '0.0001'), tSz), lot },
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

/** Candles of a price for the time before the start: those of the trades, without their volume. */
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
  { state, now }: Pick<Exchange, 'state' | 'now'>,
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

/** The account of a user as it is at first. A subaccount has nothing. */
export function openAccount(exchange: Exchange, accountId: string, key: string): Account {
  const account = addAccount(exchange, { accountId, key, wallet: isSubaccount(key) ? '0' : startWallet })
  if (key === exampleKey) openExamplePositions(exchange, account)
  return account
}

/** The account of a key. A key that is new gets an account with funds to try things with. */
export function accountOfKey(exchange: Exchange, key: string): Account {
  const { state } = exchange
  const id = ownEntry(state.accountsByKey, `key:${key}`)
  if (id !== undefined) return known(state.accounts, id)
  const accountId = newId(state)
  state.accountsByKey[`key:${key}`] = accountId
  return openAccount(exchange, accountId, key)
}
