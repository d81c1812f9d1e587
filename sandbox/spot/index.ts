import * as accounts from './accounts.ts'
import * as cancellations from './cancellations.ts'
import { openBook, openBookLv2, openCurrencies, openSymbols } from './channels.ts'
import * as currencies from './currencies.ts'
import * as history from './history.ts'
import * as marketData from './marketData.ts'
import * as orders from './orders.ts'
import * as smartOrders from './smartOrders.ts'
import { cancelAllOrdersRequest, cancelOrdersRequest, createOrderRequest } from './tradeRequests.ts'
import * as wallet from './wallet.ts'

export type { Account } from 'exchange-docs/kernel/spot'
export { accountOfKey, advance, credit, debit } from 'exchange-docs/kernel/spot'
export { callerOf as spotAccount, type SpotCall, type SpotHandler } from './call.ts'
export { exchangeMode } from './channels.ts'
export { createSpotState } from './exchange/createSpotState.ts'
export { currencyIds, startBalances } from './exchange/definitions.ts'
export { exampleOrderIds as spotExampleIds } from './exchange/exampleOrders.ts'
export type { Push } from './exchange/push.ts'
export { Refusal, type RefusalCode } from './exchange/refusal.ts'
export { type Exchange, exchangeAt } from './exchange/sandboxExchange.ts'
export type { SandboxState as SpotState } from './exchange/sandboxState.ts'
export { balanceText } from './exchange/texts.ts'
export { depositFunds, resetAccount as resetSpotAccount } from './exchange/wallet.ts'
export { refusingPage, timeRange } from './paging.ts'
export { refusedRequest } from './tradeRequests.ts'

/** Handlers of requests, by operation id. A handler throws a `Refusal` when the exchange refuses the request. */
export const operations = {
  ...accounts,
  ...currencies,
  ...history,
  ...marketData,
  ...orders,
  ...cancellations,
  ...smartOrders,
  ...wallet,
} as const

/** Handlers of frames of the private socket, by channel id. */
export const requests = { createOrderRequest, cancelOrdersRequest, cancelAllOrdersRequest } as const

/** The frames that follow a subscription, by channel id. */
export const snapshots = {
  bookLv2: openBookLv2,
  book: openBook,
  currencies: openCurrencies,
  symbols: openSymbols,
} as const
