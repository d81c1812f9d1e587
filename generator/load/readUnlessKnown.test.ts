import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemory } from '../contract/memory.ts'
import { readUnlessKnown } from './readUnlessKnown.ts'

let root: string
let file: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'read-'))
  file = join(root, 'spec.yaml')
})
afterEach(() => rm(root, { recursive: true }))

it('sees an edit, also one that leaves the size as it was', async () => {
  const memory = createMemory()
  await writeFile(file, 'limit: 10')
  expect(await readUnlessKnown(root, 'spec.yaml', memory)).toEqual({ value: 'limit: 10', diagnostics: [] })
  await writeFile(file, 'limit: 20')
  await utimes(file, 1, 1)
  expect(await readUnlessKnown(root, 'spec.yaml', memory)).toEqual({ value: 'limit: 20', diagnostics: [] })
})

it('rejects for a file that is gone, although it was known', async () => {
  const memory = createMemory()
  await writeFile(file, 'limit: 10')
  await readUnlessKnown(root, 'spec.yaml', memory)
  await rm(file)
  await expect(readUnlessKnown(root, 'spec.yaml', memory)).rejects.toThrow('ENOENT')
})
