/** The entrance `exchange-docs/kernel/spot`: an exchange for spot, without names, forms and codes of an API. */

export {
  type ChangedLevels,
  clientOrderKey,
  findMarket,
  newId,
  type OrderState,
  type OrderType,
  type Role as MatchRole,
  type TimeInForce,
} from '../kernel/market/exchange.ts'
export { advance } from '../kernel/spot/advance.ts'
export { balanceOf, credit, debit, type Funds } from '../kernel/spot/balances.ts'
export {
  cancelAllOrders,
  cancelOrder,
  findOrder,
  findOrderOfClient,
  replaceOrder,
  whyClosed,
} from '../kernel/spot/cancelOrder.ts'
export type { FundsCause, Opening, SpotEvent, SpotExchange, SpotRules } from '../kernel/spot/exchange.ts'
export { setKillSwitch } from '../kernel/spot/killSwitch.ts'
export { accountOfKey, openSpot, resetAccount, type SpotStart } from '../kernel/spot/openSpot.ts'
export { enterOrder, placeOrder } from '../kernel/spot/placeOrder.ts'
export { amountText, priceText, quantityText } from '../kernel/spot/print.ts'
export { publishBook } from '../kernel/spot/publishBook.ts'
export { priceOf } from '../kernel/spot/referencePrice.ts'
export type { RefusalReason } from '../kernel/spot/refusalReason.ts'
export { cancelSmartOrder, createSmartOrder } from '../kernel/spot/smartOrders.ts'
export type * from '../kernel/spot/state.ts'
