import { add, compare, type Decimal, multiply, subtract } from '../../kernel/decimal.ts'
import { wholeNumber } from '../../kernel/random.ts'
import { codeOf } from '../../kernel/refused.ts'
import { getAccountBalances } from '../../sandbox/spot/accounts.ts'
import { cancelAllOrders, cancelOrder, cancelOrdersByIds } from '../../sandbox/spot/cancellations.ts'
import type { Push } from '../../sandbox/spot/exchange/push.ts'
import { getTrades } from '../../sandbox/spot/history.ts'
import { snapshots } from '../../sandbox/spot/index.ts'
import { getOrderBook } from '../../sandbox/spot/marketData.ts'
import * as orders from '../../sandbox/spot/orders.ts'
import * as smartOrders from '../../sandbox/spot/smartOrders.ts'
import { type OpenExchange, openExchange } from '../../sandbox/spot/testing.ts'
import { createDepositAddress, withdraw } from '../../sandbox/spot/wallet.ts'
import type { SpotNewOrder, SpotNewSmartOrder } from '../../sandbox/types.ts'
import { type BookChange, bookProblems, followBooks } from './book.ts'
import { digestOf, type Walk } from './walk.ts'

const none = { parameters: {}, body: null }
const people = ['alice', 'bob', 'carol']
const symbols = ['BTC_USDT', 'ETH_USDT', 'ETH_BTC']
const currencies = ['BTC', 'ETH', 'USDT']

/** Random actions of three accounts on a spot exchange. */
export function walkSpot(exchange: OpenExchange = openExchange(11)): Walk {
  const act = spotActions(exchange)
  const digest = digestOf(exchange.state)
  const follower = follow(exchange, digest.add)
  const fillProblems = addUpFills(exchange)
  const total = totals(exchange)
  return {
    act() {
      act()
      follower.read()
    },
    quickProblems: () => moneyProblems(exchange, total),
    problems: () => [
      ...holdProblems(exchange),
      ...bookProblems(exchange, symbols),
      ...fillProblems(),
      ...follower.problems(),
    ],
    channels: follower.channels,
    digest: digest.now,
  }
}

/** Random actions of three accounts, one at each call. */
export function spotActions(exchange: OpenExchange): () => void {
  const pick = (from: number, to: number) => wholeNumber(exchange.random, from, to)
  const anyOf = <Item>(items: readonly Item[]): Item => items[pick(0, items.length - 1)] as Item
  for (const person of people) getAccountBalances(none, exchange.call(person))
  let number = 0

  function newOrder(): SpotNewOrder {
    const symbol = anyOf(symbols)
    const side = anyOf(['BUY', 'SELL'] as const)
    const { reference, gap, lot } = exchange.market(symbol).quotes
    const price = add(reference, multiply(gap, `${pick(0, 40)}`))
    const shifted = subtract(price, multiply(gap, '20'))
    const quantity = multiply(lot, pick(1, 60))
    number += 1
    const ids = pick(1, 4) === 1 ? { clientOrderId: `own-${pick(1, number)}` } : {}
    const common = { symbol, side, ...ids, stpMode: anyOf(['EXPIRE_TAKER', 'NONE'] as const) }
    const timeInForce = anyOf(['GTC', 'GTC', 'GTC', 'IOC', 'FOK'] as const)
    return anyOf([
      { ...common, type: 'LIMIT', timeInForce, price: shifted, quantity },
      { ...common, type: 'LIMIT', timeInForce, price: shifted, quantity },
      { ...common, type: 'LIMIT_MAKER', price: shifted, quantity },
      { ...common, type: 'MARKET', amount: `${pick(1, 4000)}.${pick(10, 99)}`, quantity },
      { ...common, type: 'MARKET', amount: '50', quantity, slippageTolerance: '0.0001' },
      { ...common, type: 'LIMIT', price: shifted, quantity: multiply(lot, pick(1, 100_000)) },
    ] as const)
  }

  function newSmartOrder(): SpotNewSmartOrder {
    const symbol = anyOf(symbols)
    const { reference, gap, lot } = exchange.market(symbol).quotes
    const stopPrice = add(reference, multiply(gap, `${pick(-10, 10)}`))
    const common = { symbol, side: anyOf(['BUY', 'SELL'] as const), quantity: multiply(lot, pick(1, 60)) }
    number += 1
    return anyOf([
      { ...common, stopPrice, clientOrderId: `stop-${pick(1, number)}` },
      { ...common, stopPrice, price: stopPrice },
      { ...common, type: 'TRAILING_STOP', trailingOffset: '0.01%' },
      { ...common, type: 'TRAILING_STOP_LIMIT', trailingOffset: gap, limitOffset: gap, stopPrice },
    ] as const)
  }

  return () => {
    exchange.pass(pick(0, 300))
    const call = exchange.call(anyOf(people))
    const open = orders.getOpenOrders(none, call)
    const id = open.length > 0 && pick(1, 10) > 1 ? anyOf(open).id : 'cid:own-1'
    const one = { parameters: { id }, body: null }
    const common: (() => unknown)[] = [
      () => orders.createOrder({ parameters: {}, body: newOrder() }, call),
      () => orders.createOrder({ parameters: {}, body: newOrder() }, call),
      () => orders.createOrder({ parameters: {}, body: newOrder() }, call),
      () => orders.createOrder({ parameters: {}, body: newOrder() }, call),
      () => orders.createOrders({ parameters: {}, body: [newOrder(), newOrder(), newOrder()] }, call),
      () => cancelOrder(one, call),
      () => cancelOrder(one, call),
      () =>
        orders.replaceOrder(
          { ...one, body: { price: newOrder().price ?? '0', proceedOnFailure: anyOf(['true', 'false']) } },
          call,
        ),
      () => smartOrders.createSmartOrder({ parameters: {}, body: newSmartOrder() }, call),
      () => smartOrders.cancelSmartOrder({ parameters: { id: 'cid:stop-1' }, body: null }, call),
      () => cancelOrdersByIds({ parameters: {}, body: { orderIds: [id], clientOrderIds: ['own-2'] } }, call),
    ]
    const rare: (() => unknown)[] = [
      () => {
        const { address } = createDepositAddress({ parameters: {}, body: { currency: 'ETH' } }, call)
        const body = { currency: 'ETH', amount: `${pick(0, 3)}.5`, address }
        withdraw({ parameters: {}, body }, exchange.call(anyOf(people)))
      },
      () => cancelAllOrders({ parameters: {}, body: { symbols: [anyOf(symbols)] } }, call),
      () => cancelAllOrders(none, call),
      () => orders.setKillSwitch({ parameters: {}, body: { timeout: anyOf(['10', '-1']) } }, call),
    ]
    codeOf(anyOf(pick(1, 15) === 1 ? rare : common))
  }
}

