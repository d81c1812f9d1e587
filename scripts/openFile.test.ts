import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFile } from './openFile.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exchange-docs-open-'))
  for (const name of ['page.html', 'page.html.br', 'page.html.gz']) await writeFile(join(folder, name), name)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function encodingOf(acceptEncoding: string): Promise<string | undefined> {
  const file = await openFile(folder, ['page.html'], acceptEncoding)
  await file?.handle.close()
  return file?.encoding
}

test.each([
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP ; q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1', 'gzip'],
  ['br ;\tq=0.0', undefined],
  ['zstd', undefined],
])('who accepts %j gets the encoding %j', async (acceptEncoding, encoding) => {
  expect(await encodingOf(acceptEncoding)).toBe(encoding)
})

test('a header of many spaces is read once', async () => {
  expect(await encodingOf(`br,a${' '.repeat(300_000)}b`)).toBe('br')
})
