import { add, compare, isDecimal, isZero, plain, subtract } from '../decimal.ts'
import type {
  V3FuturesAccountBalance,
  V3FuturesLegacyLeverage,
  V3FuturesLeverageChange,
  V3FuturesLeverageSetting,
  V3FuturesMarginAdjustment,
  V3FuturesMarginChange,
  V3FuturesPosition,
  V3FuturesPositionModeSetting,
  V3FuturesUserRiskLimit,
} from '../types.ts'
import { callerOf, type FuturesCall, type FuturesRequest } from './call.ts'
import { accountRecord } from './exchange/accountRecords.ts'
import { checkPositionSide } from './exchange/checkOrder.ts'
import { marginModes } from './exchange/definitions.ts'
import { leverageOf, marketOf, positionKey } from './exchange/exchange.ts'
import { accountFigures, isCovered } from './exchange/figures.ts'
import { positionRecord, removableMargin } from './exchange/positionRecords.ts'
import { addBill } from './exchange/positions.ts'
import { Refusal } from './exchange/refusal.ts'
import type { Account, MarginMode, PositionName, PositionSide } from './exchange/state.ts'
import { touch } from './exchange/tell.ts'
import { tierOf } from './exchange/tiers.ts'

type BySymbol = FuturesRequest<{ readonly symbol: string }>

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

/** `getFuturesLeverages`: leverage by margin mode and position side. */
export function getFuturesLeverages(
  { parameters: { symbol, mgnMode } }: FuturesRequest<{ readonly symbol: string; readonly mgnMode?: MarginMode }>,
  call: FuturesCall,
): V3FuturesLeverageSetting[] {
  const market = marketOf(call, symbol, 10001)
  const account = callerOf(call)
  return namesOf(account, symbol, mgnMode).map((name) => ({
    ...setting(name),
    lever: leverageOf(market, account, name),
  }))
}

/** `getFuturesLeverageDeprecated`: the leverage of cross positions. */
export function getFuturesLeverageDeprecated(
  { parameters: { symbol } }: BySymbol,
  call: FuturesCall,
): V3FuturesLegacyLeverage {
  const market = marketOf(call, symbol, 10001)
  const account = callerOf(call)
  const [name] = namesOf(account, symbol, 'CROSS')
  return { symbol, lever: name ? leverageOf(market, account, name) : market.definition.lever }
}

/** `setFuturesLeverage`: sets it where it is within the limits and the margin of positions and orders stays covered. */
export function setFuturesLeverage(
  { body: { symbol, mgnMode, posSide, lever } }: FuturesRequest<unknown, V3FuturesLeverageChange>,
  call: FuturesCall,
): V3FuturesLeverageSetting {
  const market = marketOf(call, symbol, 10001)
  const account = callerOf(call)
  checkPositionSide(account.positionMode, posSide)
  const name = { symbol, marginMode: mgnMode, positionSide: posSide }
  const key = positionKey(name)
  const position = account.positions[key]
  const { maxLever } = tierOf(symbol, position?.quantity ?? '0')
  if (!isDecimal(lever) || compare(lever, '1') < 0 || compare(lever, maxLever) > 0) throw new Refusal(400)
  const before = leverageOf(market, account, name)
  account.leverages[key] = plain(lever)
  const isLower = compare(lever, before) < 0
  if (isLower && !isCovered(call, account, '0')) {
    account.leverages[key] = before
    throw new Refusal(10019)
  }
  touch(call, account, position)
  return { ...setting(name), lever: plain(lever) }
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

/** The positions of a contract that the mode of an account allows. */
function namesOf(account: Account, symbol: string, only: MarginMode | undefined): PositionName[] {
  const sides = account.positionMode === 'ONE_WAY' ? (['BOTH'] as const) : (['LONG', 'SHORT'] as const)
  return marginModes
    .filter((mode) => only === undefined || mode === only)
    .flatMap((marginMode) => sides.map((positionSide) => ({ symbol, marginMode, positionSide })))
}

function setting({ symbol, marginMode, positionSide }: PositionName) {
  return { symbol, mgnMode: marginMode, posSide: positionSide } as const
}