/** All that exists of each currency: balances of accounts and fees of the exchange. */
function totals({ state }: OpenExchange): Record<string, Decimal> {
  return Object.fromEntries(
    currencies.map((currency) => {
      const owned = Object.values(state.accounts).flatMap(({ balances }) => balances[currency] ?? [])
      const all = owned.map(({ available, hold }) => add(available, hold)).reduce(add, '0')
      return [currency, add(all, state.fees[currency] ?? '0')]
    }),
  )
}

function moneyProblems(exchange: OpenExchange, total: Record<string, Decimal>): string[] {
  const now = totals(exchange)
  const changed = currencies.filter((currency) => now[currency] !== total[currency])
  const negative = Object.values(exchange.state.accounts).filter(({ balances }) =>
    Object.values(balances).some(({ available, hold }) => compare(available, '0') < 0 || compare(hold, '0') < 0),
  )
  return [
    ...changed.map((currency) => `${currency} was ${total[currency]} and is ${now[currency]}`),
    ...negative.map(({ accountId }) => `${accountId} has a negative balance`),
  ]
}

/** Balances on hold equal the needs of open orders. */
function holdProblems({ state }: OpenExchange): string[] {
  const needed = new Map<string, Decimal>()
  for (const { accountId, symbol, side, state: own, price, quantity, filledQuantity } of Object.values(state.orders)) {
    if (own !== 'NEW' && own !== 'PARTIALLY_FILLED') continue
    const left = subtract(quantity, filledQuantity)
    const [base, quote] = symbol.split('_')
    const name = `${accountId} ${side === 'BUY' ? quote : base}`
    needed.set(name, add(needed.get(name) ?? '0', side === 'BUY' ? multiply(price, left) : left))
  }
  return Object.values(state.accounts).flatMap(({ accountId, balances }) =>
    Object.entries(balances).flatMap(([currency, { hold }]) => {
      const need = needed.get(`${accountId} ${currency}`) ?? '0'
      return need === hold ? [] : [`${accountId} holds ${hold} ${currency} and needs ${need}`]
    }),
  )
}

