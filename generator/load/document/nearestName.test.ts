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

test("long names are compared with nothing, and are nobody's slip of the pen", () => {
  const long = 'a'.repeat(101)
  expect(nearestName(`${long}b`, [long])).toBeUndefined()
  expect(nearestName(long.slice(1), [long])).toBeUndefined()
})

test('thousands of long names are compared as far as it goes', { timeout: 10_000 }, () => {
  const nameOf = (seed: number) =>
    Array.from({ length: 100 }, (_, index) => 'abcdefgh'[(seed * 31 + index * index * (seed % 7)) % 8]).join('')
  const candidates = Array.from({ length: 1500 }, (_, index) => nameOf(index))
  const wanted = Array.from({ length: 1500 }, (_, index) => nameOf(index + 5000))
  expect(wanted.map((name) => nearestName(name, candidates))).toHaveLength(1500)
})

test('the name that is meant is found among a thousand', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `getOrdersOfAccount${index}`)
  expect(nearestName('listTradesOfAcount', [...names, 'listTradesOfAccount'])).toBe('listTradesOfAccount')
})

test('names that are looked for among the same candidates cost so much together', () => {
  const candidates = ['Order', ...Array.from({ length: 1000 }, (_, index) => `getOrdersOfAccount${index}`)]
  expect(nearestName('Ordr', candidates)).toBe('Order')
  for (let index = 0; index < 500; index += 1) nearestName(`getOrdersOfNobody${index}`, candidates)
  expect(nearestName('Ordr', candidates)).toBeUndefined()
  expect(nearestName('Ordr', [...candidates])).toBe('Order')
})
