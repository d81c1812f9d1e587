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
