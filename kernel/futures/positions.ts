import { add, compare, type Decimal, divide, isZero, multiply, smaller, subtract } from '../decimal.ts'
import { newId } from '../market/exchange.ts'
import type { Side } from '../market/state.ts'
import { addBill } from './bills.ts'
import type { Market } from './contract.ts'
import { type FuturesExchange, leverageOf, positionKey } from './exchange.ts'
import { profitAt } from './figures.ts'
import type { ClosedPosition, Position, PositionName } from './position.ts'
import { settled } from './settle.ts'
import type { Account } from './state.ts'
import { touch } from './tell.ts'
import { amountScale, contractValue } from './values.ts'

/** Contracts that an account buys or sells. */
interface Execution extends PositionName {
  readonly side: Side
  readonly price: Decimal
  readonly quantity: Decimal
  readonly fee: Decimal
  readonly cause: 'TRADE' | 'LIQUIDATION'
}

/** Books an execution: closes the opposite position, opens with the rest, and charges the fee. */
export function book(exchange: FuturesExchange, market: Market, account: Account, execution: Execution): void {
  const key = positionKey(execution)
  const before = account.positions[key]
  if (before) touch(exchange, account, before)
  const closes = before && before.side !== execution.side ? smaller(before.quantity, execution.quantity) : '0'
  const opens = subtract(execution.quantity, closes)
  // Each part pays its share of the fee; the opening part pays the remainder of rounding.
  const closingFee = isZero(opens)
    ? execution.fee
    : divide(multiply(execution.fee, closes), execution.quantity, amountScale)
  if (before && !isZero(closes))
    close(exchange, market, account, before, { ...execution, quantity: closes, fee: closingFee })
  if (!isZero(opens))
    open(exchange, market, account, { ...execution, quantity: opens, fee: subtract(execution.fee, closingFee) })
  if (!isZero(execution.fee)) {
    account.wallet = subtract(account.wallet, execution.fee)
    exchange.state.fees = add(exchange.state.fees, execution.fee)
    addBill(exchange, account, 'fee', execution, subtract('0', execution.fee))
  }
}

function open(exchange: FuturesExchange, market: Market, account: Account, execution: Execution): void {
  const { symbol, marginMode, positionSide, side, price, quantity, fee } = execution
  const key = positionKey(execution)
  const value = contractValue(market, price, quantity)
  const position = account.positions[key] ?? {
    ...{ symbol, marginMode, positionSide, side, quantity: '0', cost: '0', margin: '0' },
    ...{ realised: '0', fee: '0', funding: '0' },
    ...{ openedQuantity: '0', openedValue: '0', closedQuantity: '0', closedValue: '0' },
    ...{ createTime: exchange.now, updateTime: exchange.now },
  }
  account.positions[key] = position
  touch(exchange, account, position)
  position.quantity = add(position.quantity, quantity)
  position.cost = add(position.cost, value)
  position.openedQuantity = add(position.openedQuantity, quantity)
  position.openedValue = add(position.openedValue, value)
  position.fee = subtract(position.fee, fee)
  position.updateTime = exchange.now
  if (marginMode === 'CROSS') return
  const margin = divide(value, leverageOf(market, account, execution), amountScale)
  position.margin = add(position.margin, margin)
  account.wallet = subtract(account.wallet, margin)
}

function close(
  exchange: FuturesExchange,
  market: Market,
  account: Account,
  position: Position,
  execution: Execution,
): void {
  const { price, quantity, fee, cause } = execution
  const value = contractValue(market, price, quantity)
  const isWhole = compare(position.quantity, quantity) === 0
  const part = (whole: Decimal) => (isWhole ? whole : divide(multiply(whole, quantity), position.quantity, amountScale))
  const cost = part(position.cost)
  const margin = part(position.margin)
  const profit = settled(exchange, account, position, {
    profit: profitAt({ side: position.side, cost }, value),
    margin,
    isWhole,
  })
  position.cost = subtract(position.cost, cost)
  position.quantity = subtract(position.quantity, quantity)
  position.realised = add(position.realised, profit)
  position.fee = subtract(position.fee, fee)
  position.closedQuantity = add(position.closedQuantity, quantity)
  position.closedValue = add(position.closedValue, value)
  position.updateTime = exchange.now
  addBill(exchange, account, cause === 'TRADE' ? 'profit' : 'liquidation', execution, profit)
  if (isWhole) endPosition(exchange, account, position, cause)
}

/** Ends a position, and keeps it where a user had it. */
function endPosition(
  exchange: FuturesExchange,
  account: Account,
  position: Position,
  cause: ClosedPosition['cause'],
): void {
  delete account.positions[positionKey(position)]
  if (account.key === undefined) return
  account.closedPositions.push({ ...position, id: newId(exchange), cause, closeTime: exchange.now })
}
