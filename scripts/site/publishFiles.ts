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
  await pool.runBatches('publishFiles', spread(files), (batch) => ({ folders, files: batch }), {
    ...{ perBatch, worthAThread },
    onResult: (batch) => {
      for (const [path, file] of batch) published.set(path, file)
    },
  })
  return published
}

/** Large files often stand beside each other, and no thread shall have all of them: each batch has some from everywhere. */
function spread<Item>(items: readonly Item[]): Item[] {
  const batches = Math.ceil(items.length / perBatch)
  const batchOf = (at: number) => at % batches
  return items
    .map((item, at) => ({ item, at }))
    .sort((one, other) => batchOf(one.at) - batchOf(other.at))
    .map(({ item }) => item)
}
