import { readdir, readFile, readlink, symlink } from 'node:fs/promises'
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
  expect((await readdir(join(root, 'dist'))).sort()).toEqual([
    '_headers',
    '_redirects',
    'assets',
    'index.html',
    'index.md',
    'old',
    'sidebars',
  ])
  expect(await readFile(join(root, 'dist/sidebars/en/spot-1.json'), 'utf8')).toBe('{}')
})

test('a new site replaces the whole old one, which stays beside it until the next', async () => {
  const root = await temporaryFolder({ ...built, 'dist/index.html': 'old home', 'dist/gone.html': 'old page' })
  await publishSite(inputIn(root))
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('new home')
  expect(await readdir(join(root, 'dist'))).not.toContain('gone.html')
  expect((await readdir(root)).sort()).toEqual(['.dist.previous', 'client', 'content', 'dist'])
  expect(await readFile(join(root, '.dist.previous/gone.html'), 'utf8')).toBe('old page')
  await publishSite(inputIn(root))
  expect(await readFile(join(root, '.dist.previous/index.html'), 'utf8')).toBe('new home')
  expect((await readdir(root)).sort()).toEqual(['.dist.previous', 'client', 'content', 'dist'])
})

test('a site without sidebars is published', async () => {
  const root = await temporaryFolder({ 'client/index.html': 'home', 'content/markdown/index.md': '# Home' })
  await publishSite(inputIn(root))
  expect((await readdir(join(root, 'dist'))).sort()).toEqual([
    '_headers',
    '_redirects',
    'index.html',
    'index.md',
    'old',
  ])
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

test('finished sites become parts of this one, their redirects too', async () => {
  const root = await temporaryFolder({
    ...built,
    'version/index.html': 'old version',
    'version/zh/404.html': 'gone',
    'version/_headers': '/1.0/*',
    'version/_redirects': '/1.0/older /1.0/old 301\n',
  })
  await publishSite({ ...inputIn(root), parts: new Map([['1.0', join(root, 'version')]]) })
  expect(await readFile(join(root, 'dist/1.0/index.html'), 'utf8')).toBe('old version')
  expect(await readFile(join(root, 'dist/1.0/zh/404.html'), 'utf8')).toBe('gone')
  expect(await readdir(join(root, 'dist/1.0'))).toEqual(['index.html', 'zh'])
  expect(await readFile(join(root, 'dist/_redirects'), 'utf8')).toBe(
    '/old /new 301\n/old/ /new 301\n/1.0/older /1.0/old 301\n',
  )
  expect(await readFile(join(root, 'dist/_headers'), 'utf8')).toContain(
    '\n/1.0/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  )
})

test('a site that lacks one of its pages is not published', async () => {
  const root = await temporaryFolder({ ...built, 'dist/index.html': 'old home' })
  await expect(publishSite({ ...inputIn(root), pages: ['/', '/zh/faq'] })).rejects.toThrow('/zh/faq')
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old home')
  expect((await readdir(root)).sort()).toEqual(['client', 'content', 'dist'])
})

test('what builds that were killed have left goes, and what a running one is at stays', async () => {
  const root = await temporaryFolder({
    ...built,
    '.dist.next-4194305-0a1b/index.html': 'half a site',
    [`.dist.next-${process.ppid}-0a1b/index.html`]: 'half a site',
  })
  await publishSite(inputIn(root))
  expect((await readdir(root)).sort()).toEqual([`.dist.next-${process.ppid}-0a1b`, 'client', 'content', 'dist'])
})

test('two builds at once leave the site of one of them, whole', async () => {
  const root = await temporaryFolder({ ...built, 'other/index.html': 'other home', 'dist/index.html': 'old home' })
  await Promise.all([publishSite(inputIn(root)), publishSite({ ...inputIn(root), prerendered: join(root, 'other') })])
  expect(['new home', 'other home']).toContain(await readFile(join(root, 'dist/index.html'), 'utf8'))
  expect((await readdir(root)).sort()).toEqual(['.dist.previous', 'client', 'content', 'dist', 'other'])
})

test('a folder that is a link stays one, and what it leads to is replaced', async () => {
  const root = await temporaryFolder({ ...built, 'www/index.html': 'old home' })
  await symlink(join(root, 'www'), join(root, 'dist'))
  await publishSite(inputIn(root))
  expect(await readFile(join(root, 'www/index.html'), 'utf8')).toBe('new home')
  expect(await readlink(join(root, 'dist'))).toBe(join(root, 'www'))
})
