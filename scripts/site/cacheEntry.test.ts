import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOf, readEntry, writeEntry } from './cacheEntry.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-entry-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('gives back what was kept, in folders that were not there', async () => {
  const file = join(folder, 'articles/one.js')
  await writeEntry(file, 'return 1\n')
  expect(await readEntry(file)).toBe('return 1\n')
})

it('knows nothing of what was never kept', async () => {
  expect(await readEntry(join(folder, 'none.js'))).toBeUndefined()
})

it('takes nothing that is not what was written: cut off, changed, empty', async () => {
  const file = join(folder, 'one.js')
  await writeEntry(file, 'return 1\n')
  const whole = await readFile(file, 'utf8')
  for (const broken of [whole.slice(0, -2), whole.replace('1', '2'), whole.slice(40), '']) {
    await writeFile(file, broken)
    expect(await readEntry(file)).toBeUndefined()
  }
})

it('tells parts from each other, and not only what they add up to', () => {
  expect(hashOf('a', 'bc')).not.toBe(hashOf('ab', 'c'))
})
