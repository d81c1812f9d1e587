import { expect, it } from 'vitest'
import { asText } from './asText.ts'

it.each([
  [Number.NaN, '.nan'],
  [Number.POSITIVE_INFINITY, '.inf'],
  [Number.NEGATIVE_INFINITY, '-.inf'],
  [3.1, '3.1'],
  [null, 'null'],
  [{ a: 1 }, '{"a":1}'],
])('writes %s as YAML does: %s', (value, text) => {
  expect(asText(value)).toBe(text)
})
