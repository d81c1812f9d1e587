import type { Memory } from '../contract/memory.ts'
import type { Route } from '../contract/routes.ts'
import { buildDownloads, type DownloadInput } from '../outputs/downloads/buildDownloads.ts'
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

/**
 * Files that no page needs to be shown, some at a time, so that the thread answers others in between: search, downloads,
 * programs, Markdown versions, what machines read. The Markdown of a page with the same key as before is kept.
 */
export function* lateFiles(
  input: LateInput & Pick<DownloadInput, 'specs'>,
  memory: Memory,
  keyOf?: (route: Route) => PageKey,
): Generator<ContentFiles> {
  const keep = keepEntries(memory)
  const keepPage =
    keyOf &&
    ((route: Route, render: () => string | undefined) => memory.keep(`markdown ${route.url}`, keyOf(route), render))
  const markdownTexts = new Map<string, string>()
  for (const [file, text] of renderMarkdown(input, keepPage)) {
    markdownTexts.set(file, text)
    yield new Map()
  }
  yield noteIndex({ ...input, markdownTexts })
  yield sampleFiles(input.apis, keep)
  yield discoveryFiles({ ...input, markdownTexts, changelogs: renderChangelogs(input) }, keep)
  yield* buildSearchFiles(input, keep)
  yield buildDownloads(input, memory)
}
