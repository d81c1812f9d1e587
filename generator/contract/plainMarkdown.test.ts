import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { isPlainMarkdown, parsePlainMarkdown } from './plainMarkdown.ts'

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkStringify)

/** Texts of what descriptions are made of, marks among them that mean something in the wrong place. */
const pieces = [
  'a',
  'W',
  'w',
  'www',
  'http',
  '价',
  '1',
  ' ',
  '.',
  ',',
  ':',
  ': ',
  '/',
  '-',
  '—',
  '(',
  "'",
  '`',
  '`x`',
  '!',
]
const texts = fc
  .array(fc.oneof(...pieces.map((piece) => fc.constant(piece)), fc.string({ maxLength: 3 })))
  .map((parts) => parts.join(''))

test('a plain text is parsed and written as the whole parser and writer do', () => {
  let plain = 0
  fc.assert(
    fc.property(texts, (text) => {
      if (!isPlainMarkdown(text)) return
      plain += 1
      expect(parsePlainMarkdown(text)).toEqual(markdown.parse(text))
      expect(`${text}\n`).toBe(markdown.stringify(markdown.parse(text)))
    }),
    { numRuns: 3_000, seed: 1 },
  )
  expect(plain).toBeGreaterThan(100)
})

test.each(['The price in `USDT`; absent while the order waits.', '价格，单位为 `USDT`；未成交时不返回。'])(
  '%s is plain',
  (text) => {
    expect(isPlainMarkdown(text)).toBe(true)
  },
)

test.each([
  '',
  'an *emphasis*',
  'See www.example.com',
  'See https://example.com',
  'two\nlines',
  '1. a list',
  'a `b\\|c`',
  'a  b',
])('%j is not plain', (text) => {
  expect(isPlainMarkdown(text)).toBe(false)
})

test('a text of which only a part is parsed is not plain', () => {
  expect(isPlainMarkdown('(a) '.repeat(2_001).trim())).toBe(false)
})
