import {
  add,
  compare,
  type Decimal,
  divide,
  isZero,
  known,
  larger,
  lastPrice,
  multiply,
  smaller,
  subtract,
} from 'exchange-docs/kernel'
import {
  type Account,
  type AccountFigures,
  averagePrice,
  closableQuantity,
  type FuturesExchange,
  leverageOf,
  type Market,
  type Position,
  type PositionFigures,
  positionKey,
  tierOf,
} from 'exchange-docs/kernel/futures'
import type { V3FuturesPosition } from '../../types.ts'
import { ratio } from './accountRecords.ts'

const none: PositionFigures = { value: '0', initialMargin: '0', maintenanceMargin: '0', profit: '0' }
const ratioScale = 4
const priceScale = 2

/** A position as `getFuturesPositions` returns it. */
export function positionRecord(
  exchange: Pick<FuturesExchange, 'state'>,
  account: Account,
  position: Position,
  figures: AccountFigures,
): V3FuturesPosition {
  const market = known(exchange.state.markets, position.symbol)
  return {
    ...commonRecord(exchange, account, position, figures),
    maxWAmt: removableMargin(position, figures),
    lastPx: lastPrice(market),
    indexPx: market.index,
    actType: 'TRADING',
    tpTrgPx: '',
    slTrgPx: '',
  }
}

/** What REST and the channel tell alike of a position, open or closed. */
export function commonRecord(
  exchange: Pick<FuturesExchange, 'state'>,
  account: Account,
  position: Position,
  figures: AccountFigures,
) {
  const market = known(exchange.state.markets, position.symbol)
  const { initialMargin, maintenanceMargin, profit } = figures.positions.get(positionKey(position)) ?? none
  const isIsolated = position.marginMode === 'ISOLATED'
  const margin = isIsolated ? position.margin : initialMargin
  const equity = isIsolated ? add(position.margin, profit) : figures.crossEquity
  return {
    symbol: position.symbol,
    posSide: position.positionSide,
    side: position.side,
    mgnMode: position.marginMode,
    openAvgPx: averagePrice(market, position.cost, position.quantity),
    qty: position.quantity,
    availQty: closableQuantity(exchange, account, position),
    lever: leverageOf(market, account, position),
    fee: position.fee,
    adl: '0',
    liqPx: liquidationPrice(market, position, figures),
    im: initialMargin,
    mm: maintenanceMargin,
    mgn: margin,
    upl: profit,
    uplRatio: isZero(margin) ? '0' : divide(profit, margin, ratioScale),
    pnl: add(add(position.realised, position.fee), position.funding),
    markPx: market.quotes.reference,
    mgnRatio: ratio(maintenanceMargin, equity, ratioScale),
    state: 'NORMAL',
    cTime: String(position.createTime),
    uTime: String(position.updateTime),
  } as const
}

/** Margin that an isolated position can give back: its margin above the initial margin, with its losses counted. */
export function removableMargin(position: Position, figures: AccountFigures): Decimal {
  if (position.marginMode === 'CROSS') return '0'
  const { initialMargin, profit } = figures.positions.get(positionKey(position)) ?? none
  return larger(subtract(add(position.margin, smaller(profit, '0')), initialMargin), '0')
}

/** The mark price at which margin and profit are no more than the maintenance margin; `0` where there is none. */
function liquidationPrice(market: Market, position: Position, figures: AccountFigures): Decimal {
  const own = figures.positions.get(positionKey(position))
  if (!own) return '0'
  const margin =
    position.marginMode === 'ISOLATED'
      ? position.margin
      : subtract(
          subtract(figures.crossEquity, own.profit),
          subtract(figures.crossMaintenanceMargin, own.maintenanceMargin),
        )
  const rate = tierOf(market, position.quantity).maintenanceRate
  const contracts = multiply(position.quantity, market.contractValue)
  const isLong = position.side === 'BUY'
  const value = isLong ? subtract(position.cost, margin) : add(position.cost, margin)
  const price = divide(value, multiply(contracts, isLong ? subtract('1', rate) : add('1', rate)), priceScale)
  return compare(price, '0') > 0 ? price : '0'
}
