import { add, compare, type Decimal, multiply, roundToStep, stepOf, subtract } from '../../decimal.ts'
import type { Side } from '../../market/state.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { cancelRest } from './closeOrder.ts'
import { type Exchange, known } from './exchange.ts'
import { enterOrder } from './placeOrder.ts'
import type { Account, Market } from './state.ts'

/** Quotes on each side. */
const quotes = 20

/** Ids of the accounts that the exchange trades from itself: who quotes a symbol, and who takes. */
export function makerId(symbol: string): string {
  return `maker of ${symbol}`
}

export const takerId = 'taker'

/** Moves the price that the quotes stand around, replaces quotes, and lets the taker trade now and then. */
export function makeMarket(exchange: Exchange, market: Market): void {
  movePrice(exchange.random, market)
  quote(exchange, market)
  if (wholeNumber(exchange.random, 1, 10) <= 6) take(exchange, market)
}

/** Puts the quotes of the market maker where the price is. */
export function quote(exchange: Exchange, market: Market): void {
  const maker = known(exchange.state.accounts, makerId(market.definition.symbol))
  const wanted = wantedQuotes(market)
  cancelQuotes(exchange, market, maker, wanted)
  placeQuotes(exchange, market, maker, wanted)
}

/** At most 0.02 % at once. Far from where it began, the price tends to come back. */
function movePrice(random: Random, { quotes: plan, definition }: Market): void {
  const isHigh = compare(plan.reference, multiply(plan.startPrice, '1.3')) > 0
  const isLow = compare(plan.reference, multiply(plan.startPrice, '0.7')) < 0
  const change = wholeNumber(random, isHigh ? -100 : -80, isLow ? 100 : 80)
  const moved = multiply(plan.reference, add('1', multiply('0.000002', change)))
  plan.reference = roundToStep(moved, stepOf(definition.symbolTradeLimit.priceScale))
}

/** The side to quote, by price. */
function wantedQuotes({ quotes: { reference, gap } }: Market): Map<Decimal, Side> {
  const wanted = new Map<Decimal, Side>()
  let bid = roundToStep(reference, gap)
  let ask = add(bid, gap)
  for (let level = 0; level < quotes; level += 1) {
    wanted.set(bid, 'BUY').set(ask, 'SELL')
    bid = subtract(bid, gap)
    ask = add(ask, gap)
  }
  return wanted
}

/** Cancels the quotes that the price has left behind, and one in twenty of the others. */
function cancelQuotes(exchange: Exchange, market: Market, maker: Account, wanted: ReadonlyMap<Decimal, Side>): void {
  for (const id of [...maker.openOrders]) {
    const order = known(exchange.state.orders, id)
    const isWanted = wanted.get(order.price) === order.side && wholeNumber(exchange.random, 1, 20) > 1
    if (!isWanted) cancelRest(exchange, market, order, true)
  }
}

/** A quote at every price that has none; it may trade with orders of users that the price has reached. */
function placeQuotes(exchange: Exchange, market: Market, maker: Account, wanted: ReadonlyMap<Decimal, Side>): void {
  const { symbol } = market.definition
  const quoted = new Set(maker.openOrders.map((id) => known(exchange.state.orders, id).price))
  for (const [price, side] of wanted) {
    if (quoted.has(price)) continue
    const quantity = multiply(market.quotes.lot, wholeNumber(exchange.random, 1, 100))
    enterOrder(exchange, maker, { symbol, side, type: 'LIMIT', price, quantity })
  }
}

function take(exchange: Exchange, market: Market): void {
  const { random, state } = exchange
  const { reference, gap, lot } = market.quotes
  const side = random() < 0.5 ? 'BUY' : 'SELL'
  const far = multiply(gap, 10)
  const center = roundToStep(reference, gap)
  const price = side === 'BUY' ? add(center, far) : subtract(center, far)
  const quantity = multiply(lot, wholeNumber(random, 1, 40))
  const order = { symbol: market.definition.symbol, side, type: 'LIMIT', timeInForce: 'IOC', price, quantity } as const
  enterOrder(exchange, known(state.accounts, takerId), order)
}
