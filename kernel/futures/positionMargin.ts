import { add, compare, type Decimal, divide, larger, multiply, smaller, subtract } from '../decimal.ts'
import { addBill } from './bills.ts'
import { type FuturesExchange, positionKey } from './exchange.ts'
import type { Account, AccountFigures, Market, Position } from './state.ts'
import { touch } from './tell.ts'
import { tierOf } from './tiers.ts'

/** Decimals of a liquidation price. */
const priceScale = 2

/** Moves an amount from the wallet to an isolated position; below 0, back. */
export function moveMargin(exchange: FuturesExchange, account: Account, position: Position, amount: Decimal): void {
  touch(exchange, account, position)
  position.margin = add(position.margin, amount)
  position.updateTime = exchange.now
  account.wallet = subtract(account.wallet, amount)
  addBill(exchange, account, 'margin', position, subtract('0', amount))
}

/** Margin that an isolated position can give back: its margin above the initial margin, with its losses counted. */
export function removableMargin(position: Position, figures: AccountFigures): Decimal {
  if (position.marginMode === 'CROSS') return '0'
  const { initialMargin = '0', profit = '0' } = figures.positions.get(positionKey(position)) ?? {}
  return larger(subtract(add(position.margin, smaller(profit, '0')), initialMargin), '0')
}

/** What stands behind a position besides its profit: its own margin, or what other cross positions leave of the account. */
function backingOf(position: Position, figures: AccountFigures): Decimal {
  const own = figures.positions.get(positionKey(position))
  if (position.marginMode === 'ISOLATED' || !own) return position.margin
  const others = subtract(figures.crossMaintenanceMargin, own.maintenanceMargin)
  return subtract(subtract(figures.crossEquity, own.profit), others)
}

/** The mark price at which margin and profit are no more than the maintenance margin; `0` where there is none. */
export function liquidationPrice(market: Market, position: Position, figures: AccountFigures): Decimal {
  if (!figures.positions.has(positionKey(position))) return '0'
  const margin = backingOf(position, figures)
  const rate = tierOf(market, position.quantity).maintenanceRate
  const contracts = multiply(position.quantity, market.contractValue)
  const isLong = position.side === 'BUY'
  const value = isLong ? subtract(position.cost, margin) : add(position.cost, margin)
  const price = divide(value, multiply(contracts, isLong ? subtract('1', rate) : add('1', rate)), priceScale)
  return compare(price, '0') > 0 ? price : '0'
}
