import { expect, it } from 'vitest'
import { readJson } from './readJson.ts'

it.each([
  ['{"a":[1]}', { kind: 'json', json: { a: [1] } }],
  ['{', { kind: 'refused', reason: 'is not JSON' }],
  [`${'['.repeat(65)}${']'.repeat(65)}`, { kind: 'json' }],
  [`${'['.repeat(66)}${']'.repeat(66)}`, { kind: 'refused', reason: 'is nested deeper than 64 levels' }],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, { kind: 'refused', reason: 'is nested deeper than 64 levels' }],
  ['['.repeat(500_000), { kind: 'refused', reason: 'is not JSON' }],
  [JSON.stringify(Array(10_000).fill(0)), { kind: 'refused', reason: 'holds more than 10000 values' }],
])('reads %.20s', (text, expected) => {
  expect(readJson(text)).toMatchObject(expected)
})
