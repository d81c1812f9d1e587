import { add, compare, type Decimal, multiply, plain, roundToStep, subtract } from '../../kernel/decimal.ts'
import type { Account } from '../../kernel/futures/state.ts'
import { known } from '../../kernel/ownEntry.ts'
import { wholeNumber } from '../../kernel/random.ts'
import { codeOf } from '../../kernel/refused.ts'
import { closeAllFuturesPositions, closeFuturesPosition } from '../../sandbox/futures/closePositions.ts'
import type { Push } from '../../sandbox/futures/exchange/push.ts'
import { getFuturesFills } from '../../sandbox/futures/history.ts'
import { snapshots } from '../../sandbox/futures/index.ts'
import { setFuturesLeverage } from '../../sandbox/futures/leverage.ts'
import { getFuturesOrderBook } from '../../sandbox/futures/marketData.ts'
import * as orders from '../../sandbox/futures/orders.ts'
import * as positions from '../../sandbox/futures/positions.ts'
import { type OpenExchange, openExchange } from '../../sandbox/futures/testing.ts'
import { startPrices } from '../../sandbox/market/startPrices.ts'
import type { V3FuturesNewOrder, V3FuturesOpenOrder } from '../../sandbox/types.ts'
import { type BookChange, bookProblems, followBooks } from './book.ts'
import { digestOf, type Walk } from './walk.ts'

const none = { parameters: {}, body: null }
const names = ['alice', 'bob', 'carol']
const symbols = ['BTC_USDT_PERP', 'ETH_USDT_PERP']
const startWallet = '10000'

/** Random actions of three people on a futures exchange. A person who has lost nearly everything begins anew with another key. */
export function walkFutures(exchange: OpenExchange = openExchange(11)): Walk {
  const act = futuresActions(exchange)
  const digest = digestOf(exchange.state)
  const follower = follow(exchange, digest.add)
  const ledgerProblems = addUpLedgers(exchange)
  const total = totalOf(exchange)
  return {
    act() {
      act()
      follower.read()
    },
    quickProblems: () => [...moneyProblems(exchange, total), ...contractProblems(exchange)],
    problems: () => [
      ...bookProblems(exchange, symbols),
      ...closingProblems(exchange),
      ...ledgerProblems(),
      ...follower.problems(),
    ],
    channels: follower.channels,
    digest: digest.now,
  }
}

