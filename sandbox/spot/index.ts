import { getAccountBalances, getAccountBalancesById, getAccounts, getFeeInfo } from './accounts.ts'
import { openBook, openBookLv2, openSymbols } from './channels.ts'
import { getOrderHistory, getOrderTrades, getTrades } from './history.ts'
import {
  getCandles,
  getMarket,
  getMarkets,
  getMarketTrades,
  getMarkPrice,
  getMarkPrices,
  getOrderBook,
  getPrice,
  getPrices,
  getTicker24h,
  getTickers24h,
  getTimestamp,
} from './marketData.ts'
import {
  cancelAllOrders,
  cancelOrder,
  cancelOrdersByIds,
  createOrder,
  createOrders,
  getKillSwitchStatus,
  getOpenOrders,
  getOrder,
  replaceOrder,
  setKillSwitch,
} from './orders.ts'
import { cancelAllOrdersRequest, cancelOrdersRequest, createOrderRequest } from './tradeRequests.ts'

export type { SpotCall, SpotRequest } from './call.ts'
export { exchangeMode } from './channels.ts'
export { advance } from './exchange/advance.ts'
export { createSpotState, type SpotStart } from './exchange/createSpotState.ts'
export type { Exchange } from './exchange/exchange.ts'
export type { Push } from './exchange/push.ts'
export { Refusal, type RefusalCode } from './exchange/refusal.ts'
export type { SpotState } from './exchange/state.ts'

/** What answers a request, by operation id. A handler throws a `Refusal` when the exchange does not do what it is asked. */
export const operations = {
  getTimestamp,
  getMarkets,
  getMarket,
  getPrices,
  getPrice,
  getMarkPrices,
  getMarkPrice,
  getOrderBook,
  getCandles,
  getMarketTrades,
  getTickers24h,
  getTicker24h,
  getAccounts,
  getAccountBalances,
  getAccountBalancesById,
  getFeeInfo,
  createOrder,
  createOrders,
  getOrder,
  replaceOrder,
  cancelOrder,
  cancelOrdersByIds,
  cancelAllOrders,
  getOpenOrders,
  setKillSwitch,
  getKillSwitchStatus,
  getOrderHistory,
  getTrades,
  getOrderTrades,
} as const

/** What answers a frame of the private socket, by channel id. */
export const requests = { createOrderRequest, cancelOrdersRequest, cancelAllOrdersRequest } as const

/** The frames that follow a subscription, by channel id. */
export const snapshots = { bookLv2: openBookLv2, book: openBook, symbols: openSymbols } as const
