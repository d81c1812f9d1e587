import { add, compare, type Decimal, divide, isZero, larger, multiply, roundToStep, subtract } from '../decimal.ts'
import { newId } from '../market/exchange.ts'
import { known } from '../ownEntry.ts'
import { cancelResting, endOrder } from './closeOrder.ts'
import { type FuturesExchange, leverageOf, positionKey } from './exchange.ts'
import { accountFigures } from './figures.ts'
import { fillOrder, newTradeId } from './fill.ts'
import type { Order } from './order.ts'
import type { MarginMode, Position, PositionFigures } from './position.ts'
import { book } from './positions.ts'
import { insuranceId } from './settle.ts'
import type { Account, AccountFigures } from './state.ts'
import { amountScale, opposite } from './values.ts'

/** Liquidations that are kept. */
const kept = 1000

/** Takes over the positions whose margin is used up, and the cross positions of accounts whose equity is. */
export function liquidate(exchange: FuturesExchange): void {
  for (const account of Object.values(exchange.state.accounts)) {
    if (account.key === undefined || Object.keys(account.positions).length === 0) continue
    for (const position of Object.values(account.positions)) {
      if (position.marginMode === 'ISOLATED') liquidateIsolated(exchange, account, position)
    }
    liquidateCross(exchange, account)
  }
}

function liquidateIsolated(exchange: FuturesExchange, account: Account, position: Position): void {
  const figures = accountFigures(exchange, account).positions.get(positionKey(position))
  if (!figures || compare(add(position.margin, figures.profit), figures.maintenanceMargin) > 0) return
  cancelOrders(exchange, account, (order) => positionKey(order) === positionKey(position))
  takeOver(exchange, account, position, bankruptcyPrice(exchange, position, add(position.margin, figures.profit)))
}

function liquidateCross(exchange: FuturesExchange, account: Account): void {
  if (!isUsedUp(accountFigures(exchange, account))) return
  cancelOrders(exchange, account, () => true)
  const figures = accountFigures(exchange, account)
  if (!isUsedUp(figures)) return
  const positions = Object.values(account.positions).filter(({ marginMode }) => marginMode === 'CROSS')
  const worth = ({ value }: PositionFigures) => value
  const own = (position: Position) => figures.positions.get(positionKey(position))
  const total = positions.map((position) => worth(own(position) ?? nothing)).reduce(add, '0')
  for (const position of positions) {
    const share = divide(multiply(figures.crossEquity, worth(own(position) ?? nothing)), total, amountScale)
    takeOver(exchange, account, position, bankruptcyPrice(exchange, position, share))
  }
}

const nothing: PositionFigures = { value: '0', initialMargin: '0', maintenanceMargin: '0', profit: '0' }

function isUsedUp({ crossEquity, crossMaintenanceMargin }: AccountFigures): boolean {
  return !isZero(crossMaintenanceMargin) && compare(crossEquity, crossMaintenanceMargin) <= 0
}

function cancelOrders(exchange: FuturesExchange, account: Account, isMeant: (order: Order) => boolean): void {
  for (const id of [...account.openOrders]) {
    const order = known(exchange.state.orders, id)
    if (isMeant(order)) cancelResting(exchange, order, 'liquidation')
  }
}

/** The price at which the equity of a position is zero. */
function bankruptcyPrice({ state }: FuturesExchange, position: Position, equity: Decimal): Decimal {
  const { contractValue, tick, quotes } = known(state.markets, position.symbol)
  const distance = divide(equity, multiply(position.quantity, contractValue), amountScale)
  const mark = quotes.reference
  const price = position.side === 'BUY' ? subtract(mark, distance) : add(mark, distance)
  return larger(roundToStep(price, tick), tick)
}

/** The exchange takes a position over at a price: an order of the user that is filled at once, beside the book. */
export function takeOver(exchange: FuturesExchange, account: Account, position: Position, price: Decimal): void {
  const { state, now, rules } = exchange
  const market = known(state.markets, position.symbol)
  const { symbol, marginMode, positionSide, quantity } = position
  const side = opposite(position.side)
  const id = newId(exchange)
  const order: Order = {
    ...{
      id,
      clientOrderId: rules.clientOrderIdOf(id),
      accountId: account.accountId,
      symbol,
      marginMode,
      positionSide,
      side,
    },
    ...{ type: 'MARKET', timeInForce: 'GTC', stpMode: 'NONE', reduceOnly: true, source: 'LIQUIDATION' },
    ...{ price: '0', quantity, marginPrice: price, leverage: leverageOf(market, account, position) },
    ...{ createTime: now, updateTime: now, state: 'NEW', cancelReason: '' },
    ...{ filledQuantity: '0', filledAmount: '0', fee: '0', role: 'TAKER' },
  }
  state.orders[id] = order
  account.openOrders.push(id)
  const trade = { id: newTradeId(exchange), price, quantity, role: 'TAKER', rate: '0', type: 'LIQUIDATION' } as const
  fillOrder(exchange, market, order, trade)
  endOrder(exchange, order)
  const crossMode: MarginMode = 'CROSS'
  book(exchange, market, known(state.accounts, insuranceId), {
    ...{ symbol, marginMode: crossMode, positionSide: 'BOTH', side: position.side },
    ...{ price, quantity, fee: '0', cause: 'LIQUIDATION' },
  })
  keepLiquidation(exchange, { symbol, side, positionSide, quantity, price })
}

function keepLiquidation(
  exchange: FuturesExchange,
  { symbol, side, positionSide, quantity: size, price: bankruptcyPrice }: Liquidated,
): void {
  const { state, now, tell } = exchange
  const record = { id: newId(exchange), symbol, side, positionSide, size, bankruptcyPrice, time: now }
  state.liquidations.push(record)
  if (state.liquidations.length > kept) state.liquidations.shift()
  tell({ kind: 'liquidation', liquidated: record }, now)
}

interface Liquidated extends Pick<Position, 'symbol' | 'side' | 'positionSide' | 'quantity'> {
  readonly price: Decimal
}
