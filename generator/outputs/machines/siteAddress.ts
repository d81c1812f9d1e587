import type { SiteConfig } from '../../contract/config.ts'

/** Origin and base of a site. */
export type SiteRoot = Pick<SiteConfig, 'origin' | 'base'>

/** Full address of a path below the base, as it is written in a file: percent-encoded where it has to be. */
export function siteAddress({ origin, base }: SiteRoot, path: string): string {
  return new URL(`${origin}${base.slice(0, -1)}${path}`).href
}
