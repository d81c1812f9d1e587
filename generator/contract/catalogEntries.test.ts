import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseCatalogEntries } from './catalogEntries.ts'

const folder = new URL('../../tests/fixtures/catalogs/', import.meta.url)

test.each(readdirSync(folder))('the entries of %s and the rest are the file, wherever it is cut off', (file) => {
  const whole = readFileSync(new URL(file, folder), 'utf8')
  for (let length = 0; length <= whole.length; length += 1) {
    const text = whole.slice(0, length)
    const { entries, rest } = parseCatalogEntries(text)
    expect(entries.map((entry) => entry.text).join('') + rest).toBe(text)
  }
})

test('a file that is cut off within a keyword, a text or an escape has a problem in its last entry', () => {
  const header = 'msgid ""\nmsgstr ""\n\n'
  const entry = 'msgctxt "a"\nmsgid "b"\n"\\n"\nmsgstr "'
  for (let length = 1; length <= entry.length; length += 1) {
    const { problem, entries } = parseCatalogEntries(header + entry.slice(0, length))
    expect(problem?.line).toBeGreaterThanOrEqual(4)
    expect(entries).toHaveLength(1)
  }
})

test('what quotes hold is joined, and escapes are what they stand for', () => {
  const { entries } = parseCatalogEntries('msgid ""\nmsgstr ""\n\nmsgid "a\\t" "\\"b\\""\n"\\\\n"\nmsgstr "\\n"\n')
  expect(entries[1]).toMatchObject({ source: 'a\t"b"\\n', translation: '\n', line: 4, translationLine: 6 })
})
