import { known } from '../ownEntry.ts'
import { cancelAllOrders } from './cancelOrder.ts'
import type { SpotExchange } from './exchange.ts'
import { cancelSmartOrder } from './smartOrders.ts'
import type { Account, KillSwitchTimer } from './state.ts'

/** Starts the timer of an account anew; without seconds none runs, and both of its times are now. */
export function setKillSwitch(
  { now }: Pick<SpotExchange, 'now'>,
  account: Account,
  seconds: number | undefined,
): KillSwitchTimer {
  delete account.killSwitch
  if (seconds === undefined) return { startTime: now, cancellationTime: now }
  const timer = { startTime: now, cancellationTime: now + seconds * 1000 }
  account.killSwitch = timer
  return timer
}

/** Cancels all orders and smart orders of the accounts whose timer has run out. */
export function fireKillSwitches(exchange: SpotExchange): void {
  for (const account of Object.values(exchange.state.accounts)) {
    if (account.killSwitch === undefined || account.killSwitch.cancellationTime > exchange.now) continue
    delete account.killSwitch
    cancelAllOrders(exchange, account)
    for (const id of [...account.openSmartOrders]) cancelSmartOrder(exchange, known(exchange.state.smartOrders, id))
  }
}
