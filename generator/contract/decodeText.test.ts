import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decodeText.ts'

const text = 'title: 价格'

function problemOf(bytes: Uint8Array): string[] {
  return decodeText(bytes, 'a.yaml').diagnostics.map(
    ({ code, severity, file, line, column, message }) => `${file}:${line}:${column} ${severity} ${code}: ${message}`,
  )
}

test('reads UTF-8 and leaves its byte order mark, which positions count on', () => {
  expect(decodeText(Buffer.from(`\uFEFF${text}`), 'a.yaml')).toEqual({ value: `\uFEFF${text}`, diagnostics: [] })
})

test('reads UTF-16 in either order of bytes', () => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
  expect(decodeText(little, 'a.yaml')).toEqual({ value: text, diagnostics: [] })
  expect(decodeText(Buffer.from(little).swap16(), 'a.yaml')).toEqual({ value: text, diagnostics: [] })
})

test('reads U+FFFD that somebody wrote', () => {
  expect(problemOf(Buffer.from('a\uFFFDb'))).toEqual([])
})

test.each([
  ['a byte that no character has', Buffer.from([0x61, 0xff, 0x62]), '1:2'],
  ['a byte behind U+FFFD and lines of several bytes', Buffer.from([...Buffer.from('a\uFFFD\r\n价格'), 0xb0]), '2:3'],
  ['a character that is cut off at the end', Buffer.from('a\n价格').subarray(0, 7), '2:2'],
  ['a character that another cuts off', Buffer.from([0xe4, 0xbb, 0x41]), '1:1'],
])('tells where UTF-8 ends: %s', (_, bytes, place) => {
  expect(problemOf(bytes)).toEqual([`a.yaml:${place} error file-encoding: The file is not UTF-8 at this place.`])
})

test('tells of UTF-16 that is cut off', () => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  expect(problemOf(bytes.subarray(0, bytes.length - 1))).toEqual([
    'a.yaml:1:9 error file-encoding: The file is not UTF-16 at this place.',
  ])
})

test.each([
  ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le')],
  ['UTF-32', Buffer.from([...text].flatMap((character) => [...Buffer.from(character, 'utf16le'), 0, 0]))],
  ['UTF-32 with a byte order mark', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
])('refuses %s', (_, bytes) => {
  expect(problemOf(bytes)).toEqual([
    expect.stringMatching(/^a\.yaml:1:\d error file-encoding: A zero byte stands here/),
  ])
})

test('accepts every text as UTF-8, and no bytes that would be others if they were written again', () => {
  fc.assert(
    fc.property(
      fc
        .uint8Array({ maxLength: 12 })
        .filter((bytes) => !(bytes[0] === 0xff && bytes[1] === 0xfe) && !(bytes[0] === 0xfe && bytes[1] === 0xff)),
      (bytes) => {
        const { value, diagnostics } = decodeText(bytes, 'a')
        const isSame = Buffer.from(value).equals(bytes) && !value.includes('\0')
        expect(diagnostics.length).toBe(isSame ? 0 : 1)
      },
    ),
  )
})
