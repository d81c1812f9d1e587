import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepIn } from './keepIn.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Says how often it was asked. */
function counting(): () => Promise<{ count: number }> {
  let count = 0
  return async () => {
    count += 1
    return { count }
  }
}

it('works out once what has the same key, and what has another anew', async () => {
  const work = counting()
  expect(await keepIn(folder)('spot', work)).toEqual({ count: 1 })
  expect(await keepIn(folder)('spot', work)).toEqual({ count: 1 })
  expect(await keepIn(folder)('futures', work)).toEqual({ count: 2 })
})

it('works out anew what was damaged', async () => {
  const work = counting()
  await keepIn(folder)('spot', work)
  for (const name of await readdir(folder)) await writeFile(join(folder, name), '{"count": 7')
  expect(await keepIn(folder)('spot', work)).toEqual({ count: 2 })
})

it('keeps what JSON has no form for', async () => {
  const value = { pattern: /^a+$/u, large: 10n, none: undefined, list: [1, Number.NaN] }
  const work = async () => value
  await keepIn(folder)('spot', work)
  expect(await keepIn(folder)('spot', async () => ({ ...value, large: 0n }))).toEqual(value)
})
