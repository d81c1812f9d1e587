import { stepOf } from '../../decimal.ts'
import { beginMinute } from '../../market/day.ts'
import { makeMarket, movedPrice } from '../../market/marketMaker.ts'
import { publishBook } from './bookMessages.ts'
import { publishCandles } from './candleRecords.ts'
import { deskOf } from './desk.ts'
import type { Exchange } from './exchange.ts'
import { fireKillSwitches } from './killSwitch.ts'
import { publishTicker } from './ticker.ts'

/** Milliseconds between two moves of the market makers. */
export const step = 1000
/** Moves that are made up for when nobody looked for long; what lies before them is left out. */
const mostSteps = 60

/** Lets the time pass until now: market makers move, kill switches fire, tickers and candles are told. */
export function advance(exchange: Exchange): void {
  const { state, now } = exchange
  if (now - state.nextStep > mostSteps * step) state.nextStep = now - (now % step) - (mostSteps - 1) * step
  while (state.nextStep <= now) {
    takeStep({ ...exchange, now: state.nextStep })
    state.nextStep += step
  }
  fireKillSwitches(exchange)
}

function takeStep(exchange: Exchange): void {
  fireKillSwitches(exchange)
  for (const market of Object.values(exchange.state.markets)) {
    beginMinute(market, exchange.now)
    const { quotes, definition } = market
    const tick = stepOf(definition.symbolTradeLimit.priceScale)
    quotes.reference = movedPrice(exchange.random, quotes.startPrice, quotes.reference, tick)
    makeMarket(deskOf(exchange, market))
    publishBook(exchange, market)
    if (!market.day.hasChanged) continue
    market.day.hasChanged = false
    publishTicker(exchange, market)
    publishCandles(exchange, market)
  }
}
