import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemory } from '../contract/memory.ts'
import { readUnlessKnown } from './readUnlessKnown.ts'

let file: string

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'read-')), 'spec.yaml')
})
afterEach(() => rm(join(file, '..'), { recursive: true }))

it('sees an edit, also one that leaves the size as it was', async () => {
  const memory = createMemory()
  await writeFile(file, 'limit: 10')
  expect(await readUnlessKnown(file, memory)).toBe('limit: 10')
  await writeFile(file, 'limit: 20')
  await utimes(file, 1, 1)
  expect(await readUnlessKnown(file, memory)).toBe('limit: 20')
})

it('rejects for a file that is gone, although it was known', async () => {
  const memory = createMemory()
  await writeFile(file, 'limit: 10')
  await readUnlessKnown(file, memory)
  await rm(file)
  await expect(readUnlessKnown(file, memory)).rejects.toThrow('ENOENT')
})
