import { isZero } from 'exchange-docs/kernel'
import {
  type Account,
  checkPositionSide,
  closableQuantity,
  isClosing,
  opposite,
  type Position,
  placeOrder,
  positionKey,
} from 'exchange-docs/kernel/futures'
import { callerOf, type FuturesCall, type FuturesHandler } from './call.ts'
import { Refusal } from './exchange/refusal.ts'
import { marketOf } from './exchange/sandboxExchange.ts'
import { acknowledged, cancel, openOrders, result } from './openOrders.ts'

/** `closeFuturesPosition`: a market order for all of a position. Orders that would close it are cancelled first. */
export const closeFuturesPosition: FuturesHandler<'closeFuturesPosition'> = ({ body }, call) => {
  const { symbol, mgnMode, posSide = 'BOTH', clOrdId } = body
  marketOf(call, symbol, 10001)
  const account = callerOf(call)
  checkPositionSide(call, account.positionMode, posSide)
  const position = account.positions[positionKey({ symbol, marginMode: mgnMode, positionSide: posSide })]
  if (!position) throw new Refusal(10018)
  return close(call, account, position, clOrdId)
}

/** `closeAllFuturesPositions`: a market order for each position. */
export const closeAllFuturesPositions: FuturesHandler<'closeAllFuturesPositions'> = (_, call) => {
  const account = callerOf(call)
  return Object.values(account.positions).map((position) => result({}, () => close(call, account, position, undefined)))
}

function close(call: FuturesCall, account: Account, position: Position, clOrdId: string | undefined) {
  const { symbol, marginMode, positionSide } = position
  const side = opposite(position.side)
  const key = positionKey(position)
  const closing = openOrders(call, account).filter(
    (order) => isClosing(order) && order.side === side && positionKey(order) === key,
  )
  for (const order of closing) cancel(call, order)
  const quantity = closableQuantity(call, account, position)
  if (isZero(quantity)) throw new Refusal(10018)
  const ids = clOrdId === undefined ? {} : { clientOrderId: clOrdId }
  const order = {
    symbol,
    side,
    marginMode,
    positionSide,
    type: 'MARKET',
    quantity,
    reduceOnly: true,
  } as const
  return acknowledged(placeOrder(call, account, { ...order, ...ids }))
}
