import { expect, test } from 'vitest'
import type { Constraint } from '../../contract/schema.ts'
import { limitsOf } from './limits.ts'

const limits = (constraints: Partial<Record<Constraint['keyword'], Constraint['value']>>) =>
  limitsOf({
    constraints: Object.entries(constraints).map(([keyword, value]) => ({ keyword, value }) as Constraint),
  }).map(({ of, bound }) => `${of} ${bound}`)

test('writes the bounds of a value in signs, and numbers as programs write them', () => {
  expect(limits({ minimum: 1, maximum: 2000 })).toEqual(['value 1–2000'])
  expect(limits({ minimum: 1 })).toEqual(['value ≥ 1'])
  expect(limits({ exclusiveMinimum: 0, exclusiveMaximum: 0.0000001 })).toEqual(['value > 0', 'value < 0.0000001'])
  expect(limits({ minimum: 3, maximum: 3 })).toEqual(['value = 3'])
})

test('says what a size is the size of', () => {
  expect(limits({ minLength: 1, maxLength: 36 })).toEqual(['length 1–36'])
  expect(limits({ maxItems: 10 })).toEqual(['items ≤ 10'])
  expect(limits({ minProperties: 1 })).toEqual(['properties ≥ 1'])
})

test('leaves out what says nothing', () => {
  expect(limits({ minLength: 0, minItems: 0 })).toEqual([])
  expect(limitsOf({ constraints: [{ keyword: 'maxItems', value: 2 }], positions: [{ types: [] }] })).toEqual([])
})
