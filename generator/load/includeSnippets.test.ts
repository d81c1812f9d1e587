import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { createMemory } from '../contract/memory.ts'
import { generate } from '../pipeline.ts'
import { includeSnippets } from './includeSnippets.ts'
import { guidesWithJavaScript, readGuides } from './readGuides.ts'

const front = '---\ntitle: A\ndescription: About A.\n---\n'
const guide = `${front}import Limits from '../snippets/limits.mdx'

Before.

- <Limits />

[After](/nowhere).
`

async function included(snippets: Readonly<Record<string, string>>, text = guide) {
  const files = Object.entries(snippets).map(([name, own]) => [`guides/snippets/${name}`, own])
  return includeSnippets(await temporaryFolder(Object.fromEntries(files)), 'guides/en/a.mdx', text)
}

async function problemsOf(snippets: Readonly<Record<string, string>>, text = guide): Promise<string[]> {
  const { diagnostics } = await included(snippets, text)
  return diagnostics.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
}

test('a snippet stands where a guide imports it, indented as its tag is', async () => {
  const { value, diagnostics } = await included({ 'limits.mdx': 'Ten a second.\n\nOne a day.\n' })
  expect(diagnostics).toEqual([])
  expect(value.text).toBe(`${front}\n\nBefore.\n\n- Ten a second.\n  \n  One a day.\n\n[After](/nowhere).\n`)
})

test('a snippet may include others, beside which its pictures lie', async () => {
  const { value, diagnostics } = await included({
    'limits.mdx': "import Inner from './parts/inner.mdx'\n\n<Inner />",
    'parts/inner.mdx': 'See ![Chart](chart.png), ![Logo](/logo.svg) and <img src="b.png" alt="" />.',
  })
  expect(diagnostics).toEqual([])
  expect(value.text).toContain(
    'See ![Chart](../snippets/parts/chart.png), ![Logo](/logo.svg) and <img src="../snippets/parts/b.png" alt="" />.',
  )
})

test('what is written in a code block includes nothing', async () => {
  const text = `${front}~~~mdx\nimport Limits from '../snippets/limits.mdx'\n~~~\n`
  expect(await included({}, text)).toEqual({ value: { text }, diagnostics: [] })
})

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  ['is not there', {}, guide, 'guides/en/a.mdx:5:1 There is no snippet guides/snippets/limits.mdx.'],
  [
    'is a page',
    {},
    guide.replace('../snippets/limits', './b'),
    'guides/en/a.mdx:5:1 guides/en/b.mdx is no snippet: those lie in guides/snippets/.',
  ],
  [
    'includes itself',
    { 'limits.mdx': "import Self from './limits.mdx'\n\n<Self />" },
    guide,
    'guides/snippets/limits.mdx:1:1 The snippet guides/snippets/limits.mdx includes itself.',
  ],
  [
    'is given attributes',
    { 'limits.mdx': 'Ten.' },
    guide.replace('<Limits', '<Limits api="b"'),
    'guides/en/a.mdx:9:3 The snippet <Limits /> takes no attributes and no content.',
  ],
  [
    'does not fit into a line',
    { 'limits.mdx': 'Ten.\n\nTwo.' },
    guide.replace('Before.', 'Up to <Limits /> then.').replace('- <Limits />', ''),
    'guides/en/a.mdx:7:7 The snippet <Limits /> has several paragraphs.',
  ],
])('a snippet that %s is reported', async (_name, snippets, text, problem) => {
  expect(await problemsOf(snippets, text)).toEqual([problem])
})

test('what is wrong is reported where it is written, once for all guides', async () => {
  const root = await temporaryFolder({
    'site.config.mjs': "export default { brand: { name: 'A' } }",
    'guides/en/a.mdx': guide,
    'guides/en/b.mdx': guide.replace('- <Limits />', '<Limits />'),
    'guides/snippets/limits.mdx': 'Ten.\n\nSee [this](/gone) and ![that](gone.png).\n',
  })
  const { diagnostics } = await generate({ kind: 'project', root })
  expect(diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)).toEqual([
    'link-broken guides/en/a.mdx:11:1',
    'link-broken guides/en/b.mdx:11:1',
    'link-broken guides/snippets/limits.mdx:3:5',
    'file-not-found guides/snippets/limits.mdx:3:23',
  ])
})

test('a guide with snippets alone holds no JavaScript, and is another once a snippet is edited', async () => {
  const read = async (text: string) => {
    const root = await temporaryFolder({ 'guides/en/a.mdx': guide, 'guides/snippets/limits.mdx': text })
    expect(await guidesWithJavaScript(root, ['en'], memory)).toEqual([])
    return (await readGuides(root, ['en'], memory)).value[0]
  }
  const memory = createMemory()
  const before = await read('## Limits')
  const after = await read('## Limits of today')
  expect([before, after].map((own) => own?.headings.map(({ text }) => text))).toEqual([['Limits'], ['Limits of today']])
  expect(before?.textHash).not.toBe(after?.textHash)
})
