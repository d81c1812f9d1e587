import { known } from 'exchange-docs/kernel'
import { insuranceId, priceLimits } from 'exchange-docs/kernel/futures'
import type { FuturesHandler } from './call.ts'
import { definitionOf, marginModes, settlementCurrency } from './exchange/definitions.ts'
import { marketOf } from './exchange/sandboxExchange.ts'
import { fundingRates, openInterest } from './exchange/ticker.ts'
import { checkedLimit, marketsOf } from './markets.ts'
import { newestFirst, pageAsked, timeRange } from './paging.ts'

/** `getFuturesInstrument`: one contract with its trading rules. */
export const getFuturesInstrument: FuturesHandler<'getFuturesInstrument'> = ({ parameters: { symbol } }, call) =>
  definitionOf(marketOf(call, symbol, 24101))

/** `getAllFuturesInstruments`: every contract with its trading rules. */
export const getAllFuturesInstruments: FuturesHandler<'getAllFuturesInstruments'> = (
  { parameters: { symbol } },
  call,
) => marketsOf(call, symbol).map(definitionOf)

/** `getFuturesFundingRate`: the last settled rate and the next rate. */
export const getFuturesFundingRate: FuturesHandler<'getFuturesFundingRate'> = ({ parameters: { symbol } }, call) => ({
  s: symbol,
  ...fundingRates(marketOf(call, symbol, 24101), call.state.nextFunding),
})

/** `getFuturesFundingRateHistory`: settlements of a time range, the oldest first; without one, the last. */
export const getFuturesFundingRateHistory: FuturesHandler<'getFuturesFundingRateHistory'> = ({ parameters }, call) => {
  const { symbol, sT, eT, limit = 100 } = parameters
  const most = checkedLimit(limit, 1000)
  const range = timeRange(call.now, sT, eT)
  const isLast = sT === undefined && eT === undefined
  return marketsOf(call, symbol).flatMap(({ symbol: s, funding }) =>
    funding
      .filter(({ time }) => range.includes(time))
      .slice(isLast ? -1 : -most)
      .map(({ rate, time }) => ({ s, fR: rate, fT: String(time) })),
  )
}

/** `getFuturesOpenInterest`: contracts that are open. */
export const getFuturesOpenInterest: FuturesHandler<'getFuturesOpenInterest'> = ({ parameters: { symbol } }, call) => {
  marketOf(call, symbol, 24101)
  return { s: symbol, oInterest: openInterest(call, symbol) }
}

/** `getFuturesLiquidationOrders`: liquidations of every account, the newest first. */
export const getFuturesLiquidationOrders: FuturesHandler<'getFuturesLiquidationOrders'> = (
  { parameters, texts },
  call,
) => {
  const { symbol, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = call.state.liquidations.filter(
    (record) => (symbol === undefined || record.symbol === symbol) && range.includes(record.time),
  )
  return newestFirst(found, pageAsked(parameters, texts), ({ id }) => id).map((record) => ({
    symbol: record.symbol,
    side: record.side,
    posSide: record.positionSide,
    sz: record.size,
    bkPx: record.bankruptcyPrice,
    uTime: String(record.time),
  }))
}

/** `getFuturesInsuranceFund`: balance of the fund. */
export const getFuturesInsuranceFund: FuturesHandler<'getFuturesInsuranceFund'> = (_, { state }) => {
  const { wallet } = known(state.accounts, insuranceId)
  return [{ amt: wallet, ccy: settlementCurrency, uTime: String(state.insuranceTime) }]
}

/** `getFuturesRiskLimit`: the tiers of a contract, alike in both margin modes. */
export const getFuturesRiskLimit: FuturesHandler<'getFuturesRiskLimit'> = (
  { parameters: { symbol, mgnMode, tier } },
  call,
) => {
  const { tiers } = marketOf(call, symbol, 24101)
  return marginModes
    .filter((mode) => mgnMode === undefined || mode === mgnMode)
    .flatMap((mode) =>
      tiers
        .filter((own) => tier === undefined || own.tier === tier)
        .map(({ maintenanceRate, ...own }) => ({ symbol, mgnMode: mode, ...own, mMRatio: maintenanceRate })),
    )
}

/** `getFuturesLimitPrice`: highest purchase and lowest sale, of contracts separated by commas. */
export const getFuturesLimitPrice: FuturesHandler<'getFuturesLimitPrice'> = ({ parameters: { symbol } }, call) =>
  symbol.split(',').map((name) => {
    const { highest, lowest } = priceLimits(marketOf(call, name, 24101))
    return { symbol: name, buyLmt: highest, sellLmt: lowest }
  })
