import { beginMinute, type LeftOut, makeMarket, takeSteps } from 'exchange-docs/kernel'
import { publishBook } from './bookMessages.ts'
import { publishCandles } from './candleRecords.ts'
import { deskOf } from './desk.ts'
import type { Exchange } from './exchange.ts'
import { fireKillSwitches } from './killSwitch.ts'
import { referencePrice } from './referencePrice.ts'
import { triggerSmartOrders } from './smartOrders.ts'
import { publishTicker } from './ticker.ts'

/** Lets the time pass until now: market makers move, kill switches fire, tickers and candles are told. */
export function advance(exchange: Exchange): LeftOut | undefined {
  const leftOut = takeSteps(exchange.state, exchange.now, (now) => takeStep({ ...exchange, now }))
  fireKillSwitches(exchange)
  return leftOut
}

function takeStep(exchange: Exchange): void {
  fireKillSwitches(exchange)
  for (const market of Object.values(exchange.state.markets)) {
    beginMinute(market, exchange.now)
    market.quotes.reference = referencePrice(exchange, market.definition)
    makeMarket(deskOf(exchange, market))
    triggerSmartOrders(exchange, market)
    publishBook(exchange, market)
    if (!market.day.hasChanged) continue
    market.day.hasChanged = false
    publishTicker(exchange, market)
    publishCandles(exchange, market)
  }
}
