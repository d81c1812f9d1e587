import { type SiteRoot, siteAddress } from './siteAddress.ts'

/**
 * Rules for crawlers: they may read everything, and find a list of all pages. That includes pages of frozen versions: a
 * crawler must read an old page to learn its current page.
 */
export function robotsText(place: SiteRoot): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(place, '/sitemap.xml')}\n`
}
