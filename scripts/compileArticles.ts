import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Root } from 'mdast'
import { hashOf, readEntry, writeEntry } from './cacheEntry.ts'
import { forgetOldest } from './forgetOldest.ts'

export interface ArticleSource {
  /** `<origin>:<file>`, as the site asks for it. */
  readonly key: string
  readonly text: string
  /** The text as the checks of guides have parsed it. */
  readonly tree?: Root | undefined
}

export interface CompileOptions {
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

/** Compiles the MDX of each article that has changed since it was last compiled, and lists where all of them are. */
export async function compileArticles({ sources, folder, list }: CompileOptions): Promise<void> {
  let compiler: Awaited<ReturnType<typeof createCompiler>> | undefined
  const files: Record<string, string> = {}
  await mkdir(folder, { recursive: true })
  await forgetOldest(folder, spare * sources.length)
  await forgetOldest(dirname(folder), keptFolders)
  for (const { key, text } of sources) {
    const file = join(folder, `${hashOf(text)}.js`)
    if ((await readEntry(file)) === undefined) {
      compiler ??= await createCompiler(sources)
      const compiled = await compiler.transform(text, key)
      await writeEntry(file, String(compiled?.code ?? ''))
    }
    files[key] = file
  }
  await writeFile(list, JSON.stringify(files))
}

/** Where no article has changed, to load what compiles them would take longer than all else that is done with them. */
async function createCompiler(sources: readonly ArticleSource[]) {
  const { articleCompiler } = await import('./articleCompiler.ts')
  return articleCompiler(new Map(sources.flatMap(({ key, tree }) => (tree ? [[key, tree] as const] : []))))
}
