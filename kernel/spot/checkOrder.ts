import { compare, type Decimal, decimalsOf, isDecimal, isZero, multiply } from '../decimal.ts'
import { clientOrderKey } from '../market/exchange.ts'
import type { Side } from '../market/state.ts'
import { ownEntry } from '../ownEntry.ts'
import type { SpotExchange } from './exchange.ts'
import type { Account, Market, NewOrder, OrderLimits } from './state.ts'

type Rules = Pick<SpotExchange, 'rules'>

/** Refuses an order that breaks a rule of its market or of its account. */
export function checkOrder(exchange: Rules, market: Market, account: Account, order: NewOrder): void {
  const { rules } = exchange
  const { limits, mode } = market
  const { type, side } = order
  const given = (value: Decimal | undefined) => givenNumber(exchange, value)
  if (mode === 'halted') throw rules.refusal('market halted')
  if (mode === 'post-only' && type !== 'LIMIT_MAKER') throw rules.refusal('market post-only')
  checkClientOrderId(exchange, account, order.clientOrderId)
  if (type === 'MARKET' && side === 'BUY') checkAmount(exchange, limits, given(order.amount))
  else checkQuantity(exchange, limits, given(order.quantity))
  if (type !== 'MARKET') checkPrice(exchange, limits, side, given(order.price))
  if (type !== 'MARKET') checkValue(exchange, limits, multiply(given(order.price), given(order.quantity)))
  if (order.slippageTolerance !== undefined && !isDecimal(order.slippageTolerance))
    throw rules.refusal('number invalid')
  if (account.key !== undefined && account.openOrders.length >= rules.maxOpenOrders)
    throw rules.refusal('too many open orders')
}

function checkClientOrderId({ rules }: Rules, { clientOrderIds }: Account, id: string | undefined): void {
  if (id === undefined) return
  if (id.length > rules.maxClientOrderId) throw rules.refusal('client order ID too long')
  if (ownEntry(clientOrderIds, clientOrderKey(id)) !== undefined) throw rules.refusal('client order ID used')
}

/** A number of the request: there, and a number. */
function givenNumber({ rules }: Rules, value: Decimal | undefined): Decimal {
  if (value === undefined) throw rules.refusal('number missing')
  if (!isDecimal(value)) throw rules.refusal('number invalid')
  return value
}

function checkQuantity(exchange: Rules, limits: OrderLimits, quantity: Decimal): void {
  checkNumber(exchange, quantity, limits.quantityScale, 'quantity')
  if (compare(quantity, limits.minQuantity) < 0) throw exchange.rules.refusal('quantity too small')
  if (exceeds(quantity, limits.maxQuantity)) throw exchange.rules.refusal('quantity too large')
}

function checkAmount(exchange: Rules, limits: OrderLimits, amount: Decimal): void {
  checkNumber(exchange, amount, limits.amountScale, 'amount')
  checkValue(exchange, limits, amount)
}

/** The value of an order: the amount of a market purchase, price times quantity of an order with a limit. */
function checkValue({ rules }: Rules, limits: OrderLimits, amount: Decimal): void {
  if (compare(amount, limits.minAmount) < 0) throw rules.refusal('value too small')
  if (exceeds(amount, limits.maxAmount)) throw rules.refusal('value too large')
}

function checkPrice(exchange: Rules, limits: OrderLimits, side: Side, price: Decimal): void {
  checkNumber(exchange, price, limits.priceScale, 'price')
  if (side === 'BUY' && exceeds(price, limits.highestBid)) throw exchange.rules.refusal('price too high')
  if (side === 'SELL' && compare(price, limits.lowestAsk) < 0) throw exchange.rules.refusal('price too low')
}

function checkNumber({ rules }: Rules, value: Decimal, scale: number, name: 'price' | 'quantity' | 'amount'): void {
  if (isZero(value)) throw rules.refusal(`${name} zero`)
  if (decimalsOf(value) > scale) throw rules.refusal(`${name} decimals`)
}

/** A bound of 0 is not set. */
function exceeds(value: Decimal, bound: Decimal): boolean {
  return !isZero(bound) && compare(value, bound) > 0
}
