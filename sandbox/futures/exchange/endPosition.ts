import type { V3FuturesClosedPosition } from '../../types.ts'
import { type Exchange, newId, positionKey } from './exchange.ts'
import type { Execution } from './execution.ts'
import type { Account, Market, Position } from './state.ts'
import { averagePrice } from './values.ts'

export function endPosition(
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
