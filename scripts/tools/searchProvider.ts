import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSearch, type SearchIndexFile, type SearchPartFile, type SearchProvider } from '../../generator/index.ts'
import { askAlgolia } from './askAlgolia.ts'
import type { SearchContent } from './searchContent.ts'

/** The service that the site asks, if it asks one; else the index of the language with all of its files. */
export async function searchProvider(
  { config, files }: SearchContent,
  locale: string,
  folder: string,
): Promise<SearchProvider> {
  const { provider, algolia } = config.search
  if (provider === 'algolia' && algolia) {
    return askAlgolia(algolia, locale)
  }
  const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(folder, 'search', name), 'utf8'))
  const index = await read<SearchIndexFile>(files.get(locale) ?? '')
  const search = createSearch(index)
  for (const part of index.split?.parts ?? []) search.add(await read<SearchPartFile>(part.file))
  return search
}
