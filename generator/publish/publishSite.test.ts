import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { publishSite } from './publishSite.ts'

function inputIn(root: string) {
  return {
    prerendered: join(root, 'client'),
    content: join(root, 'content'),
    config: { redirects: { '/old': '/new' }, base: '/' },
    out: join(root, 'dist'),
  }
}

const built = {
  'client/index.html': 'new home',
  'client/assets/app.js': 'app',
  'content/markdown/index.md': '# Home',
  'content/sidebars/en/spot-1.json': '{}',
  'content/model/spot.json': 'not published',
}

test('pages, Markdown twins and sidebars are put together', async () => {
  const root = await temporaryFolder(built)
  await publishSite(inputIn(root))
  expect((await readdir(join(root, 'dist'))).sort()).toEqual(['assets', 'index.html', 'index.md', 'old', 'sidebars'])
  expect(await readFile(join(root, 'dist/sidebars/en/spot-1.json'), 'utf8')).toBe('{}')
})

test('a new site replaces the whole old one and leaves nothing beside it', async () => {
  const root = await temporaryFolder({ ...built, 'dist/index.html': 'old home', 'dist/gone.html': 'old page' })
  await publishSite(inputIn(root))
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('new home')
  expect(await readdir(join(root, 'dist'))).not.toContain('gone.html')
  expect((await readdir(root)).sort()).toEqual(['client', 'content', 'dist'])
})

test('a site without sidebars is published', async () => {
  const root = await temporaryFolder({ 'client/index.html': 'home', 'content/markdown/index.md': '# Home' })
  await publishSite(inputIn(root))
  expect((await readdir(join(root, 'dist'))).sort()).toEqual(['index.html', 'index.md', 'old'])
})

test.each([
  ['the prerendered pages', { 'content/markdown/index.md': '# Home' }],
  ['the Markdown twins', { 'client/index.html': 'new home' }],
])('the old site stays whole when %s are missing', async (_, files) => {
  const root = await temporaryFolder({ ...files, 'dist/index.html': 'old home' })
  await expect(publishSite(inputIn(root))).rejects.toThrow('ENOENT')
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old home')
  expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a page that moved leads to its new address, below the base', async () => {
  const root = await temporaryFolder(built)
  await publishSite({ ...inputIn(root), config: { redirects: { '/old': '/new', '/a#b': '/c' }, base: '/docs/' } })
  expect(await readFile(join(root, 'dist/old/index.html'), 'utf8')).toContain('content="0; url=/docs/new"')
  expect(await readdir(join(root, 'dist'))).not.toContain('a')
})

test('finished sites become parts of this one', async () => {
  const root = await temporaryFolder({ ...built, 'version/index.html': 'old version', 'version/zh/404.html': 'gone' })
  await publishSite({ ...inputIn(root), parts: new Map([['1.0', join(root, 'version')]]) })
  expect(await readFile(join(root, 'dist/1.0/index.html'), 'utf8')).toBe('old version')
  expect(await readFile(join(root, 'dist/1.0/zh/404.html'), 'utf8')).toBe('gone')
})
