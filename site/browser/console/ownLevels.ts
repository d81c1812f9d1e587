import type { ViewedOrder } from '../../../generator/contract/mockView.ts'

/** Open size of the open orders at each price, with all digits. */
export function ownLevels(orders: readonly ViewedOrder[]): ReadonlyMap<number, string> {
  const levels = new Map<number, string>()
  for (const { state, price, size, filled } of orders) {
    if (state !== 'open' || price === undefined) continue
    levels.set(Number(price), withRest(levels.get(Number(price)) ?? '0', size, filled))
  }
  return levels
}

function withRest(sum: string, size: string, filled: string): string {
  const digits = Math.max(...[sum, size, filled].map((text) => fractionOf(text).length))
  const units = (text: string) => BigInt(`${text.split('.')[0]}${fractionOf(text).padEnd(digits, '0')}`)
  const text = String(units(sum) + units(size) - units(filled)).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function fractionOf(text: string): string {
  return text.split('.')[1] ?? ''
}
