import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeGallery } from './gallery.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exchange-docs-look-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function pictures(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(join(folder, name))
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, name, `${file}.png`), text)
  return join(folder, name)
}

it('lists all pictures of a folder', async () => {
  const only = await pictures('only', { a: '1', b: '2' })
  expect(await writeGallery(only)).toBe('Pictures 2')
  expect(await readFile(join(only, 'index.html'), 'utf8')).toMatch(/src="a\.png"[\s\S]*src="b\.png"/)
})

it('shows each picture beside the one before, changed ones first', async () => {
  const before = await pictures('before', { same: '1', changed: '2', gone: '3' })
  const after = await pictures('after', { same: '1', changed: '4', new: '5' })
  expect(await writeGallery(after, before)).toBe('Changed 1, New 1, Gone 1, Same 1')
  const sources = [...(await readFile(join(after, 'index.html'), 'utf8')).matchAll(/src="([^"]+)"/g)]
  const expected = ['../before/changed.png', 'changed.png', 'new.png', '../before/gone.png', 'same.png']
  expect(sources.map(([, source]) => source)).toEqual(expected)
})
