import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test.each([
  ['Own id, `clOrdId`.', 'Own id, clOrdId.'],
  ['One of **two**, see [orders](/orders).', 'One of two, see orders.'],
  ['First.\n\n- a\n- b', 'First. a b'],
  ['> [!WARNING]\n> Cannot be undone.', 'Cannot be undone.'],
  ['| a | b |\n| - | - |\n| 1 | 2 |', 'a b 1 2'],
  ['Text <b>markup</b>', 'Text markup'],
])('%j reads as %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})
