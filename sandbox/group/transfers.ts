import { isSubaccount } from '../keys.ts'
import { matches } from '../market/matches.ts'
import { Refusal, type RefusalCode, refusingPage, timeRange } from '../spot/index.ts'
import type { GroupCall, GroupHandler } from './call.ts'
import { groupOf, memberOf, memberWith } from './members.ts'
import type { Transfer, Wallet } from './state.ts'
import { transfer } from './transfer.ts'

/** `transferBetweenAccounts`: between the spot and the futures account of the caller. */
export const transferBetweenAccounts: GroupHandler<'transferBetweenAccounts'> = ({ body }, call) => {
  const from = walletOf(call, body.fromAccount, 250002)
  const to = walletOf(call, body.toAccount, 250001)
  return { transferId: transfer(call, { ...pick(body), from, to }).id }
}

/** `getAccountTransfers`: the newest first. */
export const getAccountTransfers: GroupHandler<'getAccountTransfers'> = ({ parameters }, call) =>
  page(between(call).map(accountRecord), parameters, call)

/** `getAccountTransferById`: one of them. */
export const getAccountTransferById: GroupHandler<'getAccountTransferById'> = ({ parameters: { id } }, call) =>
  accountRecord(withId(between(call), id))

/** `transferBetweenSubaccounts`: a subaccount sends to the primary account alone. */
export const transferBetweenSubaccounts: GroupHandler<'transferBetweenSubaccounts'> = ({ body }, call) => {
  const group = groupOf(call.spot)
  const from = memberWith(group, body.fromAccountId, 250002)
  const to = memberWith(group, body.toAccountId, 250001)
  const caller = call.spot.account
  const mayNot = isSubaccount(caller) && (from.key !== caller || to.isPrimary === 'false')
  if (mayNot || from.key === to.key) throw new Refusal(250004)
  const wallets = {
    from: { key: from.key, type: body.fromAccountType },
    to: { key: to.key, type: body.toAccountType },
  }
  return { transferId: transfer(call, { ...pick(body), ...wallets }).id }
}

/** `getSubaccountTransfers`: the newest first. */
export const getSubaccountTransfers: GroupHandler<'getSubaccountTransfers'> = ({ parameters }, call) => {
  const { fromAccountId, fromAccountType, toAccountId, toAccountType } = parameters
  const found = inGroup(call)
    .map((own) => groupRecord(call, own))
    .filter((record) => matches(record, { fromAccountId, fromAccountType, toAccountId, toAccountType }))
  return page(found, parameters, call)
}

/** `getSubaccountTransferById`: one of them, in an array. */
export const getSubaccountTransferById: GroupHandler<'getSubaccountTransferById'> = ({ parameters: { id } }, call) => [
  groupRecord(call, withId(inGroup(call), id)),
]

function pick({ currency, amount }: Pick<Transfer, 'currency' | 'amount'>) {
  return { currency, amount }
}

/** Names of accounts may have any letter case, as clients send them. */
function walletOf({ spot }: GroupCall, name: string, code: RefusalCode): Wallet {
  const type = name.toUpperCase()
  if (type !== 'SPOT' && type !== 'FUTURES') throw new Refusal(code)
  return { key: spot.account, type }
}

/** Transfers between the accounts of the caller. */
function between({ spot, transfers }: GroupCall): Transfer[] {
  return transfers.filter(({ from, to }) => from.key === spot.account && to.key === spot.account)
}

/** Transfers inside the group that the caller sees: the primary account all, a subaccount its own. */
function inGroup({ spot, transfers }: GroupCall): Transfer[] {
  const seen = isSubaccount(spot.account) ? [spot.account] : groupOf(spot).map(({ key }) => key)
  return transfers.filter(({ from, to }) => from.key !== to.key && (seen.includes(from.key) || seen.includes(to.key)))
}

function withId(transfers: readonly Transfer[], id: string): Transfer {
  const found = transfers.find((own) => own.id === id)
  if (!found) throw new Refusal(601)
  return found
}

function accountRecord({ from, to, ...shared }: Transfer) {
  return { ...shared, fromAccount: from.type, toAccount: to.type, state: 'SUCCESS' }
}

function groupRecord({ spot }: GroupCall, { from, to, ...shared }: Transfer) {
  const [source, target] = [memberOf(spot, from.key), memberOf(spot, to.key)]
  return {
    ...{ ...shared, state: 'SUCCESS' },
    ...{ fromAccountId: source.id, fromAccountName: source.name, fromAccountType: from.type },
    ...{ toAccountId: target.id, toAccountName: target.name, toAccountType: to.type },
  }
}

type TransferFilter = Parameters<typeof getAccountTransfers>[0]['parameters']

/** A page of at most 6 months; without a range, of the last 7 days. */
function page<Item extends Pick<Transfer, 'id' | 'currency' | 'createTime'>>(
  records: readonly Item[],
  { currency, startTime, endTime, ...asked }: TransferFilter,
  { spot }: GroupCall,
): Item[] {
  const range = timeRange({ ...(startTime === undefined ? {} : { startTime }), endTime: endTime ?? spot.now }, 184)
  const found = records.filter((record) => matches(record, { currency }) && range.includes(record.createTime))
  return refusingPage(found, asked, { idOf: ({ id }) => id, defaultLimit: 100, maxLimit: 1000 })
}
