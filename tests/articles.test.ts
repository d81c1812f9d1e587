import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { generate } from '../generator/index.ts'
import config from '../site.config.ts'
import { isFull } from './fullRun.ts'
import { articleHtml, compiledHtml } from './markdown/articleHtml.ts'
import { meridian } from './meridian.ts'
import { ownContent } from './ownContent.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Only a build has the components of a project. */
const ownComponents = Object.keys(config.components ?? {})

type File = readonly [name: string, text: string]

async function differencesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mdx'))
  const tried = files.filter((_, index) => isFull || index % 3 === 0)
  const read = await Promise.all(tried.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const))
  // MDX itself compiles a guide with modules.
  const isBuilt = (text: string) => /^(?:import|export) /m.test(text) || usesAny(text, ownComponents)
  return differencesAmong(read.filter(([, text]) => !isBuilt(text)))
}

/** Files whose article differs from the output of the MDX compiler. */
async function differencesAmong(files: readonly File[]): Promise<string[]> {
  if (files.length === 0) throw new Error('there is no page')
  const different: string[] = []
  for (const [file, text] of files) if (articleHtml(text) !== (await compiledHtml(text))) different.push(file)
  return different
}

/** The generated pages among the files of a site. */
function pagesOf(files: ReadonlyMap<string, string>, components: readonly string[]): readonly File[] {
  return [...files].filter(
    ([file, text]) => file.startsWith('pages/') && file.endsWith('.mdx') && !usesAny(text, components),
  )
}

function usesAny(text: string, components: readonly string[]): boolean {
  return components.some((name) => text.includes(`<${name} `))
}

describe('articles are what MDX compiles', () => {
  it.each(['guides', 'examples', 'tests/fixtures'])('of the guides in %s', { timeout: 120_000 }, async (folder) => {
    expect(await differencesIn(join(root, folder))).toEqual([])
  })

  it('of the pages that are generated for Meridian', { timeout: 300_000 }, async () => {
    const { value } = await generate({ kind: 'project', root: meridian })
    const own = Object.keys(value?.config.components ?? {})
    expect(await differencesAmong(pagesOf(value?.pageFiles ?? new Map(), own))).toEqual([])
  })

  it('of the pages that are generated for this repository', { timeout: 300_000 }, async () => {
    // Pages of both languages are made of the same elements.
    const pages = pagesOf(await ownContent(), ownComponents).filter((_, index) => isFull || index % 5 === 0)
    expect(await differencesAmong(pages)).toEqual([])
  })
})
