import { setImmediate } from 'node:timers/promises'
import type { Memory } from '../contract/memory.ts'
import type { Route } from '../contract/routes.ts'
import { discoveryFiles } from '../outputs/machines/discoveryFiles.ts'
import { noteIndex } from '../outputs/machines/noteIndex.ts'
import { renderChangelogs, renderMarkdown } from '../pages/markdown/renderMarkdown.ts'
import type { ContentInput } from '../pages/mdx/renderContent.ts'
import type { PageKey } from '../pages/pageKeys.ts'
import type { ContentFiles } from '../publish/content/writeContent.ts'
import { sampleFiles } from '../samples/sampleFiles.ts'
import { buildSearchFiles } from '../search/searchFiles.ts'
import { keepEntries } from './keepEntries.ts'

/** What the pages say, for those who read it in another way than as pages. */
export type LateInput = ContentInput & Required<Pick<ContentInput, 'downloads'>>

/** The search index of each language. */
export function renderSearch(input: LateInput, memory: Memory): ContentFiles {
  return buildSearchFiles(input, keepEntries(memory))
}

/** The late files but for the search index and the downloads, all at once. */
export function renderLate(input: LateInput, memory: Memory): ContentFiles {
  return filesBeside(new Map(renderMarkdown(input)), input, memory)
}

/** The same, page by page, so that the thread answers others in between. A page with the same key as before is kept. */
export async function renderLateInTurns(
  input: LateInput,
  memory: Memory,
  keyOf: (route: Route) => PageKey,
): Promise<ContentFiles> {
  const keep = (route: Route, render: () => string | undefined) =>
    memory.keep(`markdown ${route.url}`, keyOf(route), render)
  const pages = new Map<string, string>()
  for (const [file, text] of renderMarkdown(input, keep)) {
    pages.set(file, text)
    await setImmediate()
  }
  return filesBeside(pages, input, memory)
}

function filesBeside(markdownTexts: ReadonlyMap<string, string>, input: LateInput, memory: Memory): ContentFiles {
  const keep = keepEntries(memory)
  const discovery = discoveryFiles({ ...input, markdownTexts, changelogs: renderChangelogs(input) }, keep)
  return new Map([...noteIndex({ ...input, markdownTexts }), ...sampleFiles(input.apis, keep), ...discovery])
}
