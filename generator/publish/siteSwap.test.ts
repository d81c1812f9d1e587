import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { restoreSite, swapSite } from './siteSwap.ts'

afterEach(() => vi.unstubAllEnvs())

const sites = { 'next/index.html': 'new', 'dist/index.html': 'old', '.dist.previous/index.html': 'older' }

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
  const root = await temporaryFolder({ '.dist.previous/index.html': 'old' })
  expect(await restoreSite(join(root, 'dist'))).toBe(true)
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old')
})

test('a site that is there is not replaced by an older one', async () => {
  const root = await temporaryFolder(sites)
  expect(await restoreSite(join(root, 'dist'))).toBe(false)
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old')
})
