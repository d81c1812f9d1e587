import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { generate } from '../generator/index.ts'
import type { Syntax } from '../generator/markdown/reference.ts'
import { isFull } from './fullRun.ts'
import { findDifference } from './markdown/findDifference.ts'
import { guarded, knownDifferences } from './markdown/knownDifferences.ts'
import { meridian } from './meridian.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const commonmark: { readonly tests: readonly { readonly markdown: string; readonly number: number }[] } = createRequire(
  import.meta.url,
)('commonmark-spec')

async function filesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => pattern.test(name))
  if (files.length === 0) throw new Error(`${folder} has no such file`)
  return files.map((name) => join(folder, name))
}

async function differencesIn(folder: string): Promise<string[]> {
  const files = (await filesIn(folder, /\.mdx?$/)).filter((_, index) => isFull || index % 3 === 0)
  const found = files.map(async (file) => {
    const difference = findDifference(await readFile(file, 'utf8'), syntaxOf(file))
    return difference === undefined ? [] : [`${file} ${difference}`]
  })
  return (await Promise.all(found)).flat()
}

function syntaxOf(file: string): Syntax {
  return file.endsWith('.mdx') ? 'mdx' : 'markdown'
}

describe('the engine reads as the reference does', () => {
  it.each(['guides', 'examples', 'docs', 'tests/fixtures'])('what is in %s', async (folder) => {
    expect(await differencesIn(join(root, folder))).toEqual([])
  })

  it('the pages and Markdown versions that are generated', async () => {
    const { value } = await generate({ kind: 'project', root: meridian })
    const pages = [...(value?.pageFiles ?? [])].filter(([file]) => /\.mdx?$/.test(file))
    expect(pages.length).toBeGreaterThan(20)
    const different = pages.filter(([file, text]) => findDifference(text, syntaxOf(file)) !== undefined)
    expect(different.map(([file]) => file)).toEqual([])
  })

  it('every text of the specs', async () => {
    const files = [
      ...(await filesIn(join(root, 'specs'), /\.(?:ya?ml|json)$/)),
      ...(await filesIn(join(meridian, 'specs'), /\.ya?ml$/)),
    ]
    const texts = new Set<string>()
    for (const file of files) collectTexts(load(await readFile(file, 'utf8')), texts)
    expect(texts.size).toBeGreaterThan(1_000)
    const tried = [...texts].filter((_, index) => isFull || index % 4 === 0)
    expect(tried.filter((text) => findDifference(text, 'markdown') !== undefined)).toEqual([])
  })

  it.each(['markdown', 'mdx'] as const)('the examples of CommonMark as %s', (syntax) => {
    const known = syntax === 'mdx' ? [169] : []
    const differing = commonmark.tests.filter(
      ({ markdown, number }) =>
        !known.includes(number) && findDifference(markdown.replaceAll('→', '\t'), syntax) !== undefined,
    )
    expect(differing).toEqual([])
  })

  it.each(['markdown', 'mdx'] as const)('invented %s', (syntax) => {
    fc.assert(
      fc.property(textOf(syntax), (text) => {
        expect(findDifference(text, syntax)).toBeUndefined()
      }),
      { numRuns: isFull ? 1_000 : 300, seed: 4 },
    )
  })
})

it.each(guarded)('the reference reads what the native parser would not: $reason', ({ text, syntax }) => {
  expect(findDifference(text, syntax)).toBeUndefined()
})

it.each(knownDifferences)('the engine differs without harm: $reason', ({ text, syntax, difference }) => {
  expect(findDifference(text, syntax)).toBe(difference)
})

it.each([
  ['brackets', `'['.repeat(100_000)`],
  ['quotations', `'>'.repeat(5_000)`],
  ['emphasis', `'*a _b '.repeat(2_000) + ' b_ a*'.repeat(2_000)`],
  ['expressions', `'{' + '('.repeat(500) + ')'.repeat(500) + '}'`],
  ['tags', `'<a>'.repeat(1_000) + '</a>'.repeat(1_000)`],
])('survives deep %s in a thread', async (_, text) => {
  const module = JSON.stringify(import.meta.resolve('satteri'))
  const read = `for (const name of ['markdownToMdast', 'mdxToMdast']) try { satteri[name](${text}) } catch {}`
  const thread = `import(${module}).then((satteri) => { ${read} })`
  const program = `new (require('node:worker_threads').Worker)(${JSON.stringify(thread)}, { eval: true })`
  await promisify(execFile)(process.execPath, ['-e', program])
})

function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value)
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collectTexts(inner, texts)
}

/** The beginnings of most known differences are left out: `www.`, boxes without a text. */
const words = [
  'a',
  'b c',
  '中',
  '价格。',
  'é',
  '1',
  '.',
  '!',
  ':',
  '"',
  "'",
  '(',
  ')',
  'http://a.b ',
  '😀',
  ' a@b.c ',
  '&amp;',
]
const inline = ['*', '**', '~~', '`', '``', '[', ']', '[a]', '](b)', '![', '[^a]', '\\', '<b>']
const blocks = ['# ', '> ', '- ', '1. ', '+ ', '- [x] d\n', '---', '| a | b |\n|---|:-:|\n', '[a]: b\n', '    ']
const spaces = [' ', ' ', '\n', '\n', '\n\n', '\n\n', '  \n']
const tags = ['<A>\n', '\n</A>\n', '<A/>', '<A b="c"/>', '<A b={1}>', '</A>', '{a}', '{/* c */}', '{', '}', '<>', '</>']
const scripts = ['import a from "b"\n', 'export ', '\nexport const a = 1\n', '{a}', '{...a}']

function textOf(syntax: Syntax): fc.Arbitrary<string> {
  const pieces = [...words, ...inline, ...blocks, ...spaces, ...(syntax === 'mdx' ? [...tags, ...scripts] : ['\t'])]
  return fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((chosen) => chosen.join(''))
}