/** Random actions of three people, one at each call. */
export function futuresActions(exchange: OpenExchange): () => void {
  const pick = (from: number, to: number) => wholeNumber(exchange.random, from, to)
  const anyOf = <Item>(items: readonly Item[]): Item => items[pick(0, items.length - 1)] as Item
  const people = [...names]
  for (const person of people) balanceOf(person)
  let number = 0

  function balanceOf(person: string) {
    return exchange.act((call) => positions.getFuturesBalance(none, call), person)
  }

  /** A random person; a poor person is replaced by a new one. */
  function somebody(): string {
    const index = pick(0, people.length - 1)
    const person = people[index] ?? ''
    if (compare(balanceOf(person).eq, '1000') > 0) return person
    number += 1
    const other = `${names[index]} ${number}`
    people[index] = other
    return other
  }

  function newOrder(person: string): V3FuturesNewOrder {
    const symbol = anyOf(symbols)
    const side = anyOf(['BUY', 'SELL'] as const)
    const { reference, gap } = exchange.market(symbol).quotes
    const shift = multiply(gap, String(pick(-20, 20)))
    const px = roundToStep(add(reference, shift), '0.01')
    const isHedge = exchange.act((call) => positions.getFuturesPositionMode(none, call), person).posMode === 'HEDGE'
    number += 1
    const common = {
      ...{ symbol, side, sz: String(pick(1, 10) === 1 ? pick(1, 3000) : pick(1, 60)) },
      ...{ mgnMode: anyOf(['CROSS', 'CROSS', 'ISOLATED'] as const) },
      posSide: isHedge ? anyOf(['LONG', 'SHORT'] as const) : ('BOTH' as const),
      ...(pick(1, 4) === 1 ? { clOrdId: `own-${pick(1, number)}` } : {}),
      stpMode: anyOf(['NONE', 'EXPIRE_TAKER', 'EXPIRE_MAKER', 'EXPIRE_BOTH'] as const),
    }
    const timeInForce = anyOf(['GTC', 'GTC', 'GTC', 'IOC', 'FOK'] as const)
    return anyOf([
      { ...common, type: 'LIMIT', timeInForce, px },
      { ...common, type: 'LIMIT', timeInForce, px },
      { ...common, type: 'LIMIT', timeInForce, px, reduceOnly: true },
      { ...common, type: 'LIMIT_MAKER', px },
      { ...common, type: 'MARKET' },
      { ...common, type: 'MARKET', reduceOnly: true },
    ] as const)
  }

  /** The market jumps by up to 2 %: nobody makes or loses anything by that alone. */
  function jump(): void {
    const { prices } = exchange.state.course
    const currency = anyOf(['BTC', 'ETH'] as const)
    const price = multiply(known(prices, currency), add('1', multiply('0.0001', pick(-200, 200))))
    const isFar = compare(price, multiply(startPrices[currency], '2')) > 0
    if (!isFar) prices[currency] = roundToStep(price, '0.01')
  }

  return () => {
    if (pick(1, 60) === 1) jump()
    exchange.pass(pick(0, 200))
    const person = somebody()
    const act = <Reply>(handler: (call: Parameters<Parameters<OpenExchange['act']>[0]>[0]) => Reply) =>
      exchange.act(handler, person)
    const body = () => newOrder(person)
    const open = act((call) => orders.getFuturesOpenOrders({ parameters: { limit: 100 }, body: null }, call))
    const symbol = anyOf(symbols)
    const chosen = open.length > 0 && pick(1, 10) > 1 ? anyOf(open) : { ordId: '1', symbol }
    const one = { symbol: chosen.symbol, ordId: chosen.ordId }
    const { posMode } = act((call) => positions.getFuturesPositionMode(none, call))
    const posSide = posMode === 'HEDGE' ? anyOf(['LONG', 'SHORT'] as const) : ('BOTH' as const)
    const mgnMode = anyOf(['CROSS', 'ISOLATED'] as const)
    const place = () => {
      const order = body()
      return act((call) => orders.placeFuturesOrder({ parameters: {}, body: order }, call))
    }
    const placeThree = () => {
      const batch = [body(), body(), body()]
      return act((call) => orders.placeFuturesOrders({ parameters: {}, body: batch }, call))
    }
    /** An order that takes the profit of a position: another one may close the position before. */
    const takeProfit = () => {
      const held = act((call) => positions.getFuturesPositions(none, call)).filter(({ availQty }) => availQty !== '0')
      if (held.length === 0) return place()
      const chosenOne = anyOf(held)
      const { side: own, availQty: sz } = chosenOne
      const name = { symbol: chosenOne.symbol, mgnMode: chosenOne.mgnMode, posSide: chosenOne.posSide }
      const side = own === 'BUY' ? 'SELL' : 'BUY'
      const { reference, gap } = exchange.market(name.symbol).quotes
      const px = roundToStep(add(reference, multiply(gap, own === 'BUY' ? '30' : '-30')), '0.01')
      const order = { ...name, side, type: 'LIMIT', px, sz } as const
      const reducing = name.posSide === 'BOTH' ? { reduceOnly: true } : {}
      return act((call) => orders.placeFuturesOrder({ parameters: {}, body: { ...order, ...reducing } }, call))
    }
    const margin = { symbol, posSide, type: anyOf(['ADD', 'REDUCE'] as const), amt: `${pick(1, 50)}.5` }
    const leverage = { symbol, mgnMode, posSide, lever: anyOf(['2', '10', '50', '75', '100']) }
    const common: (() => unknown)[] = [
      ...[place, place, place, place, placeThree, takeProfit],
      () => act((call) => orders.cancelFuturesOrder({ parameters: {}, body: one }, call)),
      () => act((call) => orders.cancelFuturesOrder({ parameters: {}, body: one }, call)),
      () => act((call) => orders.cancelFuturesOrders({ parameters: {}, body: { symbol, clOrdIds: ['own-2'] } }, call)),
      () => act((call) => setFuturesLeverage({ parameters: {}, body: leverage }, call)),
      () => act((call) => positions.adjustFuturesMargin({ parameters: {}, body: margin }, call)),
    ]
    const other = { posMode: posMode === 'HEDGE' ? 'ONE_WAY' : 'HEDGE' } as const
    const rare: (() => unknown)[] = [
      () => act((call) => orders.cancelAllFuturesOrders({ parameters: {}, body: { symbol } }, call)),
      () => act((call) => closeFuturesPosition({ parameters: {}, body: { symbol, mgnMode, posSide } }, call)),
      () => {
        act((call) => orders.cancelAllFuturesOrders(none, call))
        act((call) => closeAllFuturesPositions(none, call))
        act((call) => positions.switchFuturesPositionMode({ parameters: {}, body: other }, call))
      },
    ]
    codeOf(anyOf(pick(1, 15) === 1 ? rare : common))
  }
}

