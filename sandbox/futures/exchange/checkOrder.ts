import {
  add,
  compare,
  type Decimal,
  isDecimal,
  isZero,
  otherSide,
  ownEntry,
  roundToStep,
  type Side,
} from 'exchange-docs/kernel'
import { closableQuantity, isClosing } from './closing.ts'
import { type Exchange, leverageOf, positionKey } from './exchange.ts'
import { priceLimits } from './prices.ts'
import { Refusal } from './refusal.ts'
import type {
  Account,
  MarginMode,
  Market,
  OrderType,
  PositionName,
  PositionSide,
  StpMode,
  TimeInForce,
} from './state.ts'
import { tierOf, tiersOf } from './tiers.ts'
import { opposite } from './values.ts'

/** An order to place, as `placeFuturesOrder` takes it. */
export interface NewOrder {
  readonly symbol: string
  readonly side: Side
  readonly type: OrderType
  readonly sz: Decimal
  readonly px?: Decimal | undefined
  readonly mgnMode?: MarginMode | undefined
  readonly posSide?: PositionSide | undefined
  readonly clOrdId?: string | undefined
  readonly reduceOnly?: boolean | undefined
  readonly timeInForce?: TimeInForce | undefined
  readonly stpMode?: StpMode | undefined
}

/** Refuses an order that breaks a rule of its market or of its account. */
export function checkOrder(exchange: Exchange, market: Market, account: Account, order: NewOrder): void {
  if (market.definition.status !== 'OPEN') throw new Refusal(10000)
  const { clOrdId = '' } = order
  if (ownEntry(account.clientOrderIds, clientOrderKey(clOrdId)) !== undefined) throw new Refusal(250)
  const name = positionName(account, order)
  checkSize(market, order)
  if (order.type === 'MARKET') checkOtherSide(market, order.side)
  else checkPrice(market, order.side, order.px)
  if (isClosing({ reduceOnly: order.reduceOnly ?? false, positionSide: name.positionSide, side: order.side }))
    checkClosing(exchange, account, order, name)
  else checkOpening(market, account, order, name)
}

/** The key of a client order ID, which no object inherits. */
export function clientOrderKey(clientOrderId: string): string {
  return `cid:${clientOrderId}`
}

/** The position that an order is for. In one-way mode an order may leave it open; then it is the cross position. */
export function positionName(
  { positionMode }: Account,
  { symbol, mgnMode, posSide }: Pick<NewOrder, 'symbol' | 'mgnMode' | 'posSide'>,
): PositionName {
  if ((mgnMode === undefined) !== (posSide === undefined)) throw new Refusal(400)
  const positionSide = posSide ?? 'BOTH'
  checkPositionSide(positionMode, positionSide)
  return { symbol, marginMode: mgnMode ?? 'CROSS', positionSide }
}

/** Refuses a position side that the mode does not have. */
export function checkPositionSide(mode: Account['positionMode'], side: PositionSide): void {
  if ((mode === 'ONE_WAY') !== (side === 'BOTH')) throw new Refusal(400)
}

function checkSize({ definition }: Market, { sz, type }: NewOrder): void {
  const { lotSz, minSz, marketMaxQty, limitMaxQty } = definition
  const most = type === 'MARKET' ? marketMaxQty : limitMaxQty
  if (!isDecimal(sz) || isZero(sz)) throw new Refusal(400)
  if (compare(roundToStep(sz, String(lotSz)), sz) !== 0) throw new Refusal(400)
  if (compare(sz, String(minSz)) < 0 || compare(sz, String(most)) > 0) throw new Refusal(400)
}

function checkPrice(market: Market, side: Side, price: Decimal | undefined): void {
  if (!isDecimal(price)) throw new Refusal(400)
  const { tSz, minPx, maxPx } = market.definition
  if (compare(roundToStep(price, tSz), price) !== 0) throw new Refusal(10014)
  if (compare(price, minPx) < 0 || compare(price, maxPx) > 0) throw new Refusal(10014)
  const { highest, lowest } = priceLimits(market)
  if (side === 'BUY' ? compare(price, highest) > 0 : compare(price, lowest) < 0) throw new Refusal(10002)
}

function checkOtherSide({ book }: Market, side: Side): void {
  if (otherSide(book, side).length === 0) throw new Refusal(side === 'BUY' ? 10004 : 10003)
}

/** A closing order may not be larger than what no other order closes. */
function checkClosing(exchange: Exchange, account: Account, { side, sz }: NewOrder, name: PositionName): void {
  const position = account.positions[positionKey(name)]
  if (position?.side !== opposite(side)) throw new Refusal(10018)
  if (compare(sz, closableQuantity(exchange, account, position)) > 0) throw new Refusal(10018)
}

/** A position may not be larger than the last tier allows, nor have more leverage than its own. */
function checkOpening(market: Market, account: Account, { side, sz, reduceOnly }: NewOrder, name: PositionName): void {
  if (reduceOnly) throw new Refusal(400)
  const position = account.positions[positionKey(name)]
  const size = position?.side === side ? add(position.quantity, sz) : sz
  if (compare(size, tiersOf(name.symbol).at(-1)?.maxSize ?? '0') > 0) throw new Refusal(400)
  if (compare(leverageOf(market, account, name), tierOf(name.symbol, size).maxLever) > 0) throw new Refusal(400)
}
