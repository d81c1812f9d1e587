import { compare, isDecimal, plain } from 'exchange-docs/kernel'
import { checkPositionSide, isCovered, leverageOf, positionKey, tierOf, touch } from 'exchange-docs/kernel/futures'
import { callerOf, type FuturesHandler } from './call.ts'
import { Refusal } from './exchange/refusal.ts'
import { marketOf } from './exchange/sandboxExchange.ts'
import { namesOf, setting } from './namedPositions.ts'

/** `getFuturesLeverages`: leverage by margin mode and position side. */
export const getFuturesLeverages: FuturesHandler<'getFuturesLeverages'> = (
  { parameters: { symbol, mgnMode } },
  call,
) => {
  const market = marketOf(call, symbol, 10001)
  const account = callerOf(call)
  return namesOf(account, symbol, mgnMode).map((name) => ({
    ...setting(name),
    lever: leverageOf(market, account, name),
  }))
}

/** `setFuturesLeverage`: sets it where it is within the limits and the margin of positions and orders stays covered. */
export const setFuturesLeverage: FuturesHandler<'setFuturesLeverage'> = (
  { body: { symbol, mgnMode, posSide, lever } },
  call,
) => {
  const market = marketOf(call, symbol, 10001)
  const account = callerOf(call)
  checkPositionSide(call, account.positionMode, posSide)
  const name = { symbol, marginMode: mgnMode, positionSide: posSide }
  const key = positionKey(name)
  const position = account.positions[key]
  const { maxLever } = tierOf(market, position?.quantity ?? '0')
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