/**
 * All that exists: wallets, margins and fees, and with them the value at which open positions were entered. A long will bring its
 * worth less this value, a short the opposite, and both are the same contracts. A user's starting wallet does not count.
 */
function totalOf({ state }: OpenExchange): Decimal {
  let total = state.fees
  for (const { key: owner, wallet, positions: own } of Object.values(state.accounts)) {
    total = add(total, owner === undefined ? wallet : subtract(wallet, startWallet))
    for (const key in own) {
      const { side, cost, margin } = own[key] ?? { side: 'BUY', cost: '0', margin: '0' }
      total = side === 'BUY' ? subtract(add(total, margin), cost) : add(add(total, margin), cost)
    }
  }
  return total
}

function moneyProblems(exchange: OpenExchange, total: Decimal): string[] {
  const now = totalOf(exchange)
  return now === total ? [] : [`there were ${total} USDT and are ${now}`]
}

/** Longs and shorts are the same contracts, and none is empty. */
function contractProblems({ state }: OpenExchange): string[] {
  const sums = new Map<string, Decimal>()
  const empty: string[] = []
  for (const { accountId, positions: own } of Object.values(state.accounts)) {
    for (const { symbol, side, quantity } of Object.values(own)) {
      const sum = sums.get(symbol) ?? '0'
      sums.set(symbol, side === 'BUY' ? add(sum, quantity) : subtract(sum, quantity))
      if (compare(quantity, '0') <= 0) empty.push(`${accountId} has a position of ${quantity} ${symbol}`)
    }
  }
  const uneven = [...sums].filter(([, sum]) => sum !== '0')
  return [...empty, ...uneven.map(([symbol, sum]) => `longs of ${symbol} are ${sum} more than shorts`)]
}

/** Orders that only close never close more than there is. */
function closingProblems({ state }: OpenExchange): string[] {
  return usersOf(state).flatMap(({ accountId, openOrders, positions: own }) => {
    const closing = new Map<string, Decimal>()
    for (const id of openOrders) {
      const order = state.orders[id]
      if (!order) return [`${accountId} has an order ${id} that does not exist`]
      const isClosing =
        order.positionSide === 'BOTH'
          ? order.reduceOnly
          : order.side === (order.positionSide === 'LONG' ? 'SELL' : 'BUY')
      const key = `${order.symbol} ${order.marginMode} ${order.positionSide}`
      const left = subtract(order.quantity, order.filledQuantity)
      if (isClosing) closing.set(key, add(closing.get(key) ?? '0', left))
    }
    return [...closing].flatMap(([key, sum]) =>
      compare(sum, own[key]?.quantity ?? '0') <= 0
        ? []
        : [`${accountId} closes ${sum} of ${own[key]?.quantity} ${key}`],
    )
  })
}

function usersOf(state: OpenExchange['state']): Account[] {
  return Object.values(state.accounts).filter(({ key }) => key !== undefined)
}

/** Adds up new bills and fills: bills equal the changes of the funds, fills the filled quantity of orders. */
function addUpLedgers(exchange: OpenExchange): () => string[] {
  const sums = new Map<string, Decimal>()
  const filled = new Map<string, Decimal>()
  const read = new Map<string, { bills: number; fills: number }>()
  return () =>
    usersOf(exchange.state).flatMap((account) => {
      const { accountId, key, bills, fills, wallet } = account
      const before = read.get(accountId) ?? { bills: 0, fills: 0 }
      read.set(accountId, { bills: bills.length, fills: fills.length })
      const moved = bills.slice(before.bills).filter(({ type }) => type !== 'margin')
      const sum = moved.map(({ amount }) => amount).reduce(add, sums.get(accountId) ?? startWallet)
      sums.set(accountId, sum)
      const margins = Object.values(account.positions).map(({ margin }) => margin)
      const owned = margins.reduce(add, plain(wallet))
      const touched = new Set<string>()
      for (const { orderId, quantity } of fills.slice(before.fills)) {
        filled.set(orderId, add(filled.get(orderId) ?? '0', quantity))
        touched.add(orderId)
      }
      const wrong = [...touched].filter((id) => exchange.state.orders[id]?.filledQuantity !== filled.get(id))
      const [newest] = exchange.act((call) => getFuturesFills({ parameters: { limit: 1 }, body: null }, call), key)
      return [
        ...(sum === owned ? [] : [`the bills of ${accountId} are ${sum}, it has ${owned}`]),
        ...wrong.map((id) => `fills of ${id} are ${filled.get(id)}, the order says something else`),
        ...(newest?.id === fills.at(-1)?.id ? [] : [`the newest fill of ${accountId} is not the first of its page`]),
      ]
    })
}

