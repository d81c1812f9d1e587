import { type NextSite, openNextSite, type PublishPlace } from './nextSite.ts'
import type { PublishedFile } from './publishedFiles.ts'
import { type PublishFolders, publishFile, type SiteFile } from './publishFile.ts'
import { hostFiles, listSources, type PublishInput } from './siteSources.ts'

export type { PublishPlace } from './nextSite.ts'
export type { PublishInput } from './siteSources.ts'

/** Puts files into the next site; gives each by its path. */
type PublishFiles = (
  folders: PublishFolders,
  files: readonly SiteFile[],
) => Promise<Iterable<readonly [path: string, file: PublishedFile]>>

/** A site that is being published. */
export interface Publishing extends Pick<NextSite, 'folders' | 'known' | 'keep' | 'add'> {
  /** Puts the rest of the site beside the old one, then swaps the two. Throws errors of the disk, and keeps the old site then. */
  readonly finish: (input: PublishInput) => Promise<void>
  /** Has to be called at the end, after a failure too. */
  readonly close: () => Promise<void>
}

/** Begins to publish a site. Throws errors of the disk. */
export async function beginPublishing(place: PublishPlace, publishFiles: PublishFiles = here): Promise<Publishing> {
  const next = await openNextSite(place)
  return {
    ...next,
    close: next.discard,
    async finish(input) {
      await assemble(input, next, publishFiles)
      await next.swap(input.build)
    },
  }
}

/** Publishes a site as a whole. Throws errors of the disk, and keeps the old site then. */
export async function publishSite({ out, note, effort, ...input }: PublishInput & PublishPlace): Promise<void> {
  const publishing = await beginPublishing({ out, note, effort })
  try {
    await publishing.finish(input)
  } finally {
    await publishing.close()
  }
}

const here: PublishFiles = async (folders, files) => files.map((file) => [file.path, publishFile(folders, file)])

async function assemble(input: PublishInput, next: NextSite, publishFiles: PublishFiles): Promise<void> {
  const { config, pages = [], parts = new Map() } = input
  const sources = listSources(input)
  const paths = [...new Set([...next.files.keys(), ...sources.keys()])]
  for (const [name, content] of await hostFiles(config, paths, parts)) sources.set(name, { content })
  const files = [...sources]
    .filter(([path]) => !next.files.has(path))
    .map(([path, source]) => ({ path, source, known: next.known(path) }))
  for (const [path, file] of await publishFiles(next.folders, files)) next.add(path, file)
  const missing = pages.find((url) => !next.files.has(`${url.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '')))
  if (missing !== undefined)
    throw new Error(`The page ${missing} has no file: was the folder ${next.folders.next} changed during the build?`)
}
