import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compileArticles } from './compileArticles.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function compile(texts: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const list = join(folder, 'list.json')
  const sources = Object.entries(texts).map(([key, text]) => ({ key, text }))
  await compileArticles({ sources, folder: join(folder, 'kept'), list })
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
