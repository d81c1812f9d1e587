import { describe, expect, it } from 'vitest'
import { printable, printableJson, printableLines } from './printableText.ts'

const controls = ['\u001b[2J', '\u001b]52;c;eA==\u0007', '\u009b2J', '\r', '\b', '\0', '\u2028', '\u2029']
const marks = [
  ...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C\u200B\u200D\u2060\uFEFF\u00AD',
]
const shown = /[\p{Cc}\p{Cf}\u2028\u2029]/u

describe('a text for a terminal', () => {
  it.each(controls)('has a space for %j', (text) => expect(printable(`a${text}b`)).toMatch(/^a [^\p{Cc}]*b$/u))
  it.each(marks)('shows that there is %j', (mark) => expect(printable(`a${mark}b`)).toBe('a\uFFFDb'))

  it('keeps what is seen, and pictures that are made of several', () => {
    expect(printable('é中文 👩\u200D👧 ❤\uFE0F\u200D🔥')).toBe('é中文 👩\u200D👧 ❤\uFE0F\u200D🔥')
  })

  it('keeps its lines', () => expect(printableLines('a\n\u001bb\r\n')).toBe('a\n b \n'))
})

it('JSON has escapes for them, and means the same', () => {
  const value = { [controls.join('')]: [...marks, '\u{E0001}'] }
  const text = printableJson(value)
  expect(text.replaceAll('\n', '')).not.toMatch(shown)
  expect(JSON.parse(text)).toEqual(value)
})
