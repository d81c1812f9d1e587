import type { Publishing, SocialCards } from '../../generator/index.ts'
import type { BuildPool } from './buildPool.ts'

/** Pictures that a thread takes at a time. */
const perBatch = 16
/** Pictures that take about as long as a thread takes to load the fonts. */
const worthAThread = 60

/** Draws the pictures of a site, and takes those over that the site that is there has: their names hold a hash. */
export async function drawSocialImages(
  cards: SocialCards,
  { folders, keep, add }: Pick<Publishing, 'folders' | 'keep' | 'add'>,
  pool: BuildPool,
): Promise<void> {
  const wanted = new Map(Object.values(cards).map(({ file, card }) => [file, card]))
  const images = [...wanted].flatMap(([path, card]) => (keep(path) ? [] : [{ path, card }]))
  await pool.runBatches('drawImages', images, (batch) => ({ folders, images: batch }), {
    ...{ perBatch, worthAThread },
    onResult: (drawn) => {
      for (const [path, file] of drawn) add(path, file)
    },
  })
}
