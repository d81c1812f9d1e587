import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type SocialCards, socialCardsFile } from '../../generator/index.ts'
import type { BuildPool } from './buildPool.ts'

/** Pictures that a thread takes at a time. */
const perBatch = 16
/** Pictures that take about as long as a thread takes to load the fonts. */
const worthAThread = 60

/**
 * Draws the pictures of a site that are not in `cache` yet. Each is in its place in one step, so a build that was stopped
 * leaves no part of one. Gives how many were drawn.
 */
export async function drawSocialImages(content: string, cache: string, pool: BuildPool): Promise<number> {
  const cards = await readCards(content)
  const wanted = new Map(cards.map(({ file, card }) => [join(cache, file), card]))
  await removeOld(cache, wanted)
  const images = [...wanted].flatMap(([path, card]) => (existsSync(path) ? [] : [{ path, card }]))
  await Promise.all(
    [...new Set(images.map(({ path }) => dirname(path)))].map((folder) => mkdir(folder, { recursive: true })),
  )
  await pool.runBatches('drawImages', images, (batch) => batch, { perBatch, worthAThread })
  return images.length
}

/** Puts the pictures of a site beside its pages. */
export async function copySocialImages(content: string, cache: string, to: string): Promise<void> {
  for (const { file } of await readCards(content)) await cp(join(cache, file), join(to, file))
}

async function readCards(content: string): Promise<SocialCards[string][]> {
  const path = join(content, socialCardsFile)
  if (!existsSync(path)) return []
  const cards: SocialCards = JSON.parse(await readFile(path, 'utf8'))
  return Object.values(cards)
}

const day = 86_400_000

/** Pictures of pages that have changed since. Another build at the same time may be about to use those of today. */
async function removeOld(cache: string, wanted: ReadonlyMap<string, unknown>): Promise<void> {
  const entries = await readdir(cache, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.filter((name) => !wanted.has(name)))
    if (Date.now() - (await stat(file)).mtimeMs > day) await rm(file, { force: true })
}
