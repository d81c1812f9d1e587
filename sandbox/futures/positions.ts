import { add, compare, isDecimal, isZero, plain, subtract } from '../decimal.ts'
import type {
  V3FuturesAccountBalance,
  V3FuturesMarginAdjustment,
  V3FuturesMarginChange,
  V3FuturesPosition,
  V3FuturesPositionModeSetting,
  V3FuturesUserRiskLimit,
} from '../types.ts'
import { callerOf, type FuturesCall, type FuturesRequest } from './call.ts'
import { accountRecord } from './exchange/accountRecords.ts'
import { addBill } from './exchange/bills.ts'
import { checkPositionSide } from './exchange/checkOrder.ts'
import { leverageOf, marketOf, positionKey } from './exchange/exchange.ts'
import { accountFigures } from './exchange/figures.ts'
import { positionRecord, removableMargin } from './exchange/positionRecords.ts'
import { Refusal } from './exchange/refusal.ts'
import type { MarginMode, PositionSide } from './exchange/state.ts'
import { touch } from './exchange/tell.ts'
import { tierOf } from './exchange/tiers.ts'
import { namesOf, setting } from './namedPositions.ts'

/** `getFuturesBalance`: what the account has. */
export function getFuturesBalance(_: FuturesRequest, call: FuturesCall): V3FuturesAccountBalance {
  const account = callerOf(call)
  return accountRecord(account, accountFigures(call, account))
}

/** `getFuturesPositions`: the open positions. */
export function getFuturesPositions(
  { parameters: { symbol } }: FuturesRequest<{ readonly symbol?: string }>,
  call: FuturesCall,
): V3FuturesPosition[] {
  const account = callerOf(call)
  const figures = accountFigures(call, account)
  return Object.values(account.positions)
    .filter((position) => symbol === undefined || position.symbol === symbol)
    .map((position) => positionRecord(call, account, position, figures))
}

/** `adjustFuturesMargin`: moves margin between the wallet and an isolated position. */
export function adjustFuturesMargin(
  { body: { symbol, amt, type, posSide = 'BOTH' } }: FuturesRequest<unknown, V3FuturesMarginChange>,
  call: FuturesCall,
): V3FuturesMarginAdjustment {
  const market = marketOf(call, symbol, 10001)
  const account = callerOf(call)
  checkPositionSide(account.positionMode, posSide)
  const position = account.positions[positionKey({ symbol, marginMode: 'ISOLATED', positionSide: posSide })]
  if (!position) throw new Refusal(21001)
  if (!isDecimal(amt) || isZero(amt)) throw new Refusal(400)
  const figures = accountFigures(call, account)
  if (type === 'ADD' && compare(amt, figures.availableMargin) > 0) throw new Refusal(10019)
  if (type === 'REDUCE' && compare(amt, removableMargin(position, figures)) > 0) throw new Refusal(400)
  const change = type === 'ADD' ? plain(amt) : subtract('0', amt)
  touch(call, account, position)
  position.margin = add(position.margin, change)
  position.updateTime = call.now
  account.wallet = subtract(account.wallet, change)
  addBill(call, account, 'MANUAL_MARGIN', position, subtract('0', change))
  return { symbol, posSide, amt, type, lever: leverageOf(market, account, position) }
}

/** `getFuturesPositionMode`: whether positions are kept apart. */
export function getFuturesPositionMode(_: FuturesRequest, call: FuturesCall): V3FuturesPositionModeSetting {
  return { posMode: callerOf(call).positionMode }
}

/** `switchFuturesPositionMode`: only without positions and open orders. */
export function switchFuturesPositionMode(
  { body: { posMode } }: FuturesRequest<unknown, V3FuturesPositionModeSetting>,
  call: FuturesCall,
): Readonly<Record<string, never>> {
  const account = callerOf(call)
  const isFree = account.openOrders.length === 0 && Object.keys(account.positions).length === 0
  if (!isFree && posMode !== account.positionMode) throw new Refusal(10008)
  account.positionMode = posMode
  return {}
}

interface RiskFilter {
  readonly symbol: string
  readonly mgnMode?: MarginMode
  readonly posSide?: PositionSide
}

/** `getFuturesUserRiskLimit`: the tiers of the positions that the account has or could open. */
export function getFuturesUserRiskLimit(
  { parameters: { symbol, mgnMode, posSide } }: FuturesRequest<RiskFilter>,
  call: FuturesCall,
): V3FuturesUserRiskLimit[] {
  marketOf(call, symbol, 24101)
  const account = callerOf(call)
  return namesOf(account, symbol, mgnMode)
    .filter(({ positionSide }) => posSide === undefined || positionSide === posSide)
    .map((name) => {
      const { tier, maxLever, maintenanceRate, minSize, maxSize } = tierOf(
        symbol,
        account.positions[positionKey(name)]?.quantity ?? '0',
      )
      return { ...setting(name), tier, maxLever, mMRatio: maintenanceRate, maxSize, minSize }
    })
}
