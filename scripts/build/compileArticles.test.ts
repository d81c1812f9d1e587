import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mdxOptions } from '../../site/article/plugins.ts'
import { type ArticleSource, articleCompilerInto, listArticles } from './compileArticles.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'))
})
afterEach(() => rm(folder, { recursive: true }))

function compile(texts: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  return compileInto(
    join(folder, 'kept'),
    Object.entries(texts).map(([key, text]) => ({ key, text })),
  )
}

/** Compiles articles as the rendering of their pages does; gives the list of them. */
async function compileInto(kept: string, sources: readonly ArticleSource[]): Promise<Readonly<Record<string, string>>> {
  const list = join(folder, 'list.json')
  await listArticles({ sources, folder: kept, list })
  const compileArticle = articleCompilerInto(kept)
  for (const source of sources) await compileArticle(source)
  return JSON.parse(await readFile(list, 'utf8'))
}

async function htmlOf(file = ''): Promise<string> {
  const { default: Content } = new Function(await readFile(file, 'utf8'))(runtime)
  return renderToStaticMarkup(createElement(Content))
}

it('lists an article that renders, for each source', async () => {
  const files = await compile({ 'guide:a.mdx': '# Orders\n\n**Limit** orders.', 'generated:b.mdx': 'Trades' })
  expect(await htmlOf(files['guide:a.mdx'])).toContain('<strong>Limit</strong> orders.')
  expect(await htmlOf(files['generated:b.mdx'])).toContain('Trades')
})

it('compiles a text once, whatever its source', async () => {
  const files = await compile({ 'guide:a.mdx': 'Same', 'guide:b.mdx': 'Same' })
  expect(files['guide:a.mdx']).toBe(files['guide:b.mdx'])
  expect(await readdir(join(folder, 'kept'))).toHaveLength(1)
})

it('compiles anew what was damaged since', async () => {
  const { 'guide:a.mdx': file = '' } = await compile({ 'guide:a.mdx': 'Orders' })
  await writeFile(file, 'return {')
  await compile({ 'guide:a.mdx': 'Orders' })
  expect(await htmlOf(file)).toContain('Orders')
})

it('compiles a text to what MDX makes of it', async () => {
  const text = [
    '---\ntitle: A\n---\n',
    '# Orders [#all]\n\nSee https://example.com, <b title="&amp;">one</b> and ~~this~~.[^1] 价格\n\n[^1]: Note.\n',
    '| a | b |\n| - | -: |\n| `x` | 1 |\n\n- [ ] todo\n\n{/* for us */}\n',
    '<Callout kind="note" open>\n  ```json\n  {"a": 1}\n  ```\n</Callout>\n\n<A/> <B/>\n',
  ].join('\n')
  const { 'guide:a.mdx': file = '' } = await compile({ 'guide:a.mdx': text })
  const { transform } = mdx({ ...mdxOptions, outputFormat: 'function-body', include: /\.mdx$/ })
  const expected = await transform(text, 'guide:a.mdx')
  const withoutComments = (code: string) => code.replaceAll(/^\/[/*].*\n/gm, '')
  expect(withoutComments(await readFile(file, 'utf8'))).toBe(withoutComments(String(expected?.code)))
})
