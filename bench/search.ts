import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { SearchProvider, SearchRecord } from '../generator/contract/search.ts'
import { allFiles, createSearch, generate, type SearchIndexFile, type SearchPartFile } from '../generator/index.ts'
import { filesOfIndex } from '../generator/search/searchFiles.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { judge, readQueries, scoreOf } from '../tests/search/judge.ts'
import { type Bench, percentiles, type Row } from './harness.ts'
import { inventQueries, inventRecords } from './inventedRecords.ts'
import { queriesToType, typeInBrowser } from './typeInBrowser.ts'

const inventedPages = [1_200, 10_000]
/** As many results as the dialog asks for. */
const limit = 80

/** The search of this repository's own site and of invented larger sites: its hits, its weight and its time. */
export const search: Bench = {
  name: 'search',
  async measure(note) {
    const rows: Row[] = []
    note('generating the site')
    const { value } = await generate({ kind: 'project', root: engineRoot })
    if (!value) throw new Error('the site has errors: npm run validate')
    const judged = readQueries(await readFile(join(engineRoot, 'tests/search/queries.yaml'), 'utf8'))
    for (const [place, { code }] of value.config.locales.entries()) {
      note(`judging ${code}`)
      const own = new Map([...allFiles(value)].filter(([file]) => new RegExp(`^search/${code}[-/]`).test(file)))
      const provider = providerOf(own)
      const queries = judged.filter(({ locale }) => locale === code)
      const prefix = place === 0 ? '' : `/${code}`
      const judgements = await Promise.all(queries.map((query) => judge(query, provider, prefix)))
      const { first, firstFive, meanReciprocalRank } = scoreOf(judgements)
      rows.push(
        {
          name: `judged queries, ${code}`,
          figures: {
            queries: queries.length,
            'success@1': rounded(first),
            'success@5': rounded(firstFive),
            MRR: rounded(meanReciprocalRank),
          },
        },
        { name: `index, this site, ${code}`, figures: sizesOf(own) },
        {
          name: `query, this site, ${code} (ms)`,
          figures: await timesOf(
            provider,
            queries.map(({ query }) => query),
          ),
        },
        // What the browser is asked below, without the browser: how fast the machine is at this moment.
        {
          name: `keystroke in Node, ${code} (ms)`,
          figures: await typingTimesOf(provider, queriesToType(judged, code)),
        },
      )
    }
    for (const pages of inventedPages) {
      note(`inventing ${pages} pages`)
      const records: readonly SearchRecord[] = inventRecords(pages)
      const files = filesOfIndex({ locale: 'en', records, synonyms: [] })
      const provider = providerOf(files)
      const name = `${pages.toLocaleString('en')} pages`
      rows.push(
        { name: `index, ${name}`, figures: { records: records.length, ...sizesOf(files) } },
        { name: `query, ${name} (ms)`, figures: await timesOf(provider, inventQueries(records)) },
      )
    }
    note('typing in a browser')
    return [...rows, ...(await typeInBrowser(judged))]
  },
}

/** A search with all files of one language. */
function providerOf(files: ReadonlyMap<string, string>): SearchProvider {
  const [[, first] = ['', '{}'], ...parts] = [...files]
  const provider = createSearch(JSON.parse(first) as SearchIndexFile)
  for (const [, part] of parts) provider.add(JSON.parse(part) as SearchPartFile)
  return provider
}

function sizesOf(files: ReadonlyMap<string, string>): Row['figures'] {
  const sizes = [...files.values()].map((text) => ({
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
    brotli: brotliCompressSync(text).length,
  }))
  const [first] = sizes
  const sum = (key: 'raw' | 'gzip' | 'brotli') => sizes.reduce((total, size) => total + size[key], 0)
  const all = { files: sizes.length, raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') }
  return sizes.length === 1 || !first ? all : { ...all, 'first file brotli': first.brotli }
}

/** Every query once to warm up, then once for the clock. */
async function timesOf(provider: SearchProvider, queries: readonly string[]): Promise<Row['figures']> {
  for (const query of queries) await provider.search(query, { limit })
  const durations: number[] = []
  for (const [place, query] of queries.entries()) {
    const started = performance.now()
    // A reader types on: what an earlier question has left in memory does not count.
    await provider.search(place % 2 === 0 ? query : query.slice(0, -1), { limit })
    durations.push(performance.now() - started)
  }
  return { queries: queries.length, ...percentiles(durations) }
}

/** Queries typed letter by letter: once to warm up, then once for the clock. */
async function typingTimesOf(provider: SearchProvider, queries: readonly string[]): Promise<Row['figures']> {
  const typed = queries.flatMap((query) => Array.from(query, (_, place) => query.slice(0, place + 1)))
  for (const query of typed) await provider.search(query, { limit })
  const durations: number[] = []
  for (const query of typed) {
    const started = performance.now()
    await provider.search(query, { limit })
    durations.push(performance.now() - started)
  }
  return { keystrokes: typed.length, ...percentiles(durations) }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
