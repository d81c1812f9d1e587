import { ownEntry } from 'exchange-docs/kernel'
import type { Account, SpotState } from 'exchange-docs/kernel/spot'
import type { SpotDeposit, SpotWithdrawal } from '../../types.ts'

/** The state of the kernel, and the wallets of this exchange. */
export interface SandboxState extends SpotState {
  /** Number of the last deposit or withdrawal. */
  lastWalletId: number
  /** By account id. */
  readonly wallets: Record<string, Wallet>
}

export interface Wallet {
  readonly deposits: SpotDeposit[]
  readonly withdrawals: SpotWithdrawal[]
  /** Codes of the networks that it has an address on. */
  readonly addresses: string[]
}

/** The wallet of an account, which is empty at first. */
export function walletOf({ wallets }: Pick<SandboxState, 'wallets'>, { accountId }: Account): Wallet {
  const known = ownEntry(wallets, accountId)
  if (known) return known
  const wallet = { deposits: [], withdrawals: [], addresses: [] }
  wallets[accountId] = wallet
  return wallet
}
