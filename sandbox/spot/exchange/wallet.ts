import { add, atScale, compare, type Decimal, decimalsOf, isDecimal, subtract } from 'exchange-docs/kernel'
import { type Account, accountOfKey, credit, debit, resetAccount as resetOrders } from 'exchange-docs/kernel/spot'
import { type Coin, depositCoin } from './currencies.ts'
import { Refusal } from './refusal.ts'
import type { Exchange } from './sandboxExchange.ts'
import { walletOf } from './sandboxState.ts'

/** Decimals of an amount that a network carries. */
export const networkDecimals = 8

/** Deposit address of an account, invalid in every network. For a shared address it is the payment id. */
export function addressOf({ accountId }: Pick<Account, 'accountId'>, { network }: Coin): string {
  return network.depositAddress === null ? `sandbox-${network.coin}-${accountId}` : accountId
}

/** Funds that leave an account over a network. */
export interface Payment {
  readonly coin: Coin
  readonly amount: Decimal
  readonly address: string
  readonly paymentId: string | undefined
}

/** Pays to an address. Another account of the sandbox that has it gets a deposit; all other funds are gone. */
export function payOut(exchange: Exchange, account: Account, { coin, amount, address, paymentId }: Payment): number {
  const { currency, network } = coin
  const { withdrawFee: fee, withdrawMin, isOpen } = network
  if (!isDecimal(amount) || decimalsOf(amount) > networkDecimals) throw new Refusal(601)
  if (compare(amount, fee) <= 0 || compare(amount, withdrawMin) < 0) throw new Refusal(601)
  if (!isOpen) throw new Refusal(21711)
  debit(exchange, account, { currency, amount, cause: 'withdrawal' }, () => new Refusal(21709))
  const { state, now } = exchange
  state.fees[currency] = add(state.fees[currency] ?? '0', fee)
  state.lastWalletId += 1
  const id = state.lastWalletId
  walletOf(state, account).withdrawals.push({
    ...{ withdrawalRequestsId: id, currency: network.coin, address, amount: atScale(amount, networkDecimals), fee },
    ...{ timestamp: Math.floor(now / 1000), status: 'COMPLETED', txid: transactionOf(id) },
    ...{ ipAddress: '127.0.0.1', paymentID: paymentId ?? null },
  })
  const target = network.depositAddress === address ? paymentId : address
  const owners = Object.values(state.accounts).filter((own) => walletOf(state, own).addresses.includes(network.coin))
  const receiver = owners.find((owner) => addressOf(owner, coin) === target)
  if (receiver) receive(exchange, receiver, coin, subtract(amount, fee), transactionOf(id))
  return id
}

/** Gives funds to the account of a key. */
export function depositFunds(
  exchange: Exchange,
  key: string,
  { currency, amount }: { readonly currency: string; readonly amount: Decimal },
): void {
  const coin = depositCoin(currency)
  if (!coin || compare(amount, '0') <= 0) throw new Refusal(21102)
  receive(exchange, accountOfKey(exchange, key), coin, amount, transactionOf(exchange.state.lastWalletId + 1))
}

function receive(exchange: Exchange, account: Account, coin: Coin, amount: Decimal, txid: string): void {
  const { state, now } = exchange
  const { currency, network } = coin
  state.lastWalletId += 1
  const wallet = walletOf(state, account)
  wallet.deposits.push({
    ...{ depositNumber: state.lastWalletId, currency: network.coin, address: addressOf(account, coin) },
    ...{ amount: atScale(amount, networkDecimals), confirmations: network.minConfirm, txid },
    ...{ timestamp: Math.floor(now / 1000), status: 'COMPLETED' },
  })
  if (!wallet.addresses.includes(network.coin)) wallet.addresses.push(network.coin)
  credit(exchange, account, { currency, amount, cause: 'deposit' })
}

/** Id of a transaction in the form of a chain. */
function transactionOf(id: number): string {
  return id.toString(16).padStart(64, '0')
}

/** Opens the account of a key anew, with a new wallet. */
export function resetAccount(exchange: Exchange, key: string): void {
  const { accountId } = resetOrders(exchange, key)
  delete exchange.state.wallets[accountId]
}
