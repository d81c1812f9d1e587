import { type SiteRoot, siteAddress } from './siteAddress.ts'

/**
 * What crawlers are told: everything may be read, and where all of it is listed. Pages of frozen versions are not kept from
 * them: a crawler must read an old page to learn its current page.
 */
export function robotsText(place: SiteRoot): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(place, '/sitemap.xml')}\n`
}
