import { expect, it } from 'vitest'
import { clockSkew } from './clockSkew.ts'

const now = Date.parse('2026-01-01T12:00:00Z')

it.each([
  ['1767268800000', undefined],
  ['1767268770', undefined],
  ['2026-01-01T12:05:00Z', 300],
  ['1767268500', -300],
  ['2026-01-01T20:00:00Z', 28_800],
  ['2025-12-24T12:00:00Z', undefined],
  ['2027-01-01T12:00:00Z', 31_536_000],
  ['1767268800000000', undefined],
  ['1767269100000000000', 300],
  ['2026-01-01T12:00:00', undefined],
  ['20260101T120500Z', 300],
  ['20260101T120000', undefined],
  ['soon', undefined],
])('%s at noon is off by %j seconds', (timestamp, skew) => {
  expect(clockSkew(timestamp, {}, now)).toBe(skew)
})

it('counts from the time of signing where the scheme sends the end of a request', () => {
  expect(clockSkew('1767268920', { expiresAfter: 120 }, now)).toBeUndefined()
})
