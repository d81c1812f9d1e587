import { publishLevels } from '../market/publishedLevels.ts'
import type { Market } from './contract.ts'
import type { FuturesExchange } from './exchange.ts'

/** Tells what changed on a book since it was told last. */
export function publishBook({ now, tell }: FuturesExchange, market: Market): void {
  const changed = publishLevels(market.book)
  if (changed) tell({ kind: 'book', market, changed }, now)
}
