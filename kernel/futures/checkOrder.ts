import { add, compare, type Decimal, isDecimal, isZero, roundToStep } from '../decimal.ts'
import { otherSide } from '../market/book.ts'
import { clientOrderKey } from '../market/exchange.ts'
import type { Side } from '../market/state.ts'
import { ownEntry } from '../ownEntry.ts'
import { closableQuantity, isClosing } from './closing.ts'
import type { Market } from './contract.ts'
import { type FuturesExchange, leverageOf, positionKey } from './exchange.ts'
import type { NewOrder } from './order.ts'
import type { PositionName, PositionSide } from './position.ts'
import { priceLimits } from './prices.ts'
import type { Account } from './state.ts'
import { tierOf } from './tiers.ts'
import { opposite } from './values.ts'

/** Refuses an order that breaks a rule of its market or of its account. */
export function checkOrder(exchange: FuturesExchange, market: Market, account: Account, order: NewOrder): void {
  const { rules } = exchange
  if (!market.isOpen) throw rules.refusal('contract closed')
  const { clientOrderId = '' } = order
  if (ownEntry(account.clientOrderIds, clientOrderKey(clientOrderId)) !== undefined)
    throw rules.refusal('client order ID used')
  const name = positionName(exchange, account, order)
  checkSize(exchange, market, order)
  if (order.type === 'MARKET') checkOtherSide(exchange, market, order.side)
  else checkPrice(exchange, market, order.side, order.price)
  if (isClosing({ reduceOnly: order.reduceOnly ?? false, positionSide: name.positionSide, side: order.side }))
    checkClosing(exchange, account, order, name)
  else checkOpening(exchange, market, account, order, name)
}

/** The position that an order is for. In one-way mode an order may leave it open; then it is the cross position. */
export function positionName(
  exchange: Rules,
  { positionMode }: Account,
  { symbol, marginMode, positionSide }: Pick<NewOrder, 'symbol' | 'marginMode' | 'positionSide'>,
): PositionName {
  if ((marginMode === undefined) !== (positionSide === undefined)) throw exchange.rules.refusal('position incomplete')
  const side = positionSide ?? 'BOTH'
  checkPositionSide(exchange, positionMode, side)
  return { symbol, marginMode: marginMode ?? 'CROSS', positionSide: side }
}

type Rules = Pick<FuturesExchange, 'rules'>

/** Refuses a position side that the mode does not have. */
export function checkPositionSide({ rules }: Rules, mode: Account['positionMode'], side: PositionSide): void {
  if ((mode === 'ONE_WAY') !== (side === 'BOTH')) throw rules.refusal('position side invalid')
}

function checkSize({ rules }: Rules, market: Market, { quantity, type }: NewOrder): void {
  const { lot, minSize, maxMarketSize, maxLimitSize } = market
  const most = type === 'MARKET' ? maxMarketSize : maxLimitSize
  const isValid =
    isDecimal(quantity) &&
    !isZero(quantity) &&
    compare(roundToStep(quantity, lot), quantity) === 0 &&
    compare(quantity, minSize) >= 0 &&
    compare(quantity, most) <= 0
  if (!isValid) throw rules.refusal('size invalid')
}

function checkPrice({ rules }: Rules, market: Market, side: Side, price: Decimal | undefined): void {
  if (!isDecimal(price)) throw rules.refusal('price missing')
  const { tick, minPrice, maxPrice } = market
  if (compare(roundToStep(price, tick), price) !== 0) throw rules.refusal('price invalid')
  if (compare(price, minPrice) < 0 || compare(price, maxPrice) > 0) throw rules.refusal('price invalid')
  const { highest, lowest } = priceLimits(market)
  if (side === 'BUY' ? compare(price, highest) > 0 : compare(price, lowest) < 0) throw rules.refusal('price limit')
}

function checkOtherSide({ rules }: Rules, { book }: Market, side: Side): void {
  if (otherSide(book, side).length === 0) throw rules.refusal(side === 'BUY' ? 'no asks' : 'no bids')
}

/** A closing order may not be larger than the part of the position that no other order closes. */
function checkClosing(exchange: FuturesExchange, account: Account, order: NewOrder, name: PositionName): void {
  const { side, quantity } = order
  const position = account.positions[positionKey(name)]
  const isCovered =
    position?.side === opposite(side) && compare(quantity, closableQuantity(exchange, account, position)) <= 0
  if (!isCovered) throw exchange.rules.refusal('nothing to close')
}

/** A position may not be larger than the last tier allows, nor have more leverage than its own. */
function checkOpening({ rules }: Rules, market: Market, account: Account, order: NewOrder, name: PositionName): void {
  const { side, quantity, reduceOnly } = order
  if (reduceOnly) throw rules.refusal('opens nothing')
  const position = account.positions[positionKey(name)]
  const size = position?.side === side ? add(position.quantity, quantity) : quantity
  if (compare(size, market.tiers.at(-1)?.maxSize ?? '0') > 0) throw rules.refusal('position too large')
  if (compare(leverageOf(market, account, name), tierOf(market, size).maxLever) > 0)
    throw rules.refusal('leverage too high')
}
