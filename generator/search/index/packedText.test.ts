import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packNumbers, packTerms, readNumbers, readTerms } from './packedText.ts'

test('numbers come back, small ones from one character each', () => {
  expect(packNumbers([0, 1, 63]).length).toBe(3)
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 31 })), (numbers) => {
      expect([...readNumbers(packNumbers(numbers))]).toEqual(numbers)
    }),
  )
})

test('JSON writes numbers without an escape', () => {
  const text = packNumbers([...Array(5000).keys()])
  expect(JSON.stringify(text)).toBe(`"${text}"`)
})

test('terms come back, without the letters that they share', () => {
  const terms = ['cancel', 'cancelall', 'cancelled', 'order', '委托', '委托状态']
  expect(packTerms(terms).rests).toBe('cancel all led order 委托 状态')
  expect(readTerms(packTerms(terms))).toEqual(terms)
  expect(readTerms(packTerms([]))).toEqual([])
})
