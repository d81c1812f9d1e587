import type { SiteConfig } from '../../../generator/contract/config.ts'
import { type SocialCards, socialCardsFile } from '../../../generator/contract/socialCard.ts'
import { withBase } from '../../shared/url.ts'
import { readOptionalContent } from './content.ts'

/** Full address of the picture that a page is shared with; nothing for a site without pictures. Server side only. */
export function socialImage(url: string, { origin, base }: Pick<SiteConfig, 'origin' | 'base'>): string | undefined {
  const found = readOptionalContent<SocialCards>(socialCardsFile)?.[url]
  return found && `${origin}${withBase(`/${found.file}`, base)}`
}
