import { type SiteRoot, siteAddress } from './siteAddress.ts'

/**
 * What crawlers are told: everything may be read, and where all of it is listed. Pages of frozen versions are not kept from
 * them: only who may read those learns that the current page is the one to show.
 */
export function robotsText(place: SiteRoot): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(place, '/sitemap.xml')}\n`
}
