import { rename, writeFile } from 'node:fs/promises'
import { threadId } from 'node:worker_threads'
import type { SocialCard } from '../../generator/index.ts'
import { drawCard } from '../../generator/outputs/social/drawCard.ts'

/** One picture to draw, and where. */
export interface SocialImage {
  readonly path: string
  readonly card: SocialCard
}

/** Draws pictures, each into its place in one step. */
export async function drawImages(images: readonly SocialImage[]): Promise<void> {
  for (const { path, card } of images) {
    const temporary = `${path}.${process.pid}-${threadId}.tmp`
    await writeFile(temporary, await drawCard(card))
    await rename(temporary, path)
  }
}
