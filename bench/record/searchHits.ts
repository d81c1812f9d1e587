import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createSearch, type SearchIndexFile, type SearchPartFile, type SearchProvider } from '../../generator/index.ts'
import { engineRoot } from '../../scripts/command/commandLine.ts'
import { readQueries } from '../../tests/search/judge.ts'
import type { Groups } from './groups.ts'

const limit = 10

/** The first answers of a built site's search to each judged query. */
export async function searchHits(site: string): Promise<Groups> {
  const queries = readQueries(await readFile(join(engineRoot, 'tests/search/queries.yaml'), 'utf8'))
  const providers = new Map<string, SearchProvider>()
  const hits = new Map<string, readonly string[]>()
  for (const { locale, query, near } of queries) {
    const provider = providers.get(locale) ?? (await readSearch(site, locale))
    providers.set(locale, provider)
    const found = await provider.search(query, near === undefined ? { limit } : { limit, near })
    hits.set(
      `${locale}: ${query}${near === undefined ? '' : ` (near ${near})`}`,
      found.map(({ record }) => record.url),
    )
  }
  return hits
}

/** The search of a language as the site's own script finds it: a file at its root names the index. */
async function readSearch(site: string, locale: string): Promise<SearchProvider> {
  const own = join(site, locale, 'search.json')
  const entry = existsSync(own) ? own : join(site, 'search.json')
  const { index }: { index: string } = JSON.parse(await readFile(entry, 'utf8'))
  const file = join(dirname(entry), index)
  const first: SearchIndexFile = JSON.parse(await readFile(file, 'utf8'))
  const provider = createSearch(first)
  for (const part of first.split?.parts ?? []) {
    const rest: SearchPartFile = JSON.parse(await readFile(join(dirname(file), part.file), 'utf8'))
    provider.add(rest)
  }
  return provider
}
