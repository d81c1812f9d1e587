import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { type Keep, keepNothing, noMemory } from '../contract/memory.ts'
import { importingGuides, readGuides, routePathOf } from './readGuides.ts'

const guide = (title: string) => `---\ntitle: ${title}\ndescription: About it.\n---\n`

test.each([
  ['faq.mdx', '/faq'],
  ['index.mdx', '/'],
  ['spot/index.mdx', '/spot/'],
  ['v3/futures/error.mdx', '/v3/futures/error'],
  ['spot/index-price.mdx', '/spot/index-price'],
  ['reindex.mdx', '/reindex'],
])('%s is the page %s', (name, path) => {
  expect(routePathOf(name)).toBe(path)
})

test('guides are read by language, in the order of their paths', async () => {
  const root = await temporaryFolder({
    'guides/en/spot/index.mdx': guide('Spot'),
    'guides/en/faq.mdx': guide('FAQ'),
    'guides/zh/faq.mdx': guide('常见问题'),
    'guides/en/notes.txt': 'no guide',
    'guides/fr/faq.mdx': guide('not a language of the site'),
  })
  const { value, diagnostics } = await readGuides(root, ['en', 'zh'])
  expect(diagnostics).toEqual([])
  expect(value.map(({ file, locale, path, title }) => [file, locale, path, title])).toEqual([
    ['guides/en/faq.mdx', 'en', '/faq', 'FAQ'],
    ['guides/en/spot/index.mdx', 'en', '/spot/', 'Spot'],
    ['guides/zh/faq.mdx', 'zh', '/faq', '常见问题'],
  ])
})

test('problems of every guide are reported', async () => {
  const root = await temporaryFolder({ 'guides/en/a.mdx': '# no front matter', 'guides/en/b.mdx': `${guide('B')}\n<b` })
  const { diagnostics } = await readGuides(root, ['en'])
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
    ['guide-front-matter', 'guides/en/a.mdx'],
    ['guide-syntax', 'guides/en/b.mdx'],
  ])
})

test('a project without guides has none', async () => {
  expect(await readGuides(await temporaryFolder(), ['en', 'zh'])).toEqual({ value: [], diagnostics: [] })
})

test('a guide that an earlier process has parsed is not parsed again, unless its text or place is another', async () => {
  const kept = new Map<string, unknown>()
  const parsed: string[] = []
  const keep: Keep = async (key, work) => {
    if (kept.has(key)) return kept.get(key) as Awaited<ReturnType<typeof work>>
    parsed.push(JSON.parse(key)[1].file)
    const result = await work()
    kept.set(key, deserialize(serialize(result)))
    return result
  }
  const files = { 'guides/en/a.mdx': `${guide('A')}\n{10n > 2 && /x/.test('x')}`, 'guides/en/b.mdx': guide('B') }
  const read = async (root: string) => readGuides(root, ['en'], { memory: noMemory, keep })
  const first = await read(await temporaryFolder(files))
  expect(await read(await temporaryFolder(files))).toEqual(first)
  await read(await temporaryFolder({ 'guides/en/a.mdx': files['guides/en/a.mdx'], 'guides/en/b.mdx': guide('C') }))
  expect(parsed).toEqual(['guides/en/a.mdx', 'guides/en/b.mdx', 'guides/en/b.mdx'])
})

test('guides that import modules are known, and a sample of code that does is none of them', async () => {
  const root = await temporaryFolder({
    'guides/en/a.mdx': `${guide('A')}\nimport { Price } from './price.tsx'\n\n<Price />`,
    'guides/en/b.mdx': `${guide('B')}\n\`\`\`js\nimport fs from 'node:fs'\n\`\`\``,
    'guides/en/c.mdx': `${guide('C')}\nexport { Price } from './price.tsx'`,
    'guides/en/d.mdx': `${guide('D')}\nexport const limit = 5`,
    'guides/en/e.mdx': `${guide('E')}\n<Broken\nimport x from 'y'`,
    'guides/zh/a.mdx': `${guide('甲')}\n- 一\n\nimport { Price } from './price.tsx'`,
  })
  expect(await importingGuides(root, ['en', 'zh'], { memory: noMemory, keep: keepNothing })).toEqual([
    'guides/en/a.mdx',
    'guides/en/c.mdx',
    'guides/zh/a.mdx',
  ])
})

test('the ends of lines make no difference', async () => {
  const text = `${guide('A')}\n## One\n\n    code\n`
  const root = await temporaryFolder({ 'guides/en/a.mdx': text, 'guides/en/b.mdx': text.replaceAll('\n', '\r\n') })
  const [first, second] = (await readGuides(root, ['en'])).value
  expect(second?.tree).toEqual(first?.tree)
  expect(second?.textHash).toBe(first?.textHash)
})
