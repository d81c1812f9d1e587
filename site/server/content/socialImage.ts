import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../../generator/contract/config.ts'
import { type SocialCards, socialCardsFile } from '../../../generator/contract/socialCard.ts'
import { withBase } from '../../shared/url.ts'
import { contentFolder, readContent } from './content.ts'

/** Full address of the picture that a page is shared with; nothing for a site without pictures. Server side only. */
export function socialImage(url: string, { origin, base }: Pick<SiteConfig, 'origin' | 'base'>): string | undefined {
  if (!existsSync(join(contentFolder(), socialCardsFile))) return undefined
  const found = readContent<SocialCards>(socialCardsFile)[url]
  return found && `${origin}${withBase(`/${found.file}`, base)}`
}
