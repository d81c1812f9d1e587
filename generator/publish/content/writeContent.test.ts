import { readdir, readFile, stat, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { marked } from '../../../tests/fixtures/marks.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { compareContent, digestOf, openContent, writeContent } from './writeContent.ts'

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const own = entries.filter((entry) => entry.isFile() && entry.name !== '.exchange-docs')
  const paths = own.map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(
    paths.sort().map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')]),
  )
  return Object.fromEntries(texts)
}

const files = new Map([
  ['pages/en/faq.mdx', '# FAQ\n'],
  ['routes.json', '{}\n'],
])

test('files are written into folders that are made for them', async () => {
  const folder = join(await temporaryFolder(), 'site/content')
  expect(await writeContent(folder, files)).toEqual({
    written: ['pages/en/faq.mdx', 'routes.json'],
    removed: [],
    unchanged: 0,
  })
  expect(await filesIn(folder)).toEqual({ 'pages/en/faq.mdx': '# FAQ\n', 'routes.json': '{}\n' })
})

test('writing the same twice changes nothing', async () => {
  const folder = await temporaryFolder()
  await writeContent(folder, files)
  await utimes(join(folder, 'routes.json'), 1000, 1000)
  expect(await writeContent(folder, files)).toEqual({ written: [], removed: [], unchanged: 2 })
  expect((await stat(join(folder, 'routes.json'))).mtimeMs).toBe(1_000_000)
})

test('only what differs is written', async () => {
  const folder = await temporaryFolder()
  await writeContent(folder, files)
  const changed = new Map([...files, ['routes.json', '{"new": true}\n']])
  expect(await writeContent(folder, changed)).toEqual({ written: ['routes.json'], removed: [], unchanged: 1 })
  expect((await filesIn(folder))['routes.json']).toBe('{"new": true}\n')
})

test('what is no longer among the files is removed, leftovers of a killed run too', async () => {
  const folder = await temporaryFolder({
    ...marked('', 'content'),
    ...{ 'pages/en/old.mdx': 'old', 'routes.json.4711.tmp': 'half' },
  })
  const { removed } = await writeContent(folder, files)
  expect(removed).toEqual(['pages/en/old.mdx', 'routes.json.4711.tmp'])
  expect(Object.keys(await filesIn(folder))).toEqual(['pages/en/faq.mdx', 'routes.json'])
})

test('a folder can take the place of a file', async () => {
  const folder = await temporaryFolder({ ...marked('', 'content'), spot: 'a file' })
  await writeContent(folder, new Map([['spot/orders.mdx', 'in a folder']]))
  expect(await filesIn(folder)).toEqual({ 'spot/orders.mdx': 'in a folder' })
})

test('comparing says what a write would do and does nothing', async () => {
  const folder = await temporaryFolder({ 'routes.json': 'stale', 'pages/en/old.mdx': 'old' })
  expect(await compareContent(folder, files)).toEqual({
    changed: ['pages/en/faq.mdx', 'routes.json'],
    obsolete: ['pages/en/old.mdx'],
  })
  expect(await filesIn(folder)).toEqual({ 'pages/en/old.mdx': 'old', 'routes.json': 'stale' })
})

test('a folder that is up to date compares equal', async () => {
  const folder = await temporaryFolder()
  await writeContent(folder, files)
  expect(await compareContent(folder, files)).toEqual({ changed: [], obsolete: [] })
})

test('a folder that is not there lacks everything', async () => {
  const folder = join(await temporaryFolder(), 'none')
  expect(await compareContent(folder, files)).toEqual({ changed: ['pages/en/faq.mdx', 'routes.json'], obsolete: [] })
})

test('a file outside of the folder is never written', async () => {
  const folder = await temporaryFolder()
  await expect(
    writeContent(join(folder, 'content'), new Map([['pages/en/../../../escaped.mdx', 'x']])),
  ).rejects.toThrow('escaped.mdx')
  expect(await filesIn(folder)).toEqual({})
})

test('what is written apart is left alone', async () => {
  const folder = await temporaryFolder()
  const before = new Map([
    ['pages/a.mdx', 'a'],
    ['markdown/a.md', 'a'],
  ])
  await writeContent(folder, before)
  const content = await openContent(folder)
  await content.write(new Map([['pages/b.mdx', 'b']]))
  expect(await content.removeOthers((file) => file.startsWith('markdown/'))).toEqual(['pages/a.mdx'])
  expect(await filesIn(folder)).toEqual({ 'markdown/a.md': 'a', 'pages/b.mdx': 'b' })
  await content.write(new Map([['markdown/b.md', 'b']]))
  expect(await content.removeOthers()).toEqual(['markdown/a.md'])
  expect(await compareContent(folder, content.digests, digestOf)).toEqual({ changed: [], obsolete: [] })
})

test('a folder that was not made here is not written to', async () => {
  const folder = await temporaryFolder({ 'routes.json': 'mine', 'photo.jpg': 'mine' })
  await expect(writeContent(folder, files)).rejects.toThrow('was not made by this program')
  expect(await filesIn(folder)).toEqual({ 'photo.jpg': 'mine', 'routes.json': 'mine' })
})

test('links in the folder are removed, and nothing is written or deleted behind them', async () => {
  const elsewhere = await temporaryFolder({ 'en/faq.mdx': 'mine', 'routes.json': 'mine' })
  const folder = await temporaryFolder(marked('', 'content'))
  await symlink(elsewhere, join(folder, 'pages'))
  await symlink(join(elsewhere, 'routes.json'), join(folder, 'routes.json'))
  await (await openContent(folder)).write(files)
  expect(await filesIn(elsewhere)).toEqual({ 'en/faq.mdx': 'mine', 'routes.json': 'mine' })
  expect(await filesIn(folder)).toEqual({ 'pages/en/faq.mdx': '# FAQ\n', 'routes.json': '{}\n' })
})
