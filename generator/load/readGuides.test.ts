import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { noMemory } from '../contract/memory.ts'
import { guidesWithJavaScript, readGuides, routePathOf } from './readGuides.ts'

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

test('a guide of another tool is named, a README is none', async () => {
  const root = await temporaryFolder({
    'guides/en/api/orders.md': guide('Orders'),
    'guides/en/README.md': 'How we write.',
  })
  const { value, diagnostics } = await readGuides(root, ['en'])
  expect(value).toEqual([])
  expect(diagnostics.map(({ code, file, hint }) => [code, file, hint])).toEqual([
    [
      'guide-unread',
      'guides/en/api/orders.md',
      'Rename it to orders.mdx. Where its prose has < or {, write \\< or \\{.',
    ],
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

test('guides that hold JavaScript are known, and samples of code do not', async () => {
  const root = await temporaryFolder({
    'guides/en/a.mdx': `${guide('A')}\nimport { Price } from './price.tsx'\n\n<Price />`,
    'guides/en/b.mdx': `${guide('B')}\n\`\`\`js\nimport fs from 'node:fs'\n{a}\n\`\`\`\n\n\`{b}\` {/* c */}`,
    'guides/en/c.mdx': `${guide('C')}\nexport { Price } from './price.tsx'`,
    'guides/en/d.mdx': `${guide('D')}\n\`\`\`json\n{}\n\`\`\`\n\n\`a\` {1 + 1} \`b\``,
    'guides/en/e.mdx': `${guide('E')}\n<Broken\nimport x from 'y'`,
    'guides/en/f.mdx': `${guide('F')}\n<Callout title="\`" kind={a} open="\`" />`,
    'guides/zh/a.mdx': `${guide('甲')}\n- 一\n\nimport { Price } from './price.tsx'`,
  })
  expect(await guidesWithJavaScript(root, ['en', 'zh'], noMemory)).toEqual([
    'guides/en/a.mdx',
    'guides/en/c.mdx',
    'guides/en/d.mdx',
    'guides/en/f.mdx',
    'guides/zh/a.mdx',
  ])
})

test.each([
  ['beside a code span over lines', '`a\nb` {c} `d`'],
  ['after code in a line that begins with three marks', '```a``` b {c}\n\n```\n```'],
  ['after a fence of the other mark', '~~~ `a`\n```\n~~~\n\n{b}\n\n```\n```'],
  ['after a longer fence', '````\n```\n````\n\n{a}\n\n```\n```'],
  ['after a fence in a list', '- a\n\n  ```\n  b\n\n{c}'],
])('JavaScript is found %s', async (_, text) => {
  const root = await temporaryFolder({ 'guides/en/a.mdx': `${guide('A')}\n${text}\n` })
  const found = await guidesWithJavaScript(root, ['en'], noMemory)
  expect(found).toEqual(['guides/en/a.mdx'])
})

test('fences that nobody closes are passed over in one go', async () => {
  const root = await temporaryFolder({ 'guides/en/a.mdx': `${guide('A')}\n${'~~~a\n'.repeat(80_000)}` })
  const start = performance.now()
  await guidesWithJavaScript(root, ['en'], noMemory)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('the ends of lines make no difference', async () => {
  const text = `${guide('A')}\n## One\n\n    code\n`
  const root = await temporaryFolder({ 'guides/en/a.mdx': text, 'guides/en/b.mdx': text.replaceAll('\n', '\r\n') })
  const [first, second] = (await readGuides(root, ['en'])).value
  expect(second?.text).toBe(first?.text)
  expect(second?.textHash).toBe(first?.textHash)
})
