import * as candles from './candles.ts'
import { openBook, openBookLv2, openSymbol } from './channels.ts'
import * as closePositions from './closePositions.ts'
import * as contracts from './contracts.ts'
import { getFuturesBills, getFuturesFills, getFuturesOrderHistory, getFuturesPositionHistory } from './history.ts'
import * as leverage from './leverage.ts'
import * as marketData from './marketData.ts'
import * as orders from './orders.ts'
import * as positions from './positions.ts'

export type { FuturesState } from 'exchange-docs/kernel/futures'
export {
  accountFigures,
  accountOfKey,
  advance,
  endAction,
  moveFunds,
  resetAccount as resetFuturesAccount,
  transferable,
} from 'exchange-docs/kernel/futures'
export { callerOf as futuresAccount, type FuturesCall } from './call.ts'
export { settledMargin } from './exchange/accountRecords.ts'
export { createFuturesState } from './exchange/createFuturesState.ts'
export { startWallet } from './exchange/definitions.ts'
export { exampleOrderIds as futuresExampleIds } from './exchange/exampleOrders.ts'
export { billRecord } from './exchange/historyRecords.ts'
export type { Push } from './exchange/push.ts'
export { exchangeAt } from './exchange/sandboxExchange.ts'

/** Handlers of requests, by operation id. A handler throws a `Refusal` when the exchange refuses the request. */
export const operations = {
  ...{ ...marketData, ...candles, ...contracts },
  ...{ ...orders, ...closePositions },
  ...{ ...positions, ...leverage },
  ...{ getFuturesBills, getFuturesFills, getFuturesOrderHistory, getFuturesPositionHistory },
} as const

/** The frames that follow a subscription, by channel id. */
export const snapshots = { bookLv2: openBookLv2, book: openBook, symbol: openSymbol } as const
