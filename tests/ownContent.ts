import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { allFiles, besidePage, generate } from '../generator/index.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { contentFolderOf } from '../scripts/site/cacheFolder.ts'
import { renderPages } from './corpus/renderSpec.ts'

const own = { kind: 'project', root: engineRoot } as const

/** The content of this repository's own site by its paths: the content of the site that `npm test` has built, else a new one. */
export async function ownContent(): Promise<ReadonlyMap<string, string>> {
  if (process.env['EXCHANGE_DOCS_SITE']) return readContent(contentFolderOf(own))
  const { value } = await generate(own)
  if (!value) throw new Error('the site has errors: npm run validate')
  return allFiles(value)
}

/** The Markdown versions of this repository's own site in a language, by their paths in the site that `npm test` has built, or rendered. */
export async function ownMarkdown(locale: string): Promise<ReadonlyMap<string, string>> {
  const built = process.env['EXCHANGE_DOCS_SITE']
  const isOwn = (file: string) => file.startsWith(`${locale}/`) && file.endsWith('.md')
  if (built) return new Map([...(await readContent(built, isOwn))])
  const { value } = await generate(own)
  if (!value) throw new Error('the site has errors: npm run validate')
  const folder = await mkdtemp(join(tmpdir(), 'own-'))
  const routes = { ...value.routes, routes: value.routes.routes.filter((route) => route.locale === locale) }
  const pages = await renderPages(value, folder, engineRoot, routes)
  await rm(folder, { recursive: true })
  return new Map(pages.map(({ route, markdown }) => [besidePage(route, 'md').slice(1), markdown]))
}

async function readContent(
  folder: string,
  isRead: (file: string) => boolean = () => true,
): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  return new Map(
    await Promise.all(
      files.filter(isRead).map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
    ),
  )
}
