import { publishLevels } from '../market/publishedLevels.ts'
import type { SpotExchange } from './exchange.ts'
import { priceText, quantityText } from './print.ts'
import type { Market } from './state.ts'

/** Publishes the changes of a book since the last message. */
export function publishBook({ now, tell }: SpotExchange, market: Market): void {
  const text = (price: string, quantity: string) => [priceText(market, price), quantityText(market, quantity)] as const
  const changed = publishLevels(market.book, text)
  if (changed) tell({ kind: 'book', market, changed }, now)
}
