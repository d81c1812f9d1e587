import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Project, SearchProvider, SiteConfig } from '../../../generator/index.ts'
import type { Documentation } from '../../../tools/assistant/index.ts'
import { contentFolderOf } from '../../site/cacheFolder.ts'
import { openPages, type Pages } from '../../site/openPages.ts'
import { type SearchContent, searchContent } from '../searchContent.ts'
import { searchProvider } from '../searchProvider.ts'

/** Gives the present documentation. Rejects while the project has errors and nothing was read before. */
export type DocumentationSource = () => Promise<Documentation>

/**
 * Reads a project's generated content, which `npm run search` asks too. When a source was edited, the content is
 * written anew before the next answer; while that fails, the answer uses the last good one.
 */
export function documentationSource(project: Project): DocumentationSource {
  const folder = contentFolderOf(project)
  let known: ({ readonly stamp: string } & Awaited<ReturnType<typeof readDocumentation>>) | undefined
  let reading: Promise<Documentation> | undefined

  async function read(): Promise<Documentation> {
    const content = await searchContent(project)
    const stamp = content && (await stampOf(folder))
    if (content && stamp && stamp !== known?.stamp) {
      const before = known
      known = { stamp, ...(await readDocumentation(content, folder, (config) => openPages(project, config))) }
      await before?.close()
    }
    if (!known) throw new Error('The project has errors: npm run validate tells which.')
    return known.documentation
  }

  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}

interface ReadDocumentation {
  readonly documentation: Documentation
  /** Ends the thread that renders pages. */
  readonly close: () => Promise<void>
}

/**
 * The documentation that a content folder holds. A page is rendered, and a language's search read, when someone
 * asks for it.
 */
async function readDocumentation(
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
async function stampOf(folder: string): Promise<string> {
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
