import { known } from '../ownEntry.ts'
import { type ChangedPosition, type FuturesExchange, positionKey } from './exchange.ts'
import { accountFigures } from './figures.ts'
import type { Position } from './position.ts'
import type { Account } from './state.ts'

/** Marks an account, and a position that is about to change; `tellChanged` publishes both after the action. */
export function touch({ changed }: Pick<FuturesExchange, 'changed'>, account: Account, position?: Position): void {
  if (account.key === undefined) return
  const positions = changed.get(account.accountId) ?? new Map<string, ChangedPosition>()
  changed.set(account.accountId, positions)
  if (!position) return
  const known = positions.get(positionKey(position))
  if (known) known.position = position
  else positions.set(positionKey(position), { before: position.quantity, position })
}

/** Publishes the new state of changed accounts: positions first, then the account. */
export function tellChanged(exchange: FuturesExchange): void {
  const { state, changed, now, tell } = exchange
  for (const [accountId, positions] of changed) {
    const account = known(state.accounts, accountId)
    const figures = accountFigures(exchange, account)
    // The funds that all cross positions share decide about the liquidation price of each.
    for (const position of Object.values(account.positions)) touch(exchange, account, position)
    for (const change of positions.values()) tell({ kind: 'position', account, figures, ...change }, now)
    tell({ kind: 'account', account, figures }, now)
  }
  changed.clear()
}
