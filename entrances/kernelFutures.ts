/** The entrance `exchange-docs/kernel/futures`: an exchange for futures, without names, forms and codes of an API. */
export { advance, endAction } from '../kernel/futures/advance.ts'
export { addBill } from '../kernel/futures/bills.ts'
export { checkPositionSide } from '../kernel/futures/checkOrder.ts'
export { cancelResting } from '../kernel/futures/closeOrder.ts'
export { closableQuantity, isClosing } from '../kernel/futures/closing.ts'
export type * from '../kernel/futures/contract.ts'
export {
  type ChangedPosition,
  type FuturesEvent,
  type FuturesExchange,
  type FuturesRules,
  leverageOf,
  positionKey,
} from '../kernel/futures/exchange.ts'
export { accountFigures, isCovered, profitAt } from '../kernel/futures/figures.ts'
export { fundingInterval, nextFundingRate, settleFunding } from '../kernel/futures/funding.ts'
export { liquidate } from '../kernel/futures/liquidation.ts'
export { moveFunds, transferable } from '../kernel/futures/moveFunds.ts'
export { accountOfKey, type FuturesStart, openFutures, type StartContract } from '../kernel/futures/openFutures.ts'
export type * from '../kernel/futures/order.ts'
export { placeOrder } from '../kernel/futures/placeOrder.ts'
export type * from '../kernel/futures/position.ts'
export { liquidationPrice, moveMargin, removableMargin } from '../kernel/futures/positionMargin.ts'
export { book } from '../kernel/futures/positions.ts'
export { priceLimits } from '../kernel/futures/prices.ts'
export { publishBook } from '../kernel/futures/publishBook.ts'
export { openQuietMarket } from '../kernel/futures/quietMarket.ts'
export type { RefusalReason } from '../kernel/futures/refusalReason.ts'
export { resetAccount } from '../kernel/futures/resetAccount.ts'
export { insuranceId } from '../kernel/futures/settle.ts'
export type * from '../kernel/futures/state.ts'
export { touch } from '../kernel/futures/tell.ts'
export { tierOf } from '../kernel/futures/tiers.ts'
export { amountScale, averagePrice, contractValue, opposite } from '../kernel/futures/values.ts'
export {
  clientOrderKey,
  findMarket,
  newId,
  type OrderState,
  type OrderType,
  type Role,
  type TimeInForce,
} from '../kernel/market/exchange.ts'
