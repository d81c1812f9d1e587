import { type Decimal, isDecimal, multiply } from '../decimal.ts'
import { candlesOf } from '../market/candles.ts'
import { isInterval, isTradeInterval } from '../market/intervals.ts'
import { type MergedLevel, mergedAsks, mergedBids } from '../market/mergedLevels.ts'
import { known } from '../ownEntry.ts'
import type { V3FuturesBookLevel, V3FuturesRiskLimitTier } from '../types.ts'
import type { FuturesCall, FuturesRequest } from './call.ts'
import { candleRow, priceCandleRow } from './exchange/candleRecords.ts'
import { indexSources, insuranceId, marginModes, settlementCurrency } from './exchange/definitions.ts'
import { marketOf } from './exchange/exchange.ts'
import { priceLimits } from './exchange/prices.ts'
import { Refusal } from './exchange/refusal.ts'
import type { MarginMode, Market, PriceKind } from './exchange/state.ts'
import { fundingRates, openInterest, statistics } from './exchange/ticker.ts'
import { tiersOf } from './exchange/tiers.ts'
import { newestFirst, type Page, timeRange } from './paging.ts'

interface BySymbol {
  readonly symbol: string
}
interface PerhapsBySymbol {
  readonly symbol?: string
}

const bookLimits = [5, 10, 20, 100, 150]

/** `getFuturesOrderBook`: both sides, merged to a step. */
export function getFuturesOrderBook(
  { parameters }: FuturesRequest<BySymbol & { readonly scale?: Decimal; readonly limit?: number }>,
  call: FuturesCall,
) {
  const { symbol, scale, limit = 10 } = parameters
  const { book, definition } = marketOf(call, symbol, 24101)
  if (!bookLimits.includes(limit)) throw new Refusal(24104)
  const step = scale ?? definition.tSz
  if (!definition.pxScale.split(',').includes(step)) throw new Refusal(24106)
  const level = ({ price, quantity }: MergedLevel): V3FuturesBookLevel => [price, quantity]
  return {
    asks: mergedAsks(book.asks, step).slice(0, limit).map(level),
    bids: mergedBids(book.bids, step).slice(0, limit).map(level),
    s: step,
    ts: call.now,
  }
}

interface CandleRange<Time> extends BySymbol {
  readonly interval: string
  readonly limit?: number
  readonly sTime?: Time
  readonly eTime?: Time
}

/** `getFuturesCandles`: the latest candles of a time range, the oldest first. */
export function getFuturesCandles({ parameters }: FuturesRequest<CandleRange<number>>, call: FuturesCall) {
  const { symbol, interval, limit = 100 } = parameters
  const market = marketOf(call, symbol, 24101)
  if (!isTradeInterval(interval)) throw new Refusal(24102)
  return latest(candlesOf(market, interval), parameters, call, { limit, most: 500 }).map((candle) =>
    candleRow(interval, candle),
  )
}

/** `getFuturesMarkPriceCandles`: candles of the mark price. */
export function getFuturesMarkPriceCandles(request: FuturesRequest<CandleRange<string>>, call: FuturesCall) {
  return priceCandles(request, call, 'mark')
}

/** `getFuturesIndexPriceCandles`: candles of the index price. */
export function getFuturesIndexPriceCandles(request: FuturesRequest<CandleRange<string>>, call: FuturesCall) {
  return priceCandles(request, call, 'index')
}

/** `getFuturesPremiumIndexCandles`: candles of the difference between both, as a fraction. */
export function getFuturesPremiumIndexCandles(request: FuturesRequest<CandleRange<string>>, call: FuturesCall) {
  return priceCandles(request, call, 'premium')
}

function priceCandles({ parameters }: FuturesRequest<CandleRange<string>>, call: FuturesCall, kind: PriceKind) {
  const { symbol, interval, limit = 10 } = parameters
  const market = marketOf(call, symbol, 24101)
  if (!isInterval(interval)) throw new Refusal(24102)
  const candles = candlesOf({ candles: market.priceCandles[kind] }, interval)
  return latest(candles, parameters, call, { limit, most: 100 }).map((candle) => priceCandleRow(interval, candle))
}

function latest<Item extends { readonly startTime: number }>(
  candles: readonly Item[],
  { sTime = 0, eTime }: { readonly sTime?: string | number; readonly eTime?: string | number },
  { now }: FuturesCall,
  { limit, most }: { readonly limit: number; readonly most: number },
): Item[] {
  const end = Number(eTime ?? now)
  return candles
    .filter(({ startTime }) => startTime >= Number(sTime) && startTime <= end)
    .slice(-checkedLimit(limit, most))
}

/** `getFuturesTrades`: the latest trades, the newest first. */
export function getFuturesTrades(
  { parameters: { symbol, limit = 500 } }: FuturesRequest<BySymbol & { readonly limit?: number }>,
  call: FuturesCall,
) {
  const trades = marketOf(call, symbol, 24101).trades.slice(-checkedLimit(limit, 1000)).reverse()
  return trades.map(({ id, price, quantity, amount, takerSide, createTime }) => ({
    ...{ id, px: price, qty: quantity, amt: amount, side: takerSide, cT: String(createTime) },
  }))
}

/** `getFuturesTickers`: the statistics of 24 hours. */
export function getFuturesTickers({ parameters: { symbol } }: FuturesRequest<PerhapsBySymbol>, call: FuturesCall) {
  return marketsOf(call, symbol).map((market) => ({
    ...statistics(market),
    dN: market.definition.symbol.replaceAll('_', '/'),
    iPx: market.index,
  }))
}

/** `getFuturesIndexPrice`: of one contract an object, of all a list. */
export function getFuturesIndexPrice({ parameters: { symbol } }: FuturesRequest<PerhapsBySymbol>, call: FuturesCall) {
  const price = ({ definition, index }: Market) => ({ s: definition.symbol, iPx: index })
  return oneOrAll(call, symbol, price)
}

/** `getFuturesMarkPrice`: of one contract an object, of all a list. */
export function getFuturesMarkPrice({ parameters: { symbol } }: FuturesRequest<PerhapsBySymbol>, call: FuturesCall) {
  const price = ({ definition, quotes }: Market) => ({ s: definition.symbol, mPx: quotes.reference })
  return oneOrAll(call, symbol, price)
}

/** `getFuturesIndexPriceComponents`: the sources, which all have the index price here. */
export function getFuturesIndexPriceComponents(
  { parameters: { symbol } }: FuturesRequest<BySymbol>,
  call: FuturesCall,
) {
  const { index } = marketOf(call, symbol, 24101)
  const cs = indexSources.map(({ name, weight }) => ({ e: name, w: weight, sPx: index, cPx: multiply(index, weight) }))
  return [{ s: symbol, px: index, cs }]
}

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

/** `getFuturesFundingRate`: the rate that was settled last, and the one that is to come. */
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

function marketsOf(call: FuturesCall, symbol: string | undefined): Market[] {
  return symbol === undefined ? Object.values(call.state.markets) : [marketOf(call, symbol, 24101)]
}

function oneOrAll<Value>(
  call: FuturesCall,
  symbol: string | undefined,
  value: (market: Market) => Value,
): Value | Value[] {
  return symbol === undefined ? marketsOf(call, undefined).map(value) : value(marketOf(call, symbol, 24101))
}

function checkedLimit(limit: number, most: number): number {
  if (limit <= 0 || limit > most || !isDecimal(String(limit))) throw new Refusal(24104)
  return limit
}
