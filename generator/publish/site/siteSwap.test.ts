import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { marked } from '../../../tests/fixtures/marks.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { removeLeftovers, restoreSite, swapSite } from './siteSwap.ts'

afterEach(() => vi.unstubAllEnvs())

const sites = {
  ...{ 'next/index.html': 'new', 'dist/index.html': 'old', '.dist.previous/index.html': 'older' },
  ...{ ...marked('next'), ...marked('dist'), ...marked('.dist.previous') },
}

test.runIf(process.platform === 'linux')('a site is there at every moment of a swap', async () => {
  const root = await temporaryFolder(sites)
  const seen = new Set<boolean>()
  const swap = swapSite(join(root, 'next'), join(root, 'dist')).then(() => true)
  const soon = () => new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))
  while (!(await Promise.race([swap, soon()]))) seen.add(existsSync(join(root, 'dist/index.html')))
  expect([...seen]).toEqual([true])
})

test.each([
  ['where two folders can be exchanged', process.env['PATH']],
  ['where they cannot', '/nowhere'],
])('the new site takes the place of the old one, %s', async (_, path) => {
  const root = await temporaryFolder(sites)
  vi.stubEnv('PATH', path)
  await swapSite(join(root, 'next'), join(root, 'dist'))
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('new')
  expect(await readFile(join(root, '.dist.previous/index.html'), 'utf8')).toBe('old')
  expect(await readdir(root)).toHaveLength(2)
})

test('the first site needs no other', async () => {
  const root = await temporaryFolder({ 'next/index.html': 'new' })
  await swapSite(join(root, 'next'), join(root, 'dist'))
  expect(await readdir(root)).toEqual(['dist'])
})

test('the old site comes back when a build was killed between two renames', async () => {
  const root = await temporaryFolder({ '.dist.previous/index.html': 'old', ...marked('.dist.previous') })
  expect(await restoreSite(join(root, 'dist'))).toBe(true)
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old')
})

test('a site that is there is not replaced by an older one', async () => {
  const root = await temporaryFolder(sites)
  expect(await restoreSite(join(root, 'dist'))).toBe(false)
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old')
})

test.each([
  ['the folder itself', { ...sites, 'dist/.exchange-docs': 'somebody else' }],
  ['the one before it', { ...sites, '.dist.previous/.exchange-docs': 'somebody else' }],
])('nothing is swapped when %s was not made here', async (_, files) => {
  const root = await temporaryFolder(files)
  await expect(swapSite(join(root, 'next'), join(root, 'dist'))).rejects.toThrow('was not made by this program')
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old')
  expect(await readFile(join(root, '.dist.previous/index.html'), 'utf8')).toBe('older')
})

test('a folder that only has the name of a site before does not come back', async () => {
  const root = await temporaryFolder({ '.dist.previous/photo.jpg': 'mine' })
  expect(await restoreSite(join(root, 'dist'))).toBe(false)
  expect(await readdir(root)).toEqual(['.dist.previous'])
})

test('what a killed build has left goes, and what only has such a name stays', async () => {
  const killed = '.dist.next-4194305-0a1b2c3d'
  const others = ['.dist.next-4194306-0a1b2c3d', '.dist.next-generation', '.dist.next-4194305-photos']
  const root = await temporaryFolder({
    ...{ [`${killed}/index.html`]: 'half', ...marked(killed) },
    ...Object.fromEntries(others.map((name) => [`${name}/photo.jpg`, 'mine'])),
    ...{ ...marked(others[1] ?? ''), ...marked(others[2] ?? '') },
  })
  await removeLeftovers(join(root, 'dist'))
  expect((await readdir(root)).sort()).toEqual([...others].sort())
})
