import { rename, writeFile } from 'node:fs/promises'
import { drawCard } from '../generator/outputs/social/drawCard.ts'
import type { SocialImage } from './socialImages.ts'

// `socialImages.ts` starts this in a process of its own, and tells it what to draw and where.
process.once('message', async (images: readonly SocialImage[]) => {
  for (const { path, card } of images) {
    const temporary = `${path}.${process.pid}.tmp`
    await writeFile(temporary, await drawCard(card))
    await rename(temporary, path)
  }
  process.disconnect()
})
