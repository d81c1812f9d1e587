import type { Decimal } from '../decimal.ts'
import { known, ownEntry } from '../ownEntry.ts'
import type { Course } from './course.ts'
import type { Side } from './state.ts'

/** The state that exchanges of every kind have, as plain JSON: it can be written and read again. */
export interface ExchangeState<Market, Account, Order> {
  /** Number of the last order, movement and record. Ids are made of it. */
  lastNumber: number
  lastTradeId: number
  readonly course: Course
  /** When the market makers act next. */
  nextStep: number
  readonly markets: Record<string, Market>
  /** By account id. */
  readonly accounts: Record<string, Account>
  /** Account ids by `key:` and the key that signs. */
  readonly accountsByKey: Record<string, string>
  /** Open orders of all accounts, and closed ones of users. */
  readonly orders: Record<string, Order>
}

/** An account and its orders. */
export interface OrderAccount {
  readonly accountId: string
  /** Key that signs for it; absent for an account of the exchange itself. */
  readonly key?: string
  readonly openOrders: string[]
  readonly closedOrders: string[]
  /** Order ids by `cid:` and the client order id. */
  readonly clientOrderIds: Record<string, string>
}

export type OrderType = 'MARKET' | 'LIMIT' | 'LIMIT_MAKER'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'
export type Role = 'MAKER' | 'TAKER'
export type OrderState = 'NEW' | 'PARTIALLY_FILLED' | 'FILLED' | 'PARTIALLY_CANCELED' | 'CANCELED'

/** An order of any kind. */
export interface AnyOrder {
  readonly id: string
  readonly clientOrderId: string
  readonly accountId: string
  readonly symbol: string
  readonly side: Side
  readonly type: OrderType
  readonly timeInForce: TimeInForce
  /** `0` for a market order. */
  readonly price: Decimal
  readonly quantity: Decimal
  readonly createTime: number
  state: OrderState
  filledQuantity: Decimal
  filledAmount: Decimal
  updateTime: number
}

/** An order to place, of any kind. */
export interface AnyNewOrder {
  readonly symbol: string
  readonly side: Side
  readonly type: OrderType
  readonly timeInForce?: TimeInForce | undefined
  readonly price?: Decimal | undefined
  readonly clientOrderId?: string | undefined
}

/** Two orders that trade. */
export interface Matched<Order> {
  readonly taker: Order
  readonly maker: Order
  readonly quantity: Decimal
}

type LevelText = readonly [price: Decimal, quantity: Decimal]

/** Levels that are new or have another quantity, `0` where they are gone, and the number of the book before. */
export interface ChangedLevels {
  readonly asks: readonly LevelText[]
  readonly bids: readonly LevelText[]
  readonly lastId: number
}

interface Numbered {
  readonly state: { lastNumber: number }
  readonly rules: { readonly idOf: (number: number) => string }
}

/** A new id. */
export function newId({ state, rules }: Numbered): string {
  state.lastNumber += 1
  return rules.idOf(state.lastNumber)
}

/** The market of a symbol that came from outside. */
export function findMarket<Market>(
  { state }: { readonly state: { readonly markets: Record<string, Market> } },
  symbol: unknown,
): Market | undefined {
  return typeof symbol === 'string' ? ownEntry(state.markets, symbol) : undefined
}

/** The account of an order. */
export function accountOf<Account>(
  { accounts }: { readonly accounts: Record<string, Account> },
  { accountId }: { readonly accountId: string },
): Account {
  return known(accounts, accountId)
}

/** The key of a client order ID, which no object inherits. */
export function clientOrderKey(clientOrderId: string): string {
  return `cid:${clientOrderId}`
}

/** Moves an order to the closed orders. Orders of the exchange's own accounts are forgotten: no call asks for them. */
export function moveToClosed<Order extends { readonly id: string }>(
  { orders }: { readonly orders: Record<string, Order> },
  account: OrderAccount,
  { id }: Order,
): void {
  const index = account.openOrders.lastIndexOf(id)
  if (index >= 0) account.openOrders.splice(index, 1)
  if (account.key === undefined) delete orders[id]
  else account.closedOrders.push(id)
}
