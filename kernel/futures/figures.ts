import { add, compare, type Decimal, divide, isZero, multiply, subtract } from '../decimal.ts'
import { known } from '../ownEntry.ts'
import { isClosing, takeOpening } from './closing.ts'
import type { FuturesExchange } from './exchange.ts'
import { positionKey } from './exchange.ts'
import type { Order } from './order.ts'
import type { Position, PositionFigures } from './position.ts'
import type { Account, AccountFigures } from './state.ts'
import { tierOf } from './tiers.ts'
import { amountScale, contractValue } from './values.ts'

/** Reckons a position at the mark price. */
export function positionFigures({ state }: Pick<FuturesExchange, 'state'>, position: Position, leverage: Decimal) {
  const market = known(state.markets, position.symbol)
  const value = contractValue(market, market.quotes.reference, position.quantity)
  return {
    value,
    initialMargin: divide(value, leverage, amountScale),
    maintenanceMargin: multiply(value, tierOf(market, position.quantity).maintenanceRate),
    profit: profitAt(position, value),
  }
}

/** Profit of a position, or a part of it, that would be closed for a value. */
export function profitAt({ side, cost }: Pick<Position, 'side' | 'cost'>, value: Decimal): Decimal {
  return side === 'BUY' ? subtract(value, cost) : subtract(cost, value)
}

/** Reckons an account at the mark prices. */
export function accountFigures(exchange: Pick<FuturesExchange, 'state'>, account: Account): AccountFigures {
  const { state } = exchange
  const positions = new Map<string, PositionFigures>()
  let [crossProfit, crossInitialMargin, crossMaintenanceMargin, isolatedMargin, isolatedProfit] = Array<Decimal>(
    5,
  ).fill('0') as [Decimal, Decimal, Decimal, Decimal, Decimal]
  for (const [key, position] of Object.entries(account.positions)) {
    const leverage = account.leverages[key] ?? known(state.markets, position.symbol).leverage
    const figures = positionFigures(exchange, position, leverage)
    positions.set(key, figures)
    if (position.marginMode === 'CROSS') {
      crossProfit = add(crossProfit, figures.profit)
      crossInitialMargin = add(crossInitialMargin, figures.initialMargin)
      crossMaintenanceMargin = add(crossMaintenanceMargin, figures.maintenanceMargin)
    } else {
      isolatedMargin = add(isolatedMargin, position.margin)
      isolatedProfit = add(isolatedProfit, figures.profit)
    }
  }
  const holds = orderHolds(exchange, account)
  const available = subtract(account.wallet, holds.ISOLATED)
  const crossEquity = add(available, crossProfit)
  const isolatedEquity = add(add(isolatedMargin, isolatedProfit), holds.ISOLATED)
  crossInitialMargin = add(crossInitialMargin, holds.CROSS)
  return {
    positions,
    crossProfit,
    crossInitialMargin,
    crossMaintenanceMargin,
    isolatedMargin,
    isolatedProfit,
    isolatedHold: holds.ISOLATED,
    available,
    crossEquity,
    isolatedEquity,
    equity: add(crossEquity, isolatedEquity),
    availableMargin: subtract(crossEquity, crossInitialMargin),
  }
}

/**
 * Margin of the open orders: of each only the part that would open a position. An order of one-way mode first closes the
 * opposite position.
 */
function orderHolds({ state }: Pick<FuturesExchange, 'state'>, account: Account): Record<Order['marginMode'], Decimal> {
  const holds = { CROSS: '0', ISOLATED: '0' }
  if (account.key === undefined) return holds
  const closable = new Map<string, Decimal>()
  for (const id of account.openOrders) {
    const order = known(state.orders, id)
    if (isClosing(order)) continue
    const opening = takeOpening({ state }, account, order, closable)
    if (isZero(opening)) continue
    const value = contractValue(known(state.markets, order.symbol), order.marginPrice, opening)
    holds[order.marginMode] = add(
      holds[order.marginMode],
      divide(value, leverageFor({ state }, account, order), amountScale),
    )
  }
  return holds
}

function leverageFor({ state }: Pick<FuturesExchange, 'state'>, account: Account, order: Order): Decimal {
  return account.leverages[positionKey(order)] ?? known(state.markets, order.symbol).leverage
}

/** Whether an account has the margin for its positions and orders, and `extra` besides. */
export function isCovered(exchange: Pick<FuturesExchange, 'state'>, account: Account, extra: Decimal): boolean {
  return compare(accountFigures(exchange, account).availableMargin, extra) >= 0
}
