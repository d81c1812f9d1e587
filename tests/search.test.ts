import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { createSearch, type SearchIndexFile } from '../generator/index.ts'
import { wholeUpTo } from '../generator/search/searchFiles.ts'
import { ownContent } from './ownContent.ts'
import { type JudgedQuery, type Judgement, judge, readQueries, scoreOf } from './search/judge.ts'

const root = resolve(import.meta.dirname, '..')
let queries: readonly JudgedQuery[] = []
let judgements: readonly Judgement[] = []
/** Of four kinds of readers, in words that texts often do not have. */
let asked: readonly Judgement[] = []
/** Of questions that the ranking was not tuned on. */
let heldBack: readonly Judgement[] = []
/** Addresses of all records of the default language, as in the lock. */
const addresses = new Set<string>()
/** Bytes of the index of each language. */
const sizes: { readonly written: number; readonly compressed: number }[] = []
let anchors: Readonly<Record<string, readonly string[]>> = {}

beforeAll(async () => {
  const [known = [], tuning = [], unseen = []] = await Promise.all(
    ['queries', 'tuning', 'heldBack'].map(async (name) =>
      readQueries(await readFile(`${root}/tests/search/${name}.yaml`, 'utf8')),
    ),
  )
  queries = [...known, ...tuning, ...unseen]
  anchors = JSON.parse(await readFile(`${root}/routes.lock.json`, 'utf8'))
  const content = await ownContent()
  const found: Judgement[] = []
  for (const [locale, prefix] of [
    ['en', ''],
    ['zh', '/zh'],
  ] as const) {
    const [, text = ''] = [...content].find(([file]) => file.startsWith(`search/${locale}-`)) ?? []
    sizes.push({ written: Buffer.byteLength(text), compressed: brotliCompressSync(text).length })
    const index: SearchIndexFile = JSON.parse(text)
    for (const [, page, anchor] of index.records) {
      if (prefix === '') addresses.add(`${index.pages[page]?.[0]}${anchor === '' ? '' : `#${anchor}`}`)
    }
    const search = createSearch(index)
    for (const query of queries.filter((entry) => entry.locale === locale)) {
      found.push(await judge(query, search, prefix))
    }
  }
  judgements = found.filter(({ query }) => known.includes(query))
  asked = found.filter(({ query }) => tuning.includes(query))
  heldBack = found.filter(({ query }) => unseen.includes(query))
})

test('readers find what they are looking for', () => {
  const failed = judgements.filter(({ rank }) => rank === 0 || rank > 5)
  const told = failed.map(({ query, answers }) => `${query.query}: ${answers.slice(0, 3).join(' ')}`)
  const { queries: count, firstFive, first } = scoreOf(judgements)
  expect(count).toBeGreaterThanOrEqual(760)
  expect(firstFive, told.join('\n')).toBeGreaterThanOrEqual(0.98)
  expect(first).toBeGreaterThanOrEqual(0.92)
})

test('readers find it in words of their own', () => {
  const { queries: count, firstFive, first } = scoreOf(asked)
  expect(count).toBe(978)
  expect(firstFive).toBeGreaterThanOrEqual(0.98)
  expect(first).toBeGreaterThanOrEqual(0.92)
})

test.each([
  { locale: 'en', least: { firstFive: 0.95, first: 0.9 } },
  { locale: 'zh', least: { firstFive: 0.95, first: 0.82 } },
])('questions that the ranking was not tuned on are answered too: $locale', ({ locale, least }) => {
  const { queries: count, firstFive, first } = scoreOf(heldBack.filter(({ query }) => query.locale === locale))
  expect(count).toBe(80)
  expect(firstFive).toBeGreaterThanOrEqual(least.firstFive)
  expect(first).toBeGreaterThanOrEqual(least.first)
})

test('an index stays within what a reader loads before the first answer', () => {
  expect(Math.max(...sizes.map(({ written }) => written))).toBeLessThan(wholeUpTo)
  // The contract allows 250 KB; a lower limit warns early of texts that weigh more than they answer.
  expect(Math.max(...sizes.map(({ compressed }) => compressed))).toBeLessThan(250_000)
})

test('every judged address is one that can be found', () => {
  const exact = queries.flatMap(({ expect: expected }) => expected).filter((address) => !address.endsWith('*'))
  expect(exact.filter((address) => !addresses.has(address))).toEqual([])
})

test('headings, operations and channels are found at addresses that are locked', () => {
  const unknown = [...addresses].filter((address) => {
    const [path = '', anchor = ''] = address.split('#')
    const isPart = anchor === '' || /[.]|^error-|^connection-|-debugger$/.test(anchor)
    return /^[/](?:console|llms[.]txt$|[.]well-known[/])/.test(path)
      ? false
      : !anchors[path] || (!isPart && !anchors[path]?.includes(anchor))
  })
  expect(unknown).toEqual([])
})
