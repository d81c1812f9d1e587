import type { SpotNewWithdrawal } from '../types.ts'
import { callerOf, type SpotCall, type SpotHandler } from './call.ts'
import { type Coin, coinOf, coinOn } from './exchange/currencies.ts'
import { Refusal } from './exchange/refusal.ts'
import { walletOf } from './exchange/sandboxState.ts'
import { addressOf, type Payment, payOut } from './exchange/wallet.ts'

/** `getDepositAddresses`: the addresses that the account has, by the code of their network. */
export const getDepositAddresses: SpotHandler<'getDepositAddresses'> = ({ parameters: { currency } }, call) => {
  const account = callerOf(call)
  if (currency !== undefined) knownCoin(currency)
  const codes = walletOf(call.state, account).addresses.filter((code) => currency === undefined || code === currency)
  return Object.fromEntries(codes.map((code) => [code, addressOf(account, knownCoin(code))]))
}

/** `createDepositAddress`: the address of one network, the same at every request. */
export const createDepositAddress: SpotHandler<'createDepositAddress'> = ({ body: { currency } }, call) => {
  const account = callerOf(call)
  const coin = knownCoin(currency)
  if (!coin.network.isOpen) throw new Refusal(21711)
  const { addresses } = walletOf(call.state, account)
  if (!addresses.includes(currency)) addresses.push(currency)
  return { address: addressOf(account, coin) }
}

/** `withdraw`: the code of the currency selects the network. */
export const withdraw: SpotHandler<'withdraw'> = ({ body }, call) =>
  paid(call, { ...body, coin: coinOf(body.currency), paymentId: body.paymentId })

/** `withdrawV2`: the network has a field of its own. */
export const withdrawV2: SpotHandler<'withdrawV2'> = ({ body }, call) =>
  paid(call, { ...body, coin: coinOn(body.coin, body.network), paymentId: body.addressTag })

/** `getWalletActivity`: deposits and withdrawals of a window, the newest first. */
export const getWalletActivity: SpotHandler<'getWalletActivity'> = ({ parameters }, call) => {
  const { start, end, activityType } = parameters
  const { deposits, withdrawals } = walletOf(call.state, callerOf(call))
  const within = <Item extends { readonly timestamp: number }>(all: readonly Item[]) =>
    all.filter(({ timestamp }) => timestamp >= start && timestamp <= end).reverse()
  return {
    ...(activityType === 'withdrawals' ? {} : { deposits: within(deposits) }),
    ...(activityType === 'deposits' ? {} : { withdrawals: within(withdrawals) }),
  }
}

function paid(
  call: SpotCall,
  payment: Pick<SpotNewWithdrawal, 'amount' | 'address'> &
    Pick<Payment, 'paymentId'> & { readonly coin: Coin | undefined },
) {
  const { coin } = payment
  if (!coin) throw new Refusal(21102)
  return { withdrawalRequestsId: payOut(call, callerOf(call), { ...payment, coin }) }
}

function knownCoin(code: string): Coin {
  const coin = coinOf(code)
  if (!coin) throw new Refusal(21102)
  return coin
}
