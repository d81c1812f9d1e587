import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createSearch,
  type Project,
  type SearchHit,
  type SearchIndexFile,
  type SearchPartFile,
  type SearchProvider,
  type SiteConfig,
  sourceFolder,
} from '../generator/index.ts'
import { askAlgolia } from './askAlgolia.ts'
import { projectHelp, projectOf, projectOptions, runCommand, UsageError } from './commandLine.ts'
import { contentFolderOf, generateContent } from './generateContent.ts'
import { createProgress } from './progress.ts'

const help = `npm run search -- [--locale CODE] [--section ID] [--limit N] [--json] QUERY

Asks the index that the site publishes, with the same ranking as its search box. Exit code 0, also when nothing is found.

  --locale CODE        language to search in (default: the site's first)
  --section ID         only pages of this section
  --near ID            section the reader is in: its pages come a little earlier
  --limit N            how many hits at most (default: 10)
  --json               print an array of hits, best first: url, title, heading, section, excerpt, score
${projectHelp}`

const options = {
  ...projectOptions,
  locale: { type: 'string' },
  section: { type: 'string' },
  near: { type: 'string' },
  limit: { type: 'string', default: '10' },
  json: { type: 'boolean' },
} as const

await runCommand({ help, options, allowPositionals: true }, async (flags, words) => {
  const { locale, section, near, json } = flags
  const query = words.join(' ').trim()
  if (query === '') throw new UsageError('What are you looking for? Name a query.')
  const limit = Number(flags.limit)
  if (!Number.isInteger(limit) || limit < 1)
    throw new UsageError(`--limit is a whole number from 1, not "${flags.limit}".`)
  const project = projectOf(flags)
  const folder = contentFolderOf(project)
  const files = (await currentIndex(project, folder)) ?? (await generated(project, folder))
  if (!files) return 1
  const provider =
    (await hostedSearch(folder, locale)) ?? (await localSearch(join(folder, 'search'), fileOf(files, locale)))
  const hits = await provider.search(query, { limit, ...(section && { section }), ...(near && { near }) })
  console.log(json ? JSON.stringify(hits.map(plainHit), null, 2) : hits.map(printed).join('\n') || 'Nothing found.')
  return 0
})

/** The index of a language with all of its files. */
async function localSearch(folder: string, file: string): Promise<SearchProvider> {
  const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const index = await read<SearchIndexFile>(file)
  const search = createSearch(index)
  for (const part of index.split?.parts ?? []) search.add(await read<SearchPartFile>(part.file))
  return search
}

/** The service that the site asks, if it asks one. */
async function hostedSearch(folder: string, wanted: string | undefined): Promise<SearchProvider | undefined> {
  const { search, locales }: SiteConfig = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))
  if (search.provider !== 'algolia' || !search.algolia) return undefined
  const codes = locales.map(({ code }) => code)
  const locale = wanted ?? codes[0] ?? ''
  if (!codes.includes(locale)) throw new UsageError(`--locale is one of ${codes.join(', ')}, not "${wanted}".`)
  return askAlgolia(search.algolia, locale)
}

/** The index that is there, unless a spec, guide or the configuration was edited after it was written. */
async function currentIndex(project: Project, folder: string): Promise<ReadonlyMap<string, string> | undefined> {
  const files = await indexFiles(folder)
  if (!files) return undefined
  const written = await Promise.all([...files.values()].map((file) => timeOf(join(folder, 'search', file))))
  return (await newestSource(project)) > Math.min(...written) ? undefined : files
}

async function newestSource(project: Project): Promise<number> {
  const root = sourceFolder(project)
  if (project.kind === 'specs') return newestOf(project.specs.map((file) => join(root, file)))
  const folders = await Promise.all(['specs', 'guides'].map((folder) => filesBelow(join(root, folder))))
  return newestOf([join(root, 'site.config.ts'), ...folders.flat()])
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function newestOf(files: readonly string[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(files.map(timeOf))))
}

/** When a file was written; 0 for one that is not there. */
async function timeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  return found?.mtimeMs ?? 0
}

/** Files of the index by language, the default one first as the configuration lists them. */
async function indexFiles(folder: string): Promise<ReadonlyMap<string, string> | undefined> {
  const names = await readdir(join(folder, 'search')).catch(() => [])
  const files = names.flatMap((name) => {
    const [, code] = /^(.+)-[^-]+\.json$/.exec(name) ?? []
    return code === undefined ? [] : [[code, name] as const]
  })
  if (files.length === 0) return undefined
  const { locales } = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as { locales: { code: string }[] }
  const byCode = new Map(files)
  return new Map(locales.flatMap(({ code }) => (byCode.has(code) ? [[code, byCode.get(code) ?? '']] : [])))
}

/** Writes the content of the site. An index that came out the same keeps its file, which is made to look new. */
async function generated(project: Project, folder: string): Promise<ReadonlyMap<string, string> | undefined> {
  const progress = createProgress()
  const site = await generateContent({ project, folder, progress, print: console.error })
  const files = site && ((await indexFiles(folder)) ?? new Map<string, string>())
  const now = new Date()
  await Promise.all([...(files ?? new Map()).values()].map((file) => utimes(join(folder, 'search', file), now, now)))
  return files
}

function fileOf(files: ReadonlyMap<string, string>, locale: string | undefined): string {
  const [first] = files.values()
  const file = locale === undefined ? first : files.get(locale)
  if (file === undefined) throw new UsageError(`--locale is one of ${[...files.keys()].join(', ')}, not "${locale}".`)
  return file
}

function plainHit({ record, excerpt, score }: SearchHit): object {
  const { url, title, heading, section = null } = record
  return { url, title, heading, section, excerpt, score: Math.round(score * 100) / 100 }
}

function printed({ record, excerpt }: SearchHit): string {
  const { url, title, heading, within = [], method, deprecated } = record
  const name = [title, ...within, heading].filter((part) => part !== '').join(' › ')
  const marks = [method, deprecated ? 'deprecated' : undefined].filter((mark) => mark !== undefined)
  return `${name}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}\n  ${url}${excerpt === '' ? '' : `\n  ${excerpt}`}`
}
