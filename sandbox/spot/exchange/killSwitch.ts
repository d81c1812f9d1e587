import { known } from 'exchange-docs/kernel'
import { cancelAllOrders } from './cancelOrder.ts'
import type { Exchange } from './exchange.ts'
import { Refusal } from './refusal.ts'
import { cancelSmartOrder } from './smartOrders.ts'
import type { Account, KillSwitchTimer } from './state.ts'

/** Starts the timer of an account anew; with `-1` none runs, and both times of the reply are now. */
export function setKillSwitch({ now }: Exchange, account: Account, timeout: string): KillSwitchTimer {
  delete account.killSwitch
  if (timeout === '-1') return { startTime: now, cancellationTime: now }
  const timer = { startTime: now, cancellationTime: now + Number(timeout) * 1000 }
  account.killSwitch = timer
  return timer
}

/** The timer that runs. Refuses when there is none. */
export function killSwitch({ killSwitch: timer }: Account): KillSwitchTimer {
  if (!timer) throw new Refusal(25020)
  return timer
}

/** Cancels all orders and smart orders of the accounts whose timer has run out. */
export function fireKillSwitches(exchange: Exchange): void {
  for (const account of Object.values(exchange.state.accounts)) {
    if (account.killSwitch === undefined || account.killSwitch.cancellationTime > exchange.now) continue
    delete account.killSwitch
    cancelAllOrders(exchange, account)
    for (const id of [...account.openSmartOrders]) cancelSmartOrder(exchange, known(exchange.state.smartOrders, id))
  }
}
