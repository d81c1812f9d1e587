import type { Decimal } from '../decimal.ts'
import { emptyCandle } from '../market/candles.ts'
import { statisticsOf } from '../market/day.ts'
import { candleStart } from '../market/intervals.ts'
import type { Candles } from '../market/state.ts'
import type { ContractRules, Market } from './contract.ts'
import type { FuturesExchange } from './exchange.ts'

/** The prices of a contract that nothing moves. */
interface StillPrices {
  readonly mark: Decimal
  /** The rate of its next settlement. */
  readonly fundingRate: Decimal
}

/**
 * Opens a contract without a past, market makers and a course of prices: the caller sets its mark price in
 * `quotes.reference`. Worked examples and tests play on it, without `advance`.
 */
export function openQuietMarket(
  { state, now }: Pick<FuturesExchange, 'state' | 'now'>,
  rules: ContractRules,
  { mark, fundingRate }: StillPrices,
): Market {
  const candles = (): Candles => ({ closed: {}, minute: emptyCandle(candleStart('MINUTE_1', now), mark) })
  const market: Market = {
    ...rules,
    isOpen: true,
    book: { bids: [], asks: [], id: 1, published: { bids: [], asks: [] } },
    trades: [],
    candles: candles(),
    day: statisticsOf([], now),
    quotes: { reference: mark, gap: rules.tick, lot: rules.lot },
    index: mark,
    premium: fundingRate,
    priceCandles: { mark: candles(), index: candles(), premium: candles() },
    funding: [],
  }
  state.markets[rules.symbol] = market
  return market
}
