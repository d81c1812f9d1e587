import { expect, test } from 'vitest'
import { decodeText } from './decodeText.ts'

const text = 'title: 价格'

test('reads UTF-8 and leaves its byte order mark, which positions count on', () => {
  expect(decodeText(Buffer.from(`\uFEFF${text}`))).toBe(`\uFEFF${text}`)
})

test('reads UTF-16 in either order of bytes', () => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
  expect(decodeText(little)).toBe(text)
  expect(decodeText(Buffer.from(little).swap16())).toBe(text)
})

test('puts U+FFFD in the place of bytes that are no UTF-8', () => {
  expect(decodeText(Buffer.from([0x61, 0xff, 0x62]))).toBe('a\uFFFDb')
})
