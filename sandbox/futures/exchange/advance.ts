import { beginMinute, type LeftOut, makeMarket, takeSteps } from 'exchange-docs/kernel'
import { publishBook } from './bookMessages.ts'
import { publishCandles, publishPriceCandles } from './candleRecords.ts'
import { deskOf } from './desk.ts'
import type { Exchange } from './exchange.ts'
import { settleFunding } from './funding.ts'
import { liquidate, payDebts, sellTakenOver } from './liquidation.ts'
import { movePrices } from './prices.ts'
import { tellChanged, touch } from './tell.ts'
import { publishFigures } from './ticker.ts'

/** Lets the time pass until now: prices move, market makers trade, funding is settled, positions are liquidated. */
export function advance(exchange: Exchange): LeftOut | undefined {
  return takeSteps(exchange.state, exchange.now, (now) => takeStep({ ...exchange, now }))
}

/** Ends an action: debts are paid, and those whom it concerns are told what they have. */
export function endAction(exchange: Exchange): void {
  payDebts(exchange)
  tellChanged(exchange)
}

function takeStep(exchange: Exchange): void {
  const markets = Object.values(exchange.state.markets)
  for (const market of markets) {
    beginMinute(market, exchange.now)
    movePrices(exchange, market)
    makeMarket(deskOf(exchange, market))
  }
  settleFunding(exchange)
  liquidate(exchange)
  sellTakenOver(exchange)
  for (const market of markets) {
    publishBook(exchange, market)
    publishFigures(exchange, market)
    publishPriceCandles(exchange, market)
    if (!market.day.hasChanged) continue
    market.day.hasChanged = false
    publishCandles(exchange, market)
  }
  touchPositions(exchange)
  endAction(exchange)
}

/** What a position is worth follows the mark price, so its owner is told at every step. */
function touchPositions(exchange: Exchange): void {
  for (const account of Object.values(exchange.state.accounts)) {
    for (const position of Object.values(account.positions)) touch(exchange, account, position)
  }
}
