import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import {
  fullTextFiles,
  type GeneratedSite,
  type OpenContent,
  openContent,
  type Publishing,
  pageKeys,
  pageMockFile,
  pageMockPath,
  type Route,
  searchAdvice,
  versionList,
} from '../../generator/index.ts'
import type { Progress } from '../command/progress.ts'
import { assembleClient } from './assembleClient.ts'
import { scriptList } from './compiledScripts.ts'
import { markdownFileOf } from './dividePages.ts'
import type { OpenBuild } from './openBuild.ts'
import { pageOrigins } from './pageOrigins.ts'
import { prerenderSite } from './prerenderSite.ts'
import { writeSandbox } from './sandboxFile.ts'
import type { Compilation } from './startCompilation.ts'

interface PagesInput {
  readonly build: OpenBuild
  readonly site: GeneratedSite
  readonly compilation: Compilation
  readonly progress: Progress
  readonly isConsole: boolean
}

export interface MadePages {
  readonly publishing: Publishing
  readonly written: OpenContent
  /** Files of the bundles, by their paths in the site. */
  readonly bundles: ReadonlyMap<string, string>
  readonly advice: readonly string[]
}

/** Puts pages and pictures into the next site and fills the content folder. Holds no reference to the model meanwhile. */
export function makePages(input: PagesInput): Promise<MadePages> {
  const { pool } = input.build
  const { progress, isConsole } = input
  return preparePages(input).then(async ({ writing, written, bundles, ...prepared }) => {
    const { publishing } = prepared
    const [advice] = await Promise.all([writing, prerenderSite({ ...prepared, pool, progress, isConsole })])
    if (!isConsole) await writeFullTexts(prepared, written)
    return { publishing, written, bundles, advice }
  })
}

/** Writes the files that pages are rendered from, and begins to write the deferred ones. */
async function preparePages({ build, site, compilation }: PagesInput) {
  const { content, client, scripts: list } = build.folders
  const { config, routes, pageFiles: files, lateInput } = site
  // Only the texts of pages: the text of the model is freed when it is written.
  const texts = new Map([...files].filter(([file]) => topFolder(file) === 'pages'))
  const keyOf = pageKeys({ ...lateInput, textOf: ({ source }) => texts.get(`pages/${source.file}`) ?? '' })
  const written = await openContent(content)
  const writing = build.beside(writeInTurns(site.makeLate(), written, build.signal))
  await written.write(files)
  const own = new Set([...files.keys()].map(topFolder))
  // Deferred files of the last build stay until they are written again. Pages read the table of versions: it must be right now.
  await written.removeOthers((file) => !own.has(topFolder(file)) && file !== versionList)
  const publishing = await build.publish()
  const [compiled, scripts] = await Promise.all([compilation.compiled, compilation.scriptsOf(config)])
  const bundles = await assembleClient({ config, images: lateInput.own?.images, compiled, scripts, client })
  if (config.mock !== undefined) {
    const specs = files.get(pageMockPath.slice(1)) ?? pageMockFile(site.reference.apis)[1]
    await writeSandbox({ scripts, client, specs })
  }
  await cp(join(scripts, scriptList), list)
  const origins = await pageOrigins({ routes, keyOf, compiled, scripts: list })
  return {
    writing,
    written,
    bundles,
    publishing,
    origins,
    site: { config, routes },
    renderer: await compilation.renderer,
  }
}

/** Writes the full texts for language models, which the Markdown versions in the next site are put together to. */
async function writeFullTexts(
  { site: { config, routes }, publishing }: Pick<Awaited<ReturnType<typeof preparePages>>, 'site' | 'publishing'>,
  content: OpenContent,
): Promise<void> {
  const markdownOf = (route: Route) => readFileSync(join(publishing.folders.next, markdownFileOf(route)), 'utf8')
  for (const [path, text] of fullTextFiles({ config, routes, markdownOf })) {
    await content.write(new Map([[`public${path}`, text]]))
  }
}

/** Writes the deferred files and returns advice on them. Yields after each group, so that this process serves its threads. */
async function writeInTurns(
  groups: ReturnType<GeneratedSite['makeLate']>,
  content: OpenContent,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const advice: string[] = []
  for (const files of groups) {
    await content.write(files)
    advice.push(...searchAdvice(files))
    await setImmediate(undefined, { signal })
  }
  return advice
}

function topFolder(file: string): string {
  return file.slice(0, file.indexOf('/'))
}
