import type { PublishedFile, PublishFolders, SocialCard } from '../../generator/index.ts'
import { drawCard } from '../../generator/outputs/social/drawCard.ts'
import { publishFile } from '../../generator/publish/site/publishFile.ts'

/** Pictures that a thread draws, each with its path in the site. */
export interface DrawTask {
  readonly folders: PublishFolders
  readonly images: readonly { readonly path: string; readonly card: SocialCard }[]
}

/** Draws pictures into the next site; returns the file of each with its path. */
export async function drawImages({ folders, images }: DrawTask): Promise<[path: string, file: PublishedFile][]> {
  const drawn: [string, PublishedFile][] = []
  for (const { path, card } of images)
    drawn.push([path, publishFile(folders, { path, source: { content: await drawCard(card) } })])
  return drawn
}
