import * as candles from './candles.ts'
import { openBook, openBookLv2, openSymbol } from './channels.ts'
import * as closePositions from './closePositions.ts'
import * as contracts from './contracts.ts'
import { getFuturesBills, getFuturesFills, getFuturesOrderHistory, getFuturesPositionHistory } from './history.ts'
import * as leverage from './leverage.ts'
import * as marketData from './marketData.ts'
import * as orders from './orders.ts'
import * as positions from './positions.ts'

export { callerOf as futuresAccount, type FuturesCall } from './call.ts'
export { advance, endAction } from './exchange/advance.ts'
export { createFuturesState } from './exchange/createFuturesState.ts'
export { accountFigures } from './exchange/figures.ts'
export { billRecord } from './exchange/historyRecords.ts'
export { moveFunds, transferable } from './exchange/moveFunds.ts'
export { accountOfKey } from './exchange/openFutures.ts'
export type { Push } from './exchange/push.ts'
export { resetAccount as resetFuturesAccount } from './exchange/resetAccount.ts'
export { exchangeAt } from './exchange/sandboxExchange.ts'
export type { FuturesState } from './exchange/state.ts'

/** What answers a request, by operation id. A handler throws a `Refusal` when the exchange does not do what it is asked. */
export const operations = {
  ...{ ...marketData, ...candles, ...contracts },
  ...{ ...orders, ...closePositions },
  ...{ ...positions, ...leverage },
  ...{ getFuturesBills, getFuturesFills, getFuturesOrderHistory, getFuturesPositionHistory },
} as const

/** The frames that follow a subscription, by channel id. */
export const snapshots = { bookLv2: openBookLv2, book: openBook, symbol: openSymbol } as const
