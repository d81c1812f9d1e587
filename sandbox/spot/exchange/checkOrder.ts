import {
  compare,
  type Decimal,
  decimalsOf,
  isDecimal,
  isZero,
  multiply,
  ownEntry,
  type Side,
} from 'exchange-docs/kernel'
import type { SpotNewOrder } from '../../types.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import type { Account, Market } from './state.ts'

const maxOpenOrders = 2000
const maxClientOrderId = 64

/** Refuses an order that breaks a rule of its market or of its account. */
export function checkOrder({ definition }: Market, account: Account, order: SpotNewOrder): void {
  const type = order.type ?? 'MARKET'
  if (definition.state === 'PAUSE') throw new Refusal(10041)
  if (definition.state === 'POST_ONLY' && type !== 'LIMIT_MAKER') throw new Refusal(21341)
  checkClientOrderId(account, order.clientOrderId)
  if (type === 'MARKET' && order.side === 'BUY') checkAmount(definition, given(order.amount))
  else checkQuantity(definition, given(order.quantity))
  if (type !== 'MARKET') checkPrice(definition, order.side, given(order.price))
  if (type !== 'MARKET') checkValue(definition, multiply(given(order.price), given(order.quantity)))
  if (order.slippageTolerance !== undefined && !isDecimal(order.slippageTolerance)) throw new Refusal(601)
  if (account.key !== undefined && account.openOrders.length >= maxOpenOrders) throw new Refusal(21314)
}

/** The key of a client order ID, which no object inherits. */
export function clientOrderKey(clientOrderId: string): string {
  return `cid:${clientOrderId}`
}

function checkClientOrderId({ clientOrderIds }: Account, id: string | undefined): void {
  if (id === undefined) return
  if (id.length > maxClientOrderId) throw new Refusal(21315)
  if (ownEntry(clientOrderIds, clientOrderKey(id)) !== undefined) throw new Refusal(21312)
}

/** A number of the request: there, and a number. */
function given(value: Decimal | undefined): Decimal {
  if (value === undefined) throw new Refusal(602)
  if (!isDecimal(value)) throw new Refusal(601)
  return value
}

type Definition = Market['definition']

function checkQuantity({ symbolTradeLimit: limit }: Definition, quantity: Decimal): void {
  checkNumber(quantity, { scale: limit.quantityScale, notAboveZero: 21328, tooManyDecimals: 21336 })
  if (compare(quantity, limit.minQuantity) < 0) throw new Refusal(21330)
  if (exceeds(quantity, limit.maxQuantity)) throw new Refusal(21360)
}

function checkAmount(definition: Definition, amount: Decimal): void {
  const { amountScale } = definition.symbolTradeLimit
  checkNumber(amount, { scale: amountScale, notAboveZero: 21317, tooManyDecimals: 21337 })
  checkValue(definition, amount)
}

/** The value of an order: the amount of a market purchase, price times quantity of an order with a limit. */
function checkValue({ symbolTradeLimit: limit }: Definition, amount: Decimal): void {
  if (compare(amount, limit.minAmount) < 0) throw new Refusal(21322)
  if (exceeds(amount, limit.maxAmount)) throw new Refusal(21349)
}

function checkPrice({ symbolTradeLimit: limit }: Definition, side: Side, price: Decimal): void {
  checkNumber(price, { scale: limit.priceScale, notAboveZero: 21309, tooManyDecimals: 21335 })
  if (side === 'BUY' && exceeds(price, limit.highestBid)) throw new Refusal(21342)
  if (side === 'SELL' && compare(price, limit.lowestAsk) < 0) throw new Refusal(21343)
}

interface NumberRule {
  readonly scale: number
  readonly notAboveZero: RefusalCode
  readonly tooManyDecimals: RefusalCode
}

function checkNumber(value: Decimal, { scale, notAboveZero, tooManyDecimals }: NumberRule): void {
  if (isZero(value)) throw new Refusal(notAboveZero)
  if (decimalsOf(value) > scale) throw new Refusal(tooManyDecimals)
}

/** A bound of 0 is not set. */
function exceeds(value: Decimal, bound: Decimal): boolean {
  return !isZero(bound) && compare(value, bound) > 0
}
