import { add, compare, type Decimal, divide, isZero, multiply, smaller, subtract } from '../../decimal.ts'
import type { Side } from '../../market/state.ts'
import { known } from '../../ownEntry.ts'
import type { V3FuturesBill, V3FuturesClosedPosition } from '../../types.ts'
import { insuranceId, settlementCurrency } from './definitions.ts'
import { type Exchange, leverageOf, newId, positionKey } from './exchange.ts'
import { profitAt } from './figures.ts'
import type { Account, Market, Position, PositionName } from './state.ts'
import { touch } from './tell.ts'
import { amountScale, averagePrice, contractValue } from './values.ts'

/** Contracts that an account buys or sells. */
export interface Execution extends PositionName {
  readonly side: Side
  readonly price: Decimal
  readonly quantity: Decimal
  readonly fee: Decimal
  readonly cause: 'TRADE' | 'LIQUIDATION'
}

/** Books an execution: closes what stands against it, opens with the rest, and charges the fee. */
export function book(exchange: Exchange, market: Market, account: Account, execution: Execution): void {
  const key = positionKey(execution)
  const before = account.positions[key]
  if (before) touch(exchange, account, before)
  const closes = before && before.side !== execution.side ? smaller(before.quantity, execution.quantity) : '0'
  const opens = subtract(execution.quantity, closes)
  // Each part pays its share of the fee; what rounding leaves goes to the other.
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
    addBill(exchange, account, 'FEE', execution, subtract('0', execution.fee))
  }
}

function open(exchange: Exchange, market: Market, account: Account, execution: Execution): void {
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

function close(exchange: Exchange, market: Market, account: Account, position: Position, execution: Execution): void {
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
  addBill(exchange, account, cause === 'TRADE' ? 'PNL' : 'LIQ_PNL', execution, profit)
  if (isWhole) endPosition(exchange, market, account, position, cause)
}

interface Result {
  readonly profit: Decimal
  /** The margin of the part that is closed. */
  readonly margin: Decimal
  readonly isWhole: boolean
}

/**
 * Pays the profit of a part that is closed. An isolated position pays its losses from its own margin: what it cannot pay, the
 * insurance fund pays.
 */
function settled(
  exchange: Exchange,
  account: Account,
  position: Position,
  { profit, margin, isWhole }: Result,
): Decimal {
  if (position.marginMode === 'CROSS') {
    account.wallet = add(account.wallet, profit)
    return profit
  }
  position.margin = subtract(position.margin, margin)
  const freed = add(margin, profit)
  if (compare(freed, '0') >= 0) {
    account.wallet = add(account.wallet, freed)
    return profit
  }
  if (!isWhole) {
    position.margin = add(position.margin, freed)
    return profit
  }
  payFromInsurance(exchange, subtract('0', freed))
  return subtract('0', margin)
}

/** Takes an amount from the insurance fund; below 0, it gets one. */
export function payFromInsurance({ state, now }: Exchange, amount: Decimal): void {
  const fund = known(state.accounts, insuranceId)
  fund.wallet = subtract(fund.wallet, amount)
  state.insuranceTime = now
}

function endPosition(
  exchange: Exchange,
  market: Market,
  account: Account,
  position: Position,
  cause: Execution['cause'],
): void {
  delete account.positions[positionKey(position)]
  if (account.key === undefined) return
  const isLong = position.side === 'BUY'
  const record: V3FuturesClosedPosition = {
    id: newId(exchange.state),
    symbol: position.symbol,
    posSide: position.positionSide,
    side: isLong ? 'SELL' : 'BUY',
    mgnMode: position.marginMode,
    openAvgPx: averagePrice(market, position.openedValue, position.openedQuantity),
    closeAvgPx: averagePrice(market, position.closedValue, position.closedQuantity),
    qty: '0',
    closedQty: isLong ? `-${position.closedQuantity}` : position.closedQuantity,
    availQty: '0',
    pnl: position.realised,
    fee: position.fee,
    fFee: position.funding,
    state: cause === 'TRADE' ? 'NORMAL' : 'LIQUIDATION',
    cTime: String(position.createTime),
    uTime: String(exchange.now),
  }
  account.closedPositions.push(record)
}

/** Writes down what changed the funds of an account. */
export function addBill(
  { state, now }: Exchange,
  account: Account,
  type: V3FuturesBill['type'],
  name: PositionName | undefined,
  amount: Decimal,
): void {
  account.updateTime = now
  if (account.key === undefined || isZero(amount)) return
  account.bills.push({
    id: newId(state),
    actType: 'TRADING',
    type,
    symbol: name?.symbol ?? '',
    mgnMode: name?.marginMode ?? '',
    posSide: name?.positionSide ?? '',
    ccy: settlementCurrency,
    sz: amount,
    cTime: String(now),
  })
}
