import type { Decimal } from '../decimal.ts'
import type { Candles, MarketData, Side } from '../market/state.ts'
import type { PositionSide } from './position.ts'

/** Rules of a contract. */
export interface ContractRules {
  readonly symbol: string
  /** The currency whose price it follows. */
  readonly currency: string
  /** Amount of this currency in one contract. */
  readonly contractValue: Decimal
  /** The smallest step of a price. */
  readonly tick: Decimal
  /** The smallest step of a size. */
  readonly lot: Decimal
  readonly minSize: Decimal
  readonly maxMarketSize: Decimal
  readonly maxLimitSize: Decimal
  readonly minPrice: Decimal
  readonly maxPrice: Decimal
  /** Largest distance of a price from the mark price, as a fraction. */
  readonly priceRange: Decimal
  /** Leverage of users who have chosen none. */
  readonly leverage: Decimal
  /** The smallest positions first. */
  readonly tiers: readonly Tier[]
}

/** A range of position sizes with its rules. */
export interface Tier {
  readonly tier: string
  readonly maxLever: Decimal
  readonly maintenanceRate: Decimal
  readonly minSize: Decimal
  readonly maxSize: Decimal
}

export interface Market extends MarketData, ContractRules {
  /** Whether it takes orders. */
  isOpen: boolean
  /** The price that the market stands around. The mark price is `quotes.reference`. */
  index: Decimal
  /** Distance of the mark price from the index price, as a fraction. */
  premium: Decimal
  readonly priceCandles: Record<PriceKind, Candles>
  /** The settlements so far, the last one at the end. */
  readonly funding: Settlement[]
}

export type PriceKind = 'mark' | 'index' | 'premium'

export interface Settlement {
  readonly rate: Decimal
  readonly time: number
}

export interface LiquidationRecord {
  readonly id: string
  readonly symbol: string
  readonly side: Side
  readonly positionSide: PositionSide
  readonly size: Decimal
  readonly bankruptcyPrice: Decimal
  readonly time: number
}