/** Adds up new fills, and names orders whose filled quantity differs from their sum. */
function addUpFills(exchange: OpenExchange): () => string[] {
  const sums = new Map<string, { quantity: Decimal; amount: Decimal }>()
  const read = new Map<string, number>()

  function orderProblem(id: string, person: string): string[] {
    const asked = orders.getOrder({ parameters: { id }, body: null }, exchange.call(person))
    const { quantity, amount } = sums.get(id) ?? { quantity: '0', amount: '0' }
    const isEqual = compare(asked.filledQuantity, quantity) === 0 && compare(asked.filledAmount, amount) === 0
    return isEqual ? [] : [`fills of ${id} are ${quantity}, the order says ${asked.filledQuantity}`]
  }

  return () =>
    usersOf(exchange).flatMap(({ accountId, key = '', fills }) => {
      const touched = new Set<string>()
      for (const { orderId, quantity, amount } of fills.slice(read.get(accountId) ?? 0)) {
        const sum = sums.get(orderId) ?? { quantity: '0', amount: '0' }
        sums.set(orderId, { quantity: add(sum.quantity, quantity), amount: add(sum.amount, amount) })
        touched.add(orderId)
      }
      read.set(accountId, fills.length)
      const [newest] = getTrades({ parameters: { limit: 1 }, body: null }, exchange.call(key))
      return [
        ...[...touched].flatMap((id) => orderProblem(id, key)),
        ...(newest?.pageId === fills.at(-1)?.recordId
          ? []
          : [`the newest fill of ${key} is not the first of its page`]),
      ]
    })
}

function usersOf({ state }: OpenExchange) {
  return Object.values(state.accounts).filter(({ key }) => key !== undefined)
}

interface OrderRecord {
  readonly orderId: string
  readonly state: string
  readonly filledQuantity: Decimal
  readonly filledAmount: Decimal
}
interface BalanceRecord {
  readonly currency: string
  readonly available: Decimal
  readonly hold: Decimal
}

/** A client that knows the pushes of the channels and nothing else. */
function follow(exchange: OpenExchange, note: (push: Push) => void) {
  const open = new Map<string, Map<string, OrderRecord>>(people.map((person) => [person, new Map()]))
  const balances = new Map<string, BalanceRecord>()
  const channels = new Set<string>()
  const opened = snapshots.bookLv2({ symbols: ['all'] }, exchange.call())
  const books = followBooks(opened.map(({ data: [record] }) => record))

  function readOrder(person: string, record: OrderRecord): void {
    const isOpen = record.state === 'NEW' || record.state === 'PARTIALLY_FILLED'
    if (isOpen) open.get(person)?.set(record.orderId, record)
    else open.get(person)?.delete(record.orderId)
  }

  return {
    channels,
    read(): void {
      for (const push of exchange.pushes.splice(0)) {
        note(push)
        const { channel, key = '', message } = push
        const [record] = message.data
        channels.add(channel)
        if (channel === 'orders') readOrder(key, record as OrderRecord)
        if (channel === 'bookLv2') books.read(record as BookChange)
        if (channel === 'balances')
          balances.set(`${key} ${(record as BalanceRecord).currency}`, record as BalanceRecord)
      }
    },
    problems(): string[] {
      return [...orderProblems(), ...balanceProblems(), ...books.problems(bookOf)]
    },
  }

  function orderProblems(): string[] {
    return people.flatMap((person) => {
      const told = [...(open.get(person)?.values() ?? [])]
      const asked = orders.getOpenOrders({ parameters: { limit: 2000 }, body: null }, exchange.call(person))
      const line = (id: string, state: string, filled: Decimal, amount: Decimal) =>
        `${id} ${state} ${add(filled, '0')} ${add(amount, '0')}`
      const before = told
        .map((order) => line(order.orderId, order.state, order.filledQuantity, order.filledAmount))
        .sort()
      const now = asked.map((order) => line(order.id, order.state, order.filledQuantity, order.filledAmount)).sort()
      return JSON.stringify(before) === JSON.stringify(now) ? [] : [`${person} was told ${before}, and has ${now}`]
    })
  }

  function balanceProblems(): string[] {
    return people.flatMap((person) => {
      const [own] = getAccountBalances(none, exchange.call(person))
      return (own?.balances ?? []).flatMap(({ currency, available, hold }) => {
        const told = balances.get(`${person} ${currency}`)
        if (!told || (told.available === available && told.hold === hold)) return []
        return [`${person} was told ${told.available} ${currency}, and has ${available}`]
      })
    })
  }

  function bookOf(symbol: string) {
    const { asks, bids } = getOrderBook({ parameters: { symbol, limit: 20 }, body: null }, exchange.call())
    return [asks, bids] as const
  }
}
