import { add, divide, isZero, known, lastPrice } from 'exchange-docs/kernel'
import {
  type Account,
  type AccountFigures,
  averagePrice,
  closableQuantity,
  type FuturesExchange,
  leverageOf,
  liquidationPrice,
  type Position,
  type PositionFigures,
  positionKey,
  removableMargin,
} from 'exchange-docs/kernel/futures'
import type { V3FuturesPosition } from '../../types.ts'
import { ratio } from './accountRecords.ts'

const none: PositionFigures = { value: '0', initialMargin: '0', maintenanceMargin: '0', profit: '0' }
const ratioScale = 4

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

/** Fields of a position, open or closed, that REST and the channel share. */
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
    liqPx: liquidationPrice(market, account, position, figures),
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
