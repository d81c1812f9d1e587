import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { areUnchanged, hashFiles } from './compiledInputs.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inputs-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('notices a file that changes or goes, and none that is written again as it was', async () => {
  const [script, style] = [join(folder, 'replay.ts'), join(folder, 'replay.css')]
  await writeFile(script, 'start()')
  await writeFile(style, 'a {}')
  const known = (await hashFiles([script, style])) ?? {}
  await writeFile(script, 'start()')
  expect(await areUnchanged(known)).toBe(true)
  await writeFile(script, 'stop()')
  expect(await areUnchanged(known)).toBe(false)
  await writeFile(script, 'start()')
  await rm(style)
  expect(await areUnchanged(known)).toBe(false)
})

it('has no hashes of files of which one cannot be read', async () => {
  expect(await hashFiles([join(folder, 'none.ts')])).toBeUndefined()
})
