import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openMemory, withKnown } from './projectMemory.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-'))
  file = join(folder, 'memory/own')
})
afterEach(() => rm(folder, { recursive: true }))

/** The results of a separate build, one for each key. */
async function build<Result>(inputs: Readonly<Record<string, string>>, work: () => Result): Promise<unknown[]> {
  const memory = await openMemory(file)
  const results = Object.entries(inputs).map(([key, input]) => memory.keep(key, input, work))
  await memory.save()
  return Promise.all(results)
}

it('works out anew what is made from another text, and what was not asked for the last time', async () => {
  let count = 0
  const work = () => (count += 1)
  expect(await build({ spot: 'a', futures: 'a' }, work)).toEqual([1, 2])
  expect(await build({ spot: 'a', futures: 'b' }, work)).toEqual([1, 3])
  expect(await build({ futures: 'b' }, work)).toEqual([3])
  expect(await build({ spot: 'a', futures: 'b' }, work)).toEqual([4, 3])
})

it('keeps what a promise gives, and nothing of one that fails', async () => {
  const memory = await openMemory(file)
  const failed = memory.keep('futures', '', () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  await memory.keep('spot', '', async () => 'found')
  await memory.save()
  const again = vi.fn(async () => 'again')
  expect(await build({ spot: '', futures: '' }, again)).toEqual(['found', 'again'])
})

it('works every time once it is saved', async () => {
  const memory = await openMemory(file)
  memory.keep('spot', '', () => 'first')
  await memory.save()
  expect(memory.keep('spot', '', () => 'second')).toBe('second')
})

it('gives what is known to a command that adds nothing', async () => {
  await build({ spot: 'a' }, () => 'built')
  const stored = await readFile(file)
  const asked = await withKnown(file, async ({ keep }) =>
    ['a', 'b'].map((input) => keep('spot', input, () => 'worked out')),
  )
  expect(asked).toEqual(['built', 'worked out'])
  expect(await readFile(file)).toEqual(stored)
  const kept = await withKnown(join(folder, 'none'), async ({ keep }) => keep('spot', 'a', () => 'worked out'))
  expect(kept).toBe('worked out')
})

it('works out anew what was damaged', async () => {
  await build({ spot: '' }, () => 1)
  await writeFile(file, 'damaged')
  expect(await build({ spot: '' }, () => 2)).toEqual([2])
})

it('works out anew the one entry whose data changed on the disk', async () => {
  await build({ spot: '', futures: '' }, () => 'first')
  const stored = await readFile(file)
  stored[stored.indexOf('first')] = 0
  await writeFile(file, stored)
  expect(await build({ spot: '', futures: '' }, () => 'again')).toEqual(['again', 'first'])
})

it('gives a build what it has worked out itself', async () => {
  const memory = await openMemory(file)
  const results = [1, 2].map((count) => memory.keep('spot', '', () => count))
  await memory.save()
  expect(results).toEqual([1, 1])
})

it('keeps what JSON has no form for', async () => {
  const value = { pattern: /^a+$/u, large: 10n, none: undefined, list: [1, Number.NaN], texts: new Set(['a']) }
  await build({ spot: '' }, () => value)
  expect(await build({ spot: '' }, () => ({ ...value, large: 0n }))).toEqual([value])
})
