import { publishLevels } from '../market/publishedLevels.ts'
import type { Market } from './contract.ts'
import type { FuturesExchange } from './exchange.ts'

/** Publishes the changes of a book since the last message. */
export function publishBook({ now, tell }: FuturesExchange, market: Market): void {
  const changed = publishLevels(market.book)
  if (changed) tell({ kind: 'book', market, changed }, now)
}
