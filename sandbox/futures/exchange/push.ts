import type { FuturesState } from 'exchange-docs/kernel/futures'
import type { ChannelPush } from '../../market/isFor.ts'

/** A message for the subscribers of a channel. */
export interface Push extends ChannelPush {
  /** Id of the channel in the specs. */
  readonly channel:
    | 'account'
    | 'orders'
    | 'trade'
    | 'positions'
    | 'book'
    | 'bookLv2'
    | 'candles'
    | 'trades'
    | 'tickers'
    | 'indexPrice'
    | 'indexCandles'
    | 'markPrice'
    | 'markPriceCandles'
    | 'fundingRate'
    | 'openInterest'
    | 'liquidationOrders'
    | 'limitPrice'
  /** The frame as it is sent. */
  readonly message: {
    readonly channel: string
    readonly action?: 'update' | 'snapshot'
    readonly data: readonly [object]
  }
}

/** State and time of an exchange that pushes messages, and the receiver of them. */
export interface Emitting {
  readonly state: FuturesState
  readonly now: number
  /** Receives every message of every channel. */
  readonly emit: (push: Push) => void
}
