import { expect, it } from 'vitest'
import { readDeep } from './readDeep.ts'

const number = { types: ['integer'] }
const schema = {
  types: ['object'],
  properties: [
    {
      name: 'a',
      required: false,
      schema: {
        types: ['array'],
        items: { types: ['object'], properties: [{ name: 'n', required: true, schema: number }] },
      },
    },
    {
      name: 'b',
      required: false,
      schema: { types: [], variants: [{ mode: 'anyOf' as const, variants: [{ name: {}, schema: number }] }] },
    },
  ],
}

it.each([
  [
    { 'f[a][0][n]': '1', 'f[a][1][n]': '2', 'f[b]': '3' },
    { a: [{ n: 1 }, { n: 2 }], b: 3 },
  ],
  [{ 'f[__proto__][x]': '1' }, JSON.parse('{"__proto__": {"x": "1"}}')],
  [{ f: '1', 'f[a': '1', 'fx[a]': '1', 'f[a]x': '1' }, undefined],
])('reads %j', (pairs, expected) => {
  expect(readDeep('f', Object.entries(pairs), schema, {})).toEqual(expected)
})

it('reads a list that repeats its name', () => {
  const pairs = [
    ['l[]', '1'],
    ['l[]', '2'],
  ] as const
  expect(readDeep('l', pairs, { types: ['array'], items: number }, {})).toEqual([1, 2])
})
