import { expect, test } from 'vitest'
import { withoutUnprintable } from './withoutUnprintable.ts'

const read = (text: string) => withoutUnprintable(JSON.parse(text), text)

test('puts U+FFFD in the place of a character that no page can show, in keys and values', () => {
  expect(read('{"a":["x\\u0000y","\\ud800"],"\\u0007":1}')).toEqual({
    value: { a: ['x\uFFFDy', '\uFFFD'], '\uFFFD': 1 },
    found: { pointer: ['a', 0], code: 'U+0000' },
  })
})

test('leaves a text alone that has none: tabs, line ends, other scripts and pairs of surrogates', () => {
  expect(read('{"a":"\\t\\r\\n订单\\ud83d\\ude80"}')).toEqual({ value: { a: '\t\r\n订单🚀' } })
})

test('keeps the name of a prototype as a key of its own', () => {
  const { value } = read('{"__proto__":"\\u0000"}')
  expect(Object.keys(value as object)).toEqual(['__proto__'])
})
