import { expect, test } from 'vitest'
import { nearestName } from './nearestName.ts'

test.each([
  ['Ordr', ['Price', 'Order', 'Orders'], 'Order'],
  ['order', ['Order'], 'Order'],
  ['placeOrders', ['cancelOrder', 'placeOrder'], 'placeOrder'],
])('"%s" among %j means "%s"', (wanted, candidates, meant) => {
  expect(nearestName(wanted, candidates)).toBe(meant)
})

test.each([
  ['Order', ['Balance', 'Ticker']],
  ['x', ['abc']],
  ['anything', []],
])('"%s" is no slip of any of %j', (wanted, candidates) => {
  expect(nearestName(wanted, candidates)).toBeUndefined()
})
