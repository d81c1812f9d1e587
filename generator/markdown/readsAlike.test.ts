import { expect, test } from 'vitest'
import { readsAlike } from './readsAlike.ts'

test.each([
  '# Orders\n\nSee [there](https://example.com), `a@b` and **this**. 价格。',
  '| a | b |\n| - | - |\n| https://example.com | x |',
  'Mail support@example.com, or 😀 smile.',
  '('.repeat(500),
])('the native parser may read %j', (text) => {
  expect(readsAlike(text)).toBe(true)
})

test.each([
  '| a |\n| - |\n| https://example.com|',
  '| www.example.com|',
  'wss://user@example.com',
  '*😀*',
  '😀www.example.com',
  '😀https://example.com',
  '\ud83d',
  '('.repeat(501),
  '*a* '.repeat(2_000),
])('the reference has to read %j', (text) => {
  expect(readsAlike(text)).toBe(false)
})
