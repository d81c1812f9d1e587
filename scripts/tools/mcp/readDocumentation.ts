import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchProvider, SiteConfig } from '../../../generator/index.ts'
import type { Documentation } from '../../../tools/assistant/index.ts'
import type { Pages } from '../../site/openPages.ts'
import type { SearchContent } from '../searchContent.ts'
import { searchProvider } from '../searchProvider.ts'

interface ReadDocumentation {
  readonly documentation: Documentation
  /** Ends the thread that renders pages. */
  readonly close: () => Promise<void>
}

/**
 * The documentation that a content folder holds. A page is rendered, and a language's search read, when someone
 * asks for it.
 */
export async function readDocumentation(
  content: SearchContent,
  folder: string,
  openPages: (config: SiteConfig) => Promise<Pages>,
): Promise<ReadDocumentation> {
  const config: SiteConfig = await readJson(join(folder, 'site.json'))
  const models = await modelFiles(folder)
  const locales = config.locales.map(({ code }) => code)
  const [first = ''] = locales
  const searches = new Map<string, Promise<SearchProvider>>()
  // Opened ahead: where a project has own code, its bundles may have to be compiled.
  const pages = openPages(config)
  pages.catch(() => {})
  const documentation: Documentation = {
    title: config.brand.title[first] ?? config.brand.name,
    locales,
    root: config.origin + config.base.slice(0, -1),
    routes: await readJson(join(folder, 'routes.json')),
    apis: await Promise.all(models.map((file) => readJson<Documentation['apis'][number]>(file))),
    textOf: async (route) => (await pages).markdownOf(route),
    searchIn(locale) {
      const search = searches.get(locale) ?? searchProvider(content, locale, folder)
      searches.set(locale, search)
      return search
    },
  }
  return { documentation, close: async () => (await pages.catch(() => undefined))?.close() }
}

/** Write times of the files kept in memory. A file with another time is read again. */
export async function stampOf(folder: string): Promise<string> {
  const search = await readdir(join(folder, 'search')).catch(() => [])
  const files = [
    join(folder, 'site.json'),
    join(folder, 'routes.json'),
    ...(await modelFiles(folder)),
    ...search.map((name) => join(folder, 'search', name)),
  ]
  return JSON.stringify(await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs])))
}

async function modelFiles(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'model')).catch(() => [])
  return names.sort().map((name) => join(folder, 'model', name))
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}
