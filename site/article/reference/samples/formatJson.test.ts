import { expect, it } from 'vitest'
import { formatJson } from './formatJson.ts'

it('keeps short rows on a line', () => {
  expect(formatJson({ asks: [['97254.30', '185']], empty: {}, none: [], deep: { a: 1 } })).toBe(
    '{\n  "asks": [\n    ["97254.30", "185"]\n  ],\n  "empty": {},\n  "none": [],\n  "deep": {\n    "a": 1\n  }\n}',
  )
})

it('writes the same JSON', () => {
  const value = { a: [1, 'x"', null, [true, {}]], long: Array.from({ length: 40 }, (_, index) => index) }
  expect(JSON.parse(formatJson(value))).toEqual(value)
})
