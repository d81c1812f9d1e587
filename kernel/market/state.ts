import type { Decimal } from '../decimal.ts'

export type Side = 'BUY' | 'SELL'

/** Book, trades, candles, statistics and quotes of a market, of spot or futures. */
export interface MarketData {
  readonly book: Book
  readonly trades: PublicTrade[]
  readonly candles: Candles
  readonly day: DayStatistics
  readonly quotes: QuotePlan
}

/** One price of the book: orders in the order of their arrival. */
export interface Level {
  readonly price: Decimal
  quantity: Decimal
  readonly orderIds: string[]
}

/** Both sides, the best price first, and the levels that the channel last published. */
export interface Book {
  readonly bids: Level[]
  readonly asks: Level[]
  /** Sequence id of the last message. */
  id: number
  published: { bids: PublishedLevel[]; asks: PublishedLevel[] }
}

/** An order as the book knows it. */
export interface BookOrder {
  readonly id: string
  readonly side: Side
  readonly price: Decimal
  readonly quantity: Decimal
  readonly filledQuantity: Decimal
}

/** A published level, with its texts in the message. */
export interface PublishedLevel {
  readonly price: Decimal
  readonly quantity: Decimal
  readonly text: readonly [price: Decimal, quantity: Decimal]
}

export interface PublicTrade {
  readonly id: string
  readonly price: Decimal
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly takerSide: Side
  readonly createTime: number
}

/** Statistics of the trades in a time range. */
export interface Candle {
  readonly startTime: number
  open: Decimal
  high: Decimal
  low: Decimal
  close: Decimal
  quantity: Decimal
  amount: Decimal
  buyTakerQuantity: Decimal
  buyTakerAmount: Decimal
  tradeCount: number
}

/** Candles of whole minutes by interval, and the minute that is not over. */
export interface Candles {
  readonly closed: Record<string, Candle[]>
  minute: Candle
}

/** The candles of the last 24 hours added up, to the minute. */
export interface DayStatistics {
  high: Decimal
  low: Decimal
  quantity: Decimal
  amount: Decimal
  tradeCount: number
  lastTradeTime: number
  hasChanged: boolean
}

/** Reference price of the market maker, and the spacing and size of its quotes. */
export interface QuotePlan {
  reference: Decimal
  /** Distance between two quotes. */
  readonly gap: Decimal
  /** The smallest quantity that it quotes. */
  readonly lot: Decimal
  /** Fraction of the usual quantities, where a user of the mock changed it; 0 while the market is halted. */
  thin?: number
}
