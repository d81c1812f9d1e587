import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './compress.ts'

const long = 'text of a page '.repeat(1000)

test('a text file gets a brotli and a gzip form', () => {
  const forms = compress('zh/index.html', Buffer.from(long), 'fast')
  expect(brotliDecompressSync(forms.get('.br') ?? '').toString()).toBe(long)
  expect(gunzipSync(forms.get('.gz') ?? '').toString()).toBe(long)
})

test.each([
  ['a.png', long],
  ['b.css', 'a{}'],
  ['_headers', long],
])('a picture, a file that gains nothing and a file of no known kind stay alone: %s', (path, text) => {
  expect(compress(path, Buffer.from(text), 'fast').size).toBe(0)
})

test('a catalogue without an end in its name is text too', () => {
  expect([...compress('.well-known/api-catalog', Buffer.from(long), 'fast').keys()]).toEqual(['.br', '.gz'])
})

test('more effort makes smaller files', async () => {
  const text = Buffer.from((await readFile(import.meta.filename, 'utf8')).repeat(3))
  const [fast, best] = (['fast', 'best'] as const).map((effort) => compress('a.json', text, effort).get('.br')?.length)
  expect(best).toBeLessThan(fast ?? 0)
})
