import { newId } from '../market/exchange.ts'
import { type FuturesExchange, positionKey } from './exchange.ts'
import type { ClosedPosition, Position } from './position.ts'
import type { Account } from './state.ts'

/** Ends a position, and keeps it where a user had it. */
export function endPosition(
  exchange: FuturesExchange,
  account: Account,
  position: Position,
  cause: ClosedPosition['cause'],
): void {
  delete account.positions[positionKey(position)]
  if (account.key === undefined) return
  account.closedPositions.push({ ...position, id: newId(exchange), cause, closeTime: exchange.now })
}
