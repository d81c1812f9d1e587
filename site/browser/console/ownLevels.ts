import type { ViewedOrder } from '../../../generator/contract/mockView.ts'
import { exactChange } from './exactChange.ts'

/** Open size of the open orders at each price, with all digits. */
export function ownLevels(orders: readonly ViewedOrder[]): ReadonlyMap<number, string> {
  const levels = new Map<number, string>()
  for (const { state, price, size, filled } of orders) {
    if (state !== 'open' || price === undefined) continue
    levels.set(Number(price), exactChange(levels.get(Number(price)) ?? '0', size, filled))
  }
  return levels
}
