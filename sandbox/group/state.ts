import type { Decimal } from 'exchange-docs/kernel'

/** The spot or the futures account of a key. */
export interface Wallet {
  readonly key: string
  readonly type: 'SPOT' | 'FUTURES'
}

/** Funds that were moved: between the accounts of one key, or from one key of a group to another. */
export interface Transfer {
  readonly id: string
  readonly from: Wallet
  readonly to: Wallet
  readonly currency: string
  readonly amount: Decimal
  readonly createTime: number
}
