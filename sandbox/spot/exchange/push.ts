import type { ChannelPush } from '../../market/isFor.ts'

/** A message for the subscribers of a channel. */
export interface Push extends ChannelPush {
  /** Id of the channel in the specs. */
  readonly channel: 'balances' | 'candles' | 'trades' | 'ticker' | 'book' | 'bookLv2' | 'orders'
  /** The frame as it is sent. */
  readonly message: { readonly channel: string; readonly action?: 'update'; readonly data: readonly [object] }
}

/** Time of an exchange that pushes messages, and the receiver of them. */
export interface Emitting {
  readonly now: number
  /** Receives every message of every channel. */
  readonly emit: (push: Push) => void
}
