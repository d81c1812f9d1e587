import { exampleKey, isSubaccount } from '../keys.ts'
import { type Account, accountOfKey, Refusal, type RefusalCode, type SpotCall } from '../spot/index.ts'

/** An account of a group. */
export interface Member {
  readonly key: string
  readonly name: string
  /** Its id in the calls of subaccounts. */
  readonly id: string
  readonly isPrimary: 'true' | 'false'
  readonly account: Account
}

/** The account ids of the examples belong to the key that the mock prints. */
const exampleIds: Readonly<Record<string, string>> = {
  [exampleKey]: '32b32320-e832-4270-b8a4-e25a0f408945',
  [`${exampleKey}/sub1`]: '23422dd1-e832-4270-b8a4-234200f12292',
}

/** Stand for the first two accounts of the caller's group, as in the examples. */
const standIns = ['YOUR_ACCOUNT_ID', 'YOUR_SUBACCOUNT_ID']

/** The accounts of the caller's group: the primary account, its subaccount `sub1`, and accounts with used keys. */
export function groupOf(call: SpotCall): Member[] {
  const primary = primaryOf(call.account)
  const used = Object.keys(call.state.accountsByKey).map((name) => name.slice('key:'.length))
  const own = used.filter((key) => isSubaccount(key) && primaryOf(key) === primary)
  return [...new Set([primary, `${primary}/sub1`, ...own])].map((key) => memberOf(call, key))
}

/** The group, for its primary account alone. */
export function groupOfPrimary(call: SpotCall): Member[] {
  if (isSubaccount(call.account)) throw new Refusal(21600)
  return groupOf(call)
}

/** The account of a key. */
export function memberOf(call: SpotCall, key: string): Member {
  const account = accountOfKey(call, key)
  const id = exampleIds[key] ?? externalId(account)
  if (!isSubaccount(key)) return { key, name: 'primary', id, isPrimary: 'true', account }
  return { key, name: key.slice(primaryOf(key).length + 1), id, isPrimary: 'false', account }
}

/** The account with an id. Refuses an id that the group does not have. */
export function memberWith(group: readonly Member[], id: string, code: RefusalCode): Member {
  const found = group.find((member, index) => member.id === id || standIns[index] === id)
  if (!found) throw new Refusal(code)
  return found
}

function primaryOf(key: string): string {
  return key.split('/', 1)[0] ?? key
}

/** A text in the form of the examples, different for each account. */
function externalId({ accountId }: Account): string {
  const digits = BigInt(accountId).toString(16).padStart(16, '0')
  return `${digits.slice(8)}-${digits.slice(4, 8)}-4270-b8a4-${digits.slice(0, 4)}00000000`
}
