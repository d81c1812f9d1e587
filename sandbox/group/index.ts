import * as subaccounts from './subaccounts.ts'
import * as transfers from './transfers.ts'

export type { GroupCall } from './call.ts'
export type { Transfer } from './state.ts'
export { exampleTransfers } from './transfer.ts'

/** Handlers of requests about accounts of both exchanges, by operation id. */
export const operations = { ...subaccounts, ...transfers } as const
