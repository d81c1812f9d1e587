import { expect, it } from 'vitest'
import { parseJson } from './json.ts'

it('reads any JSON value, and nothing from another text', () => {
  expect(['{"a":[1,null]}', '"x"', 'false', '', '{a:1}', '1 2'].map(parseJson)).toEqual([
    ...[{ a: [1, null] }, 'x', false],
    ...[undefined, undefined, undefined],
  ])
})
