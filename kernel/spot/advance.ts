import { beginMinute } from '../market/day.ts'
import { makeMarket } from '../market/marketMaker.ts'
import { type LeftOut, takeSteps } from '../market/steps.ts'
import { deskOf } from './desk.ts'
import type { SpotExchange } from './exchange.ts'
import { fireKillSwitches } from './killSwitch.ts'
import { publishBook } from './publishBook.ts'
import { referencePrice } from './referencePrice.ts'
import { triggerSmartOrders } from './smartOrders.ts'

/** Lets the time pass until now: market makers move, kill switches fire, candles and statistics are published. */
export function advance(exchange: SpotExchange): LeftOut | undefined {
  const leftOut = takeSteps(exchange.state, exchange.now, (now) => takeStep({ ...exchange, now }))
  fireKillSwitches(exchange)
  return leftOut
}

function takeStep(exchange: SpotExchange): void {
  fireKillSwitches(exchange)
  for (const market of Object.values(exchange.state.markets)) {
    beginMinute(market, exchange.now)
    market.quotes.reference = referencePrice(exchange, market)
    makeMarket(deskOf(exchange, market))
    triggerSmartOrders(exchange, market)
    publishBook(exchange, market)
    if (!market.day.hasChanged) continue
    market.day.hasChanged = false
    exchange.tell({ kind: 'statistics', market }, exchange.now)
  }
}
