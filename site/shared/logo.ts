import type { SiteConfig } from '../../generator/contract/config.ts'
import type { OwnFiles } from '../../generator/contract/ownFiles.ts'
import type { FrameLogo, FramePicture } from './frame.ts'
import { withBase } from './url.ts'

/** The logo of a project, where it has one; `images` holds the addresses of the project's pictures. */
export function logoOf(
  { brand: { logo }, base }: Pick<SiteConfig, 'brand' | 'base'>,
  images: OwnFiles['images'],
): FrameLogo | undefined {
  if (logo === undefined) return undefined
  /** A picture that is its own address stays one. */
  const pictureOf = (file: string): FramePicture => {
    const image = images[file]
    if (!image) return { src: file }
    const { address, ...size } = image
    return { src: withBase(address, base), ...size }
  }
  return typeof logo === 'string'
    ? { light: pictureOf(logo) }
    : { light: pictureOf(logo.light), dark: pictureOf(logo.dark) }
}
