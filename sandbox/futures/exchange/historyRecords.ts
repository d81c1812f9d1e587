import { known } from 'exchange-docs/kernel'
import { averagePrice, type Bill, type ClosedPosition, type FuturesExchange } from 'exchange-docs/kernel/futures'
import type { V3FuturesBill, V3FuturesClosedPosition } from '../../types.ts'
import { settlementCurrency } from './definitions.ts'

/** Causes of bills by the names of the specs. */
export const billTypes: Readonly<Record<Bill['type'], V3FuturesBill['type']>> = {
  ...{ fee: 'FEE', profit: 'PNL', liquidation: 'LIQ_PNL' },
  ...{ funding: 'FUNDING_FEE', transfer: 'TRANSFER', margin: 'MANUAL_MARGIN' },
}

/** A bill as REST returns it. */
export function billRecord({ id, type, name, amount, time }: Bill): V3FuturesBill {
  return {
    id,
    actType: 'TRADING',
    type: billTypes[type],
    symbol: name?.symbol ?? '',
    mgnMode: name?.marginMode ?? '',
    posSide: name?.positionSide ?? '',
    ccy: settlementCurrency,
    sz: amount,
    cTime: String(time),
  }
}

/** A closed position as REST returns it. */
export function closedRecord(
  { state }: Pick<FuturesExchange, 'state'>,
  position: ClosedPosition,
): V3FuturesClosedPosition {
  const market = known(state.markets, position.symbol)
  const isLong = position.side === 'BUY'
  return {
    id: position.id,
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
    state: position.cause === 'TRADE' ? 'NORMAL' : 'LIQUIDATION',
    cTime: String(position.createTime),
    uTime: String(position.closeTime),
  }
}
