import type { Memory } from '../contract/memory.ts'
import { besidePage, type Route } from '../contract/routes.ts'
import { buildDownloads, type DownloadInput } from '../outputs/downloads/buildDownloads.ts'
import { discoveryFiles } from '../outputs/machines/discoveryFiles.ts'
import { noteIndex } from '../outputs/machines/noteIndex.ts'
import { renderChangelogs, renderMarkdown } from '../pages/markdown/renderMarkdown.ts'
import type { ContentInput } from '../pages/mdx/renderContent.ts'
import type { PageKey } from '../pages/pageKeys.ts'
import type { ContentFile, ContentFiles } from '../publish/content/writeContent.ts'
import { sampleFiles } from '../samples/sampleFiles.ts'
import { buildSearchFiles } from '../search/searchFiles.ts'
import { keepEntries } from './keepEntries.ts'

/** Input of the files that are not pages. */
export type LateInput = ContentInput &
  Required<Pick<ContentInput, 'downloads'>> & {
    /** Files of plug-ins, by their paths in the site. */
    readonly plugged: ReadonlyMap<string, string>
  }

/**
 * Files that no page needs: search, downloads, programs, Markdown versions, files for machines. They come one group at a
 * time, so that the caller can write a group, free it, and serve its threads. The Markdown of an unchanged page is reused.
 */
export function* lateFiles(
  input: LateInput & Pick<DownloadInput, 'specs'>,
  memory: Memory,
  keyOf?: (route: Route) => PageKey,
): Generator<ContentFiles> {
  const keep = keepEntries(memory)
  const render = renderMarkdown(input)
  const known = new Map<Route, string | undefined>()
  const markdownOf = (route: Route): string | undefined => {
    if (keyOf) return memory.keep(`markdown ${route.url}`, keyOf(route), () => render(route))
    if (!known.has(route)) known.set(route, render(route))
    return known.get(route)
  }
  for (const route of input.routes.routes) {
    const text = markdownOf(route)
    if (text !== undefined)
      yield new Map([[`markdown${besidePage(route, 'md')}`, noteIndex(text, route, input.config)]])
  }
  yield* oneByOne(sampleFiles(input.apis, keep, input.config))
  yield* oneByOne(discoveryFiles({ ...input, markdownOf, changelogs: renderChangelogs(input) }, keep))
  yield* buildSearchFiles(input, keep)
  yield* oneByOne(buildDownloads(input, keep))
  for (const [path, text] of input.plugged) yield new Map([[`public/${path}`, text]])
}

function* oneByOne(files: Iterable<ContentFile>): Generator<ContentFiles> {
  for (const file of files) yield new Map([file])
}
