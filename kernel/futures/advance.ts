import { beginMinute } from '../market/day.ts'
import { makeMarket } from '../market/marketMaker.ts'
import { type LeftOut, takeSteps } from '../market/steps.ts'
import { deskOf } from './desk.ts'
import type { FuturesExchange } from './exchange.ts'
import { settleFunding } from './funding.ts'
import { payDebts, sellTakenOver } from './insurance.ts'
import { liquidate } from './liquidation.ts'
import { movePrices } from './prices.ts'
import { publishBook } from './publishBook.ts'
import { tellChanged, touch } from './tell.ts'

/** Lets the time pass until now: prices move, market makers trade, funding is settled, positions are liquidated. */
export function advance(exchange: FuturesExchange): LeftOut | undefined {
  return takeSteps(exchange.state, exchange.now, (now) => takeStep({ ...exchange, now }))
}

/** Ends an action: pays debts, and publishes the accounts that changed. */
export function endAction(exchange: FuturesExchange): void {
  payDebts(exchange)
  tellChanged(exchange)
}

function takeStep(exchange: FuturesExchange): void {
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
    exchange.tell({ kind: 'prices', market }, exchange.now)
    if (!market.day.hasChanged) continue
    market.day.hasChanged = false
    exchange.tell({ kind: 'candles', market }, exchange.now)
  }
  touchPositions(exchange)
  endAction(exchange)
}

/** The value of a position follows the mark price, so every step publishes it to its owner. */
function touchPositions(exchange: FuturesExchange): void {
  for (const account of Object.values(exchange.state.accounts)) {
    for (const position of Object.values(account.positions)) touch(exchange, account, position)
  }
}
