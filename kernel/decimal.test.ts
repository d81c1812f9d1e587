import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as decimal from './decimal.ts'

const { add, atScale, compare, decimalsOf, divide, multiply, plain, roundToStep, subtract } = decimal

it.each([
  [add('0.1', '0.2'), '0.3'],
  [add('12345678901234567890', '0.000000000000000001'), '12345678901234567890.000000000000000001'],
  [subtract('0.3', '1'), '-0.7'],
  [subtract('1.50', '1.5'), '0'],
  [multiply('-0.25', 4), '-1'],
  [multiply('0', '-5.5'), '0'],
  [divide('2', '3', 4), '0.6666'],
  [divide('-2', '3', 4), '-0.6666'],
  [divide('-0.00001', '3', 4), '0'],
  [roundToStep('-7.19', '0.25'), '-7'],
  [plain('001.5000'), '1.5'],
  [plain('-0.0'), '0'],
  [atScale('100', 2), '100.00'],
  [atScale('0.12345', 2), '0.12345'],
  [decimal.stepOf(8), '0.00000001'],
  [decimalsOf('1.230'), 2],
  [decimal.isZero('-0.00'), true],
])('reckons exactly: %s', (result, expected) => expect(result).toBe(expected))

const numbers = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, scale]) => divide(String(units), `1${'0'.repeat(scale)}`, 18))
const steps = numbers.filter((number) => compare(number, '0') > 0)

it('keeps the laws of sums, products and order for any numbers', () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, (a, b, c) => {
      expect(subtract(add(a, b), b)).toBe(a)
      expect(multiply(a, add(b, c))).toBe(add(multiply(a, b), multiply(a, c)))
      expect(compare(a, b)).toBe(compare(subtract(a, b), '0'))
      expect(plain(atScale(a, 30))).toBe(a)
    }),
  )
})

it('rounds towards zero, by less than one step', () => {
  fc.assert(
    fc.property(numbers, steps, fc.integer({ min: 0, max: 20 }), (value, step, scale) => {
      const rests: [rest: string, most: string][] = [
        [subtract(value, roundToStep(value, step)), step],
        [subtract(value, multiply(divide(value, step, scale), step)), multiply(step, decimal.stepOf(scale))],
      ]
      for (const [rest, most] of rests) {
        const size = rest.replace('-', '')
        expect(compare(size, most)).toBeLessThan(0)
        expect(size === '0' || rest.startsWith('-') === value.startsWith('-')).toBe(true)
      }
    }),
  )
})

it('refuses a text that is no number', () => {
  for (const text of ['abc', '1e5', '1.2.3', 'NaN']) expect(() => add(text, '1')).toThrow(SyntaxError)
})
