import type { SiteConfig } from '../../../generator/contract/config.ts'
import { noOwnFiles, type OwnFiles, type OwnImage, ownFilesFile } from '../../../generator/contract/ownFiles.ts'
import { withBase } from '../../shared/url.ts'
import { readOptionalContent } from './content.ts'

/** Files of the project that the site has as they are; none where nothing was generated. */
export function readOwnFiles(): OwnFiles {
  return readOptionalContent(ownFilesFile) ?? noOwnFiles
}

/** A picture of the project by the path it is published at. */
export function imageAt(address: string): OwnImage | undefined {
  return Object.values(readOwnFiles().images).find((image) => image.address === address)
}

/** The picture that pages of a site are shared with, with its full address; nothing for a site without one. */
export function socialImage({
  brand,
  origin,
  base,
}: Pick<SiteConfig, 'brand' | 'origin' | 'base'>): OwnImage | undefined {
  const image = readOwnFiles().images[brand.socialImage ?? '']
  return image && { ...image, address: `${origin}${withBase(image.address, base)}` }
}
