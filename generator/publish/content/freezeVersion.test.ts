import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import type { FrozenVersion } from '../../contract/versions.ts'
import { fillConfig } from '../../load/fillConfig.ts'
import { type FreezeInput, freezeVersion } from './freezeVersion.ts'

const version: FrozenVersion = {
  name: '1.0',
  label: { en: '1.0' },
  date: '2026-11-21',
  main: '/spot/',
  locales: ['en'],
}

const config = fillConfig({
  brand: { name: 'Acme' },
  origin: 'https://docs.example.com',
  base: '/docs/',
  apis: [{ id: 'spot', specs: ['apis/spot.yaml'] }],
  sidebars: { spot: { label: { en: 'Spot' }, landing: '/spot/', items: ['/spot/'], script: 'scripts/book.js' } },
  components: { Gauge: 'parts/Gauge.tsx' },
  announcement: { id: 'pause', text: { en: 'A pause.' } },
  links: { edit: 'https://example.com/edit/{file}', report: 'mailto:docs@example.com' },
})

const project = {
  'apis/spot.yaml': 'openapi: 3.1.0\n',
  'apis/unused.yaml': 'draft',
  'guides/en/spot/index.mdx': '# Spot\r\n',
  'guides/data/fees.json': '{}',
  'scripts/book.js': "import './part.js'\n",
  'scripts/part.js': '',
  'parts/Gauge.tsx': "import './needle.ts'\n",
  'parts/needle.ts': '',
  'site.config.ts': 'export default {}',
}

async function freeze(root: string, more: Partial<FreezeInput> = {}): Promise<void> {
  const sources = ['apis/spot.yaml', 'apis/i18n/zh.po']
  const lock = { file: 'routes.lock.json', text: '{}\n' }
  await freezeVersion({ root, version, config, sources, lock, check: async () => {}, ...more })
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

test('a version holds what its pages are made from, byte for byte, and nothing else', async () => {
  const root = await temporaryFolder(project)
  await freeze(root)
  expect(await filesIn(join(root, 'versions'))).toEqual([
    '1.0/apis/spot.yaml',
    '1.0/guides/data/fees.json',
    '1.0/guides/en/spot/index.mdx',
    '1.0/parts/Gauge.tsx',
    '1.0/parts/needle.ts',
    '1.0/routes.lock.json',
    '1.0/scripts/book.js',
    '1.0/scripts/part.js',
    '1.0/site.config.mjs',
  ])
  expect(await readFile(join(root, 'versions/1.0/guides/en/spot/index.mdx'), 'utf8')).toBe('# Spot\r\n')
})

test('its configuration is plain values, without address, announcement and edit links', async () => {
  const root = await temporaryFolder(project)
  await freeze(root)
  const text = await readFile(join(root, 'versions/1.0/site.config.mjs'), 'utf8')
  const json = text.replace(/^\/\/.*\nexport default /, '')
  const frozen = Object.keys(JSON.parse(json))
  expect(frozen).toEqual(expect.arrayContaining(['brand', 'locales', 'apis', 'sidebars', 'navbar', 'redirects']))
  for (const key of ['origin', 'base', 'versions', 'announcement']) expect(frozen).not.toContain(key)
  expect(JSON.parse(json).links).toEqual({ report: 'mailto:docs@example.com' })
})

test('the list has the newest version first, one a line', async () => {
  const root = await temporaryFolder(project)
  await freeze(root)
  await freeze(root, { version: { ...version, name: '2.0', label: { en: 'Two' } } })
  expect(await readFile(join(root, 'versions.json'), 'utf8')).toBe(`[
  {"name":"2.0","label":{"en":"Two"},"date":"2026-11-21","main":"/spot/","locales":["en"]},
  {"name":"1.0","label":{"en":"1.0"},"date":"2026-11-21","main":"/spot/","locales":["en"]}
]
`)
})

test('a copy that does not hold leaves no trace', async () => {
  const root = await temporaryFolder(project)
  const check = () => Promise.reject(new Error('a page is missing'))
  await expect(freeze(root, { check })).rejects.toThrow('a page is missing')
  expect((await filesIn(root)).sort()).toEqual(Object.keys(project).sort())
})

test('a list that cannot be read stays, and no version is made', async () => {
  const root = await temporaryFolder({ ...project, 'versions.json': '[' })
  await expect(freeze(root)).rejects.toThrow()
  expect(await filesIn(join(root, 'versions'))).toEqual([])
  expect(await readFile(join(root, 'versions.json'), 'utf8')).toBe('[')
})

test('a folder that is there already is never written over', async () => {
  const root = await temporaryFolder({ ...project, 'versions/1.0/kept.txt': 'kept' })
  await expect(freeze(root)).rejects.toThrow()
  expect(await filesIn(join(root, 'versions'))).toEqual(['1.0/kept.txt'])
})
