import {
  add,
  compare,
  type Decimal,
  decimalsOf,
  divide,
  isZero,
  larger,
  multiply,
  roundToStep,
  smaller,
  subtract,
} from '../decimal.ts'
import { addBill } from './bills.ts'
import type { Market } from './contract.ts'
import { type FuturesExchange, positionKey } from './exchange.ts'
import type { Position } from './position.ts'
import type { Account, AccountFigures } from './state.ts'
import { touch } from './tell.ts'
import { tierOf } from './tiers.ts'

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

/**
 * The mark price at which margin and profit are no more than the maintenance margin; `0` without such a price. Cross positions of
 * one contract move together, and share the margin that other positions leave.
 */
export function liquidationPrice(
  market: Market,
  account: Account,
  position: Position,
  figures: AccountFigures,
): Decimal {
  if (!figures.positions.has(positionKey(position))) return '0'
  const isCross = position.marginMode === 'CROSS'
  const moving = isCross
    ? Object.values(account.positions).filter((own) => isCrossOf(position.symbol, own))
    : [position]
  let margin = isCross ? subtract(figures.crossEquity, figures.crossMaintenanceMargin) : position.margin
  let [value, contracts] = ['0', '0']
  for (const own of moving) {
    const { profit = '0', maintenanceMargin = '0' } = figures.positions.get(positionKey(own)) ?? {}
    if (isCross) margin = add(subtract(margin, profit), maintenanceMargin)
    const size = multiply(own.quantity, market.contractValue)
    const signed = (amount: Decimal) => (own.side === 'BUY' ? amount : subtract('0', amount))
    value = add(value, signed(own.cost))
    const { maintenanceRate } = tierOf(market, own.quantity)
    contracts = add(contracts, subtract(signed(size), multiply(size, maintenanceRate)))
  }
  if (isZero(contracts)) return '0'
  const needed = subtract(value, margin)
  const scale = decimalsOf(market.tick)
  const price = roundToStep(divide(needed, contracts, scale), market.tick)
  if (compare(price, '0') <= 0) return '0'
  // A short is liquidated above its price: where it is cut, a step higher.
  const isReached = compare(contracts, '0') > 0 || compare(multiply(price, contracts), needed) === 0
  return isReached ? price : add(price, market.tick)
}

function isCrossOf(symbol: string, { marginMode, symbol: own }: Position): boolean {
  return marginMode === 'CROSS' && own === symbol
}
