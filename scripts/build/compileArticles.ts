import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOf, readEntry, writeEntry } from './cacheEntry.ts'
import { forgetOldest } from './forgetOldest.ts'

export interface ArticleSource {
  /** `<origin>:<file>`, as the site asks for it. */
  readonly key: string
  readonly text: string
}

export interface ListOptions {
  readonly sources: readonly ArticleSource[]
  /** Folder that keeps compiled articles from one build to the next, of one project and one version of the engine. */
  readonly folder: string
  /** Where the list of them goes. */
  readonly list: string
}

/** So many times what a site has may lie in the cache: then the oldest are forgotten, and compiled anew when they are wanted. */
const spare = 4
/** Projects, times versions of the engine, whose articles are kept. */
const keptFolders = 12

/** Lists where the compiled form of each article is, or will be when its page is rendered. */
export async function listArticles({ sources, folder, list }: ListOptions): Promise<void> {
  await mkdir(folder, { recursive: true })
  await forgetOldest(folder, spare * sources.length)
  await forgetOldest(dirname(folder), keptFolders)
  await writeFile(list, JSON.stringify(Object.fromEntries(sources.map(({ key, text }) => [key, fileOf(folder, text)]))))
}

/**
 * Gives a function that compiles the MDX of an article into a folder, unless it has been compiled since it was last changed. It
 * compiles one at a time.
 */
export function articleCompilerInto(folder: string): (article: ArticleSource) => Promise<void> {
  let loaded: ReturnType<typeof loadCompiler> | undefined
  return async ({ key, text }) => {
    const file = fileOf(folder, text)
    if ((await readEntry(file)) !== undefined) return
    loaded ??= loadCompiler()
    const compiler = await loaded
    const compiled = await compiler.transform(text, key)
    await writeEntry(file, String(compiled?.code ?? ''))
  }
}

function fileOf(folder: string, text: string): string {
  return join(folder, `${hashOf(text)}.js`)
}

/** Where no article has changed, to load what compiles them would take longer than all else that is done with them. */
async function loadCompiler() {
  const { articleCompiler } = await import('./articleCompiler.ts')
  return articleCompiler()
}
