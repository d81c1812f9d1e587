import { compare, isDecimal, isZero, plain, subtract } from 'exchange-docs/kernel'
import {
  accountFigures,
  checkPositionSide,
  leverageOf,
  moveMargin,
  positionKey,
  removableMargin,
  tierOf,
} from 'exchange-docs/kernel/futures'
import { matches } from '../market/matches.ts'
import { callerOf, type FuturesHandler } from './call.ts'
import { accountRecord } from './exchange/accountRecords.ts'
import { positionRecord } from './exchange/positionRecords.ts'
import { Refusal } from './exchange/refusal.ts'
import { marketOf } from './exchange/sandboxExchange.ts'
import { namesOf, setting } from './namedPositions.ts'

/** `getFuturesBalance`: balance, margins and profit of the account. */
export const getFuturesBalance: FuturesHandler<'getFuturesBalance'> = (_, call) => {
  const account = callerOf(call)
  return accountRecord(account, accountFigures(call, account))
}

/** `getFuturesPositions`: the open positions. */
export const getFuturesPositions: FuturesHandler<'getFuturesPositions'> = ({ parameters: { symbol } }, call) => {
  const account = callerOf(call)
  const figures = accountFigures(call, account)
  return Object.values(account.positions)
    .filter((position) => matches(position, { symbol }))
    .map((position) => positionRecord(call, account, position, figures))
}

/** `adjustFuturesMargin`: moves margin between the wallet and an isolated position. */
export const adjustFuturesMargin: FuturesHandler<'adjustFuturesMargin'> = (
  { body: { symbol, amt, type, posSide = 'BOTH' } },
  call,
) => {
  const market = marketOf(call, symbol, 10001)
  const account = callerOf(call)
  checkPositionSide(call, account.positionMode, posSide)
  const position = account.positions[positionKey({ symbol, marginMode: 'ISOLATED', positionSide: posSide })]
  if (!position) throw new Refusal(21001)
  if (!isDecimal(amt) || isZero(amt)) throw new Refusal(400)
  const figures = accountFigures(call, account)
  if (type === 'ADD' && compare(amt, figures.availableMargin) > 0) throw new Refusal(10019)
  if (type === 'REDUCE' && compare(amt, removableMargin(position, figures)) > 0) throw new Refusal(400)
  const change = type === 'ADD' ? plain(amt) : subtract('0', amt)
  moveMargin(call, account, position, change)
  return { symbol, posSide, amt, type, lever: leverageOf(market, account, position) }
}

/** `getFuturesPositionMode`: whether positions are kept apart. */
export const getFuturesPositionMode: FuturesHandler<'getFuturesPositionMode'> = (_, call) => ({
  posMode: callerOf(call).positionMode,
})

/** `switchFuturesPositionMode`: only without positions and open orders. */
export const switchFuturesPositionMode: FuturesHandler<'switchFuturesPositionMode'> = ({ body: { posMode } }, call) => {
  const account = callerOf(call)
  const isFree = account.openOrders.length === 0 && Object.keys(account.positions).length === 0
  if (!isFree && posMode !== account.positionMode) throw new Refusal(10008)
  account.positionMode = posMode
  return {}
}

/** `getFuturesUserRiskLimit`: the tiers of the positions that the account has or could open. */
export const getFuturesUserRiskLimit: FuturesHandler<'getFuturesUserRiskLimit'> = (
  { parameters: { symbol, mgnMode, posSide } },
  call,
) => {
  const market = marketOf(call, symbol, 24101)
  const account = callerOf(call)
  return namesOf(account, symbol, mgnMode)
    .filter(({ positionSide }) => posSide === undefined || positionSide === posSide)
    .map((name) => {
      const { tier, maxLever, maintenanceRate, minSize, maxSize } = tierOf(
        market,
        account.positions[positionKey(name)]?.quantity ?? '0',
      )
      return { ...setting(name), tier, maxLever, mMRatio: maintenanceRate, maxSize, minSize }
    })
}
