import type { Memory } from '../contract/memory.ts'
import type { OutputSite } from '../contract/pluginParts.ts'
import { buildDownloads, type DownloadInput } from '../outputs/downloads/buildDownloads.ts'
import { ownOutputs } from '../outputs/machines/ownOutputs.ts'
import { buildChangelogs } from '../pages/history/buildChangelogs.ts'
import type { ContentInput } from '../pages/mdx/renderContent.ts'
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
 * Files that no page needs: search, downloads, programs, files for machines. They come one group at a time, so that
 * the caller can write a group, free it, and serve its threads.
 */
export function* lateFiles(input: LateInput & Pick<DownloadInput, 'specs'>, memory: Memory): Generator<ContentFiles> {
  const keep = keepEntries(memory)
  yield* oneByOne(sampleFiles(input.apis, keep, input.config))
  const site = outputSite(input)
  for (const { files } of ownOutputs)
    for (const { path, text } of files(site, keep)) yield new Map([[`public/${path}`, text]])
  yield* buildSearchFiles(input, keep)
  yield* oneByOne(buildDownloads(input, keep))
  for (const [path, text] of input.plugged) yield new Map([[`public/${path}`, text]])
}

/** The site as the input of outputs. */
export function outputSite(input: Omit<LateInput, 'plugged'>): OutputSite {
  const { config, apis, routes: table, downloads, versions } = input
  const { origin, base, locales } = config
  return {
    ...{ origin, base, locales: locales.map(({ code }) => code), reference: { apis }, routes: table.routes },
    ...{ table, config, downloads, changelogs: buildChangelogs(input), versions },
  }
}

function* oneByOne(files: Iterable<ContentFile>): Generator<ContentFiles> {
  for (const file of files) yield new Map([file])
}
