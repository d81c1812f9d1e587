import { compare, isDecimal, isZero, ownEntry, subtract } from 'exchange-docs/kernel'
import { moveFunds, transferable } from '../futures/index.ts'
import { exampleKey } from '../keys.ts'
import { accountOfKey, credit, currencyIds, debit, Refusal } from '../spot/index.ts'
import type { GroupCall } from './call.ts'
import type { Transfer } from './state.ts'

/** The transfers of the examples. The key that the mock prints has made them before the start. */
export function exampleTransfers(now: number): Transfer[] {
  const [spot, futures] = [{ key: exampleKey, type: 'SPOT' } as const, { key: exampleKey, type: 'FUTURES' } as const]
  const common = { from: spot, currency: 'USDT', amount: '0.01', createTime: now }
  return [
    { ...common, id: '168041074', to: futures },
    { ...common, id: '168041099', to: { ...futures, key: `${exampleKey}/sub1` } },
  ]
}

/** Numbers begin behind the numbers of the examples. */
const firstNumber = 168_041_100

/** Moves funds at once. Futures accounts take their settlement currency alone. */
export function transfer(call: GroupCall, asked: Pick<Transfer, 'from' | 'to' | 'currency' | 'amount'>): Transfer {
  const { from, to, currency, amount } = asked
  if (!isDecimal(amount) || isZero(amount)) throw new Refusal(250003)
  if (ownEntry(currencyIds, currency) === undefined) throw new Refusal(250008)
  const isFutures = [from, to].some(({ type }) => type === 'FUTURES')
  if ((isFutures && currency !== 'USDT') || (from.key === to.key && from.type === to.type)) throw new Refusal(250004)
  take(call, asked)
  if (to.type === 'FUTURES') moveFunds(call.futures, to.key, amount)
  else credit(call.spot, accountOfKey(call.spot, to.key), { currency, amount, cause: 'transfer in' })
  const id = String(firstNumber + call.transfers.length)
  const made = { ...asked, id, createTime: call.spot.now }
  call.transfers.push(made)
  return made
}

function take(
  { spot, futures }: GroupCall,
  { from, currency, amount }: Pick<Transfer, 'from' | 'currency' | 'amount'>,
): void {
  if (from.type === 'SPOT') {
    debit(spot, accountOfKey(spot, from.key), { currency, amount, cause: 'transfer out' }, () => new Refusal(250005))
    return
  }
  if (compare(amount, transferable(futures, from.key)) > 0) throw new Refusal(250005)
  moveFunds(futures, from.key, subtract('0', amount))
}
