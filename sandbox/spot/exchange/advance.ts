import { stepOf } from '../../decimal.ts'
import { beginMinute } from '../../market/day.ts'
import { makeMarket, movedPrice } from '../../market/marketMaker.ts'
import { takeSteps } from '../../market/steps.ts'
import { publishBook } from './bookMessages.ts'
import { publishCandles } from './candleRecords.ts'
import { deskOf } from './desk.ts'
import type { Exchange } from './exchange.ts'
import { fireKillSwitches } from './killSwitch.ts'
import { publishTicker } from './ticker.ts'

/** Lets the time pass until now: market makers move, kill switches fire, tickers and candles are told. */
export function advance(exchange: Exchange): void {
  takeSteps(exchange.state, exchange.now, (now) => takeStep({ ...exchange, now }))
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
