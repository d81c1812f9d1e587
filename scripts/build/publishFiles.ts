import type { PublishedFile, PublishFolders, SiteFile } from '../../generator/index.ts'
import type { BuildPool } from './buildPool.ts'

/** Files that a thread takes at a time. */
const perBatch = 64
/** Number of files that take about as long as the start of a thread. */
const worthAThread = 100

/** Puts files into the next site, in threads; gives each by its path. */
export async function publishFiles(
  pool: BuildPool,
  folders: PublishFolders,
  files: readonly SiteFile[],
): Promise<ReadonlyMap<string, PublishedFile>> {
  const published = new Map<string, PublishedFile>()
  await pool.runBatches('publishFiles', files, (batch) => ({ folders, files: batch }), {
    ...{ perBatch, worthAThread },
    onResult: (batch) => {
      for (const [path, file] of batch) published.set(path, file)
    },
  })
  return published
}
