import { known } from '../ownEntry.ts'
import type { V3FuturesRiskLimitTier } from '../types.ts'
import type { FuturesCall, FuturesRequest } from './call.ts'
import { insuranceId, marginModes, settlementCurrency } from './exchange/definitions.ts'
import { marketOf } from './exchange/exchange.ts'
import { priceLimits } from './exchange/prices.ts'
import type { MarginMode } from './exchange/state.ts'
import { fundingRates, openInterest } from './exchange/ticker.ts'
import { tiersOf } from './exchange/tiers.ts'
import { type BySymbol, checkedLimit, marketsOf, type PerhapsBySymbol } from './markets.ts'
import { newestFirst, type Page, timeRange } from './paging.ts'

/** `getFuturesInstrument`: one contract with its trading rules. */
export function getFuturesInstrument({ parameters: { symbol } }: FuturesRequest<BySymbol>, call: FuturesCall) {
  return marketOf(call, symbol, 24101).definition
}

/** `getAllFuturesInstruments`: every contract with its trading rules. */
export function getAllFuturesInstruments(
  { parameters: { symbol } }: FuturesRequest<PerhapsBySymbol>,
  call: FuturesCall,
) {
  return marketsOf(call, symbol).map(({ definition }) => definition)
}

/** `getFuturesFundingRate`: the last settled rate and the next rate. */
export function getFuturesFundingRate({ parameters: { symbol } }: FuturesRequest<BySymbol>, call: FuturesCall) {
  return { s: symbol, ...fundingRates(marketOf(call, symbol, 24101), call.state.nextFunding) }
}

interface FundingRange extends PerhapsBySymbol {
  readonly sT?: string
  readonly eT?: string
  readonly limit?: number
}

/** `getFuturesFundingRateHistory`: settlements of a time range, the oldest first; without one, the last. */
export function getFuturesFundingRateHistory({ parameters }: FuturesRequest<FundingRange>, call: FuturesCall) {
  const { symbol, sT, eT, limit = 100 } = parameters
  const most = checkedLimit(limit, 1000)
  const range = timeRange(call.now, sT, eT)
  const isLast = sT === undefined && eT === undefined
  return marketsOf(call, symbol).flatMap(({ definition, funding }) =>
    funding
      .filter(({ time }) => range.includes(time))
      .slice(isLast ? -1 : -most)
      .map(({ rate, time }) => ({ s: definition.symbol, fR: rate, fT: String(time) })),
  )
}

/** `getFuturesOpenInterest`: contracts that are open. */
export function getFuturesOpenInterest({ parameters: { symbol } }: FuturesRequest<BySymbol>, call: FuturesCall) {
  marketOf(call, symbol, 24101)
  return { s: symbol, oInterest: openInterest(call, symbol) }
}

interface LiquidationRange extends PerhapsBySymbol, Page {
  readonly sTime?: string
  readonly eTime?: string
}

/** `getFuturesLiquidationOrders`: liquidations of every account, the newest first. */
export function getFuturesLiquidationOrders({ parameters }: FuturesRequest<LiquidationRange>, call: FuturesCall) {
  const { symbol, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = call.state.liquidations.filter(
    (record) => (symbol === undefined || record.symbol === symbol) && range.includes(record.time),
  )
  return newestFirst(found, parameters, ({ id }) => id).map((record) => ({
    symbol: record.symbol,
    side: record.side,
    posSide: record.posSide,
    sz: record.size,
    bkPx: record.bankruptcyPrice,
    uTime: String(record.time),
  }))
}

/** `getFuturesInsuranceFund`: what the fund has. */
export function getFuturesInsuranceFund(_: FuturesRequest, { state }: FuturesCall) {
  const { wallet } = known(state.accounts, insuranceId)
  return [{ amt: wallet, ccy: settlementCurrency, uTime: String(state.insuranceTime) }]
}

interface TierFilter extends BySymbol {
  readonly mgnMode?: MarginMode
  readonly tier?: string
}

/** `getFuturesRiskLimit`: the tiers of a contract, alike in both margin modes. */
export function getFuturesRiskLimit(
  { parameters: { symbol, mgnMode, tier } }: FuturesRequest<TierFilter>,
  call: FuturesCall,
): V3FuturesRiskLimitTier[] {
  marketOf(call, symbol, 24101)
  return marginModes
    .filter((mode) => mgnMode === undefined || mode === mgnMode)
    .flatMap((mode) =>
      tiersOf(symbol)
        .filter((own) => tier === undefined || own.tier === tier)
        .map(({ maintenanceRate, ...own }) => ({ symbol, mgnMode: mode, ...own, mMRatio: maintenanceRate })),
    )
}

/** `getFuturesLimitPrice`: highest purchase and lowest sale, of contracts separated by commas. */
export function getFuturesLimitPrice({ parameters: { symbol } }: FuturesRequest<BySymbol>, call: FuturesCall) {
  return symbol.split(',').map((name) => {
    const { highest, lowest } = priceLimits(marketOf(call, name, 24101))
    return { symbol: name, buyLmt: highest, sellLmt: lowest }
  })
}
