import { existsSync } from 'node:fs'
import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type Project, type SiteConfig, sourceFolder } from '../../generator/index.ts'
import { filesBelow } from '../command/filesBelow.ts'
import { createProgress } from '../command/progress.ts'
import { contentFolderOf } from '../site/cacheFolder.ts'
import { generateContent } from '../site/generateContent.ts'

/** The configuration and index files of a site's search. */
export interface SearchContent {
  readonly config: Pick<SiteConfig, 'search' | 'locales'>
  /** Files of the index below `search/` of the content folder, the default language first; none where a service answers. */
  readonly files: ReadonlyMap<string, string>
}

/** The written content; written anew if a source was edited after it. `undefined` for errors. */
export async function searchContent(project: Project): Promise<SearchContent | undefined> {
  const folder = contentFolderOf(project)
  const found = await readContent(folder)
  if (found && (await newestSource(project)) <= Math.min(...(await timesOf(datedFiles(folder, found))))) return found
  const progress = createProgress()
  const generated = await generateContent({ project, folder, progress, print: console.error })
  const written = generated && (await readContent(folder))
  if (!written) return undefined
  // An unchanged file was not written: touch it, so that it counts as new.
  const now = new Date()
  await Promise.all(datedFiles(folder, written).map((file) => utimes(file, now, now)))
  return written
}

/** Files whose age is the age of the content. */
function datedFiles(folder: string, { files }: SearchContent): string[] {
  return files.size === 0
    ? [join(folder, 'site.json')]
    : [...files.values()].map((file) => join(folder, 'search', file))
}

/** The content that the last build has written. */
export async function readContent(folder: string): Promise<SearchContent | undefined> {
  const text = await readFile(join(folder, 'site.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const config: SiteConfig = JSON.parse(text)
  if (config.search.provider === 'algolia') return { config, files: new Map() }
  const names = await readdir(join(folder, 'search')).catch(() => [])
  const byCode = new Map(names.map((name) => [/^(.+)-[^-]+\.json$/.exec(name)?.[1] ?? '', name]))
  const files = config.locales.flatMap(({ code }) => {
    const file = byCode.get(code)
    return file === undefined ? [] : [[code, file] as const]
  })
  return files.length === 0 ? undefined : { config, files: new Map(files) }
}

async function newestSource(project: Project): Promise<number> {
  const root = sourceFolder(project)
  if (project.kind === 'specs') return newestOf(project.specs.map((file) => join(root, file)))
  const folders = ['specs', 'guides'].map((name) => join(root, name)).filter((folder) => existsSync(folder))
  const files = folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
  return newestOf([join(root, 'site.config.ts'), ...files])
}

async function newestOf(files: readonly string[]): Promise<number> {
  return Math.max(0, ...(await timesOf(files)))
}

/** Modification times of files; 0 for a missing file. */
function timesOf(files: readonly string[]): Promise<number[]> {
  return Promise.all(files.map(async (file) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0))
}
