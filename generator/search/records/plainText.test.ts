import { expect, test } from 'vitest'
import { parseMdx } from '../../markdown/parseMdx.ts'
import { plainText, textOf } from './plainText.ts'

test.each([
  ['Own id, `clOrdId`.', 'Own id, clOrdId.'],
  ['One of **two**, see [orders](/orders).', 'One of two, see orders.'],
  ['First.\n\n- a\n- b', 'First. a · b'],
  [
    '- Is it open?\n  - Yes: wait\n  - No: send\n- One. Two.\n- Three',
    'Is it open? Yes: wait · No: send · One. Two. Three',
  ],
  ['> [!WARNING]\n> Cannot be undone.', 'Cannot be undone.'],
  ['| a | b |\n| - | - |\n| 1 | 2 |', 'a b 1 2'],
  ['Text <b>markup</b>', 'Text markup'],
])('%j reads as %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})

test('a raised figure of a guide stays one', () => {
  expect(textOf(parseMdx('At most 10<sup>8</sup> of H<sub>2</sub>O'))).toBe('At most 10⁸ of H₂O')
})
