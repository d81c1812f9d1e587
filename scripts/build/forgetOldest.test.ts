import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forgetOldest } from './forgetOldest.ts'

it('keeps the newest entries, and those that were touched within the hour', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forget-'))
  const now = Date.now() / 1000
  for (const [name, minutes] of [
    ['now', 1],
    ['lately', 50],
    ['today', 100],
    ['yesterday', 2000],
  ] as const) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'file'), '')
    await utimes(join(folder, name), now - minutes * 60, now - minutes * 60)
  }
  await forgetOldest(folder, 1)
  expect((await readdir(folder)).sort()).toEqual(['lately', 'now'])
  await rm(folder, { recursive: true })
})

it('keeps no more bytes than it is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forget-'))
  const now = Date.now() / 1000
  for (const [name, hours] of [
    ['newest', 2],
    ['newer', 3],
    ['oldest', 4],
  ] as const) {
    await writeFile(join(folder, name), 'four')
    await utimes(join(folder, name), now - hours * 3600, now - hours * 3600)
  }
  await forgetOldest(folder, 10, 8)
  expect((await readdir(folder)).sort()).toEqual(['newer', 'newest'])
  await rm(folder, { recursive: true })
})