type Record = Readonly<{ [name: string]: unknown }>

/** A client that knows the pushes of the channels and nothing else. */
function follow(exchange: OpenExchange, note: (push: Push) => void) {
  const open = new Map<string, Map<string, Record>>()
  const held = new Map<string, Map<string, Record>>()
  const accounts = new Map<string, Record>()
  const channels = new Set<string>()
  const opened = exchange.act((call) => snapshots.bookLv2({ symbols: ['all'] }, call))
  const books = followBooks(opened.map(({ data: [record] }) => changeOf(record)))
  exchange.pushes.length = 0

  function readPush(push: Push): void {
    note(push)
    const { channel, key = '', message } = push
    const record = message.data[0] as Record
    channels.add(channel)
    if (channel === 'account') accounts.set(key, record)
    if (channel === 'orders') keep(open, key, String(record['ordId']), record, isOpen(record))
    if (channel === 'bookLv2') books.read(changeOf(record))
    const name = `${record['symbol']} ${record['mgnMode']} ${record['posSide']}`
    if (channel === 'positions') keep(held, key, name, record, record['qty'] !== '0')
  }

  return {
    channels,
    read: () => exchange.pushes.splice(0).forEach(readPush),
    problems: () => [...[...accounts.keys()].flatMap(ownProblems), ...books.problems(bookOf)],
  }

  /** The pushes of an account equal its replies, to the digit. */
  function ownProblems(person: string): string[] {
    const balance = exchange.act((call) => positions.getFuturesBalance(none, call), person)
    const now = exchange.act((call) => positions.getFuturesPositions(none, call), person)
    return [
      ...differences(`the account of ${person}`, accounts.get(person), balance),
      ...differences(`the parts of ${person}`, part(accounts.get(person)?.['details']), part(balance.details)),
      ...listDifferences(`positions of ${person}`, [...(held.get(person)?.values() ?? [])], now, 'openAvgPx'),
      ...listDifferences(`orders of ${person}`, [...(open.get(person)?.values() ?? [])], allOpen(person), 'ordId'),
    ]
  }

  function allOpen(person: string): V3FuturesOpenOrder[] {
    const found: V3FuturesOpenOrder[] = []
    for (;;) {
      const from = found.at(-1)?.ordId ?? '0'
      const asked = { parameters: { limit: 100, from: Number(from) }, texts: { from }, body: null }
      const page = exchange.act((call) => orders.getFuturesOpenOrders(asked, call), person)
      const fresh = page.filter(({ ordId }) => ordId !== found.at(-1)?.ordId)
      found.push(...fresh)
      if (fresh.length === 0) return found
    }
  }

  function bookOf(symbol: string) {
    const parameters = { symbol, limit: 20 } as const
    const { asks, bids } = exchange.act((call) => getFuturesOrderBook({ parameters, body: null }, call))
    return [asks, bids] as const
  }
}

function changeOf({ s, lid, ...record }: Record): BookChange {
  return { ...record, symbol: s, lastId: lid } as BookChange
}

function isOpen({ state }: Record): boolean {
  return state === 'NEW' || state === 'PARTIALLY_FILLED'
}

function keep(all: Map<string, Map<string, Record>>, person: string, id: string, record: Record, stays: boolean): void {
  const own = all.get(person) ?? new Map<string, Record>()
  all.set(person, own)
  if (stays) own.set(id, record)
  else own.delete(id)
}

function part(details: unknown): Record | undefined {
  return Array.isArray(details) ? (details[0] as Record) : undefined
}

function listDifferences(what: string, told: readonly Record[], asked: readonly Record[], by: string): string[] {
  if (told.length !== asked.length) return [`${told.length} ${what} were told, there are ${asked.length}`]
  const order = (list: readonly Record[]) =>
    list.toSorted((a, b) =>
      `${a['symbol']}${a['mgnMode']}${a['posSide']}${a[by]}` < `${b['symbol']}${b['mgnMode']}${b['posSide']}${b[by]}`
        ? -1
        : 1,
    )
  const [before, now] = [order(told), order(asked)]
  return before.flatMap((record, index) => differences(what, record, now[index]))
}

/** Members that both have and that differ. Times may be numbers on the one side and text on the other. */
function differences(what: string, told: Record | undefined, asked: Record | undefined): string[] {
  // No channel pushes an account before something happens to it.
  if (!told || !asked) return []
  return Object.keys(asked)
    .filter((name) => name in told && typeof asked[name] !== 'object')
    .filter((name) => String(told[name]) !== String(asked[name]))
    .map((name) => `${what}: ${name} was told as ${told[name]} and is ${asked[name]}`)
}
