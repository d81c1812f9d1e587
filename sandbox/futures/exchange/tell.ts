import { known } from 'exchange-docs/kernel'
import { accountRecord } from './accountRecords.ts'
import { type ChangedPosition, type Exchange, positionKey } from './exchange.ts'
import { type AccountFigures, accountFigures } from './figures.ts'
import { commonRecord } from './positionRecords.ts'
import type { Account, Position } from './state.ts'

/** Remembers that an account changed, and a position that is about to. It is told when the action is over. */
export function touch({ changed }: Exchange, account: Account, position?: Position): void {
  if (account.key === undefined) return
  const positions = changed.get(account.accountId) ?? new Map<string, ChangedPosition>()
  changed.set(account.accountId, positions)
  if (!position) return
  const known = positions.get(positionKey(position))
  if (known) known.position = position
  else positions.set(positionKey(position), { before: position.quantity, position })
}

/** Tells the accounts that changed what they have now: positions first, then the account. */
export function tellChanged(exchange: Exchange): void {
  const { state, changed } = exchange
  for (const [accountId, positions] of changed) {
    const account = known(state.accounts, accountId)
    const figures = accountFigures(exchange, account)
    // The funds that all cross positions share decide about the liquidation price of each.
    for (const position of Object.values(account.positions)) touch(exchange, account, position)
    for (const change of positions.values()) tellPosition(exchange, account, change, figures)
    tellAccount(exchange, account, figures)
  }
  changed.clear()
}

function tellPosition(
  exchange: Exchange,
  account: Account,
  { before, position }: ChangedPosition,
  figures: AccountFigures,
): void {
  const { key = '' } = account
  const { cTime, uTime, ...record } = commonRecord(exchange, account, position, figures)
  const data = { ...record, oldQty: before, fFee: position.funding, cTime: Number(cTime), uTime: Number(uTime) }
  const message = { channel: 'positions', data: [{ ...data, ts: exchange.now }] } as const
  exchange.emit({ channel: 'positions', key, symbol: position.symbol, message })
}

function tellAccount({ now, emit }: Exchange, account: Account, figures: AccountFigures): void {
  const { key = '' } = account
  const { details, cTime, uTime, ...totals } = accountRecord(account, figures)
  const parts = details.map((detail) => ({ ...detail, cTime: Number(detail.cTime), uTime: Number(detail.uTime) }))
  const record = { ...totals, details: parts, cTime: Number(cTime), uTime: Number(uTime), ts: now }
  emit({ channel: 'account', key, message: { channel: 'account', data: [record] } })
}
