import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import type { RouteTable } from '../../contract/routes.ts'
import { publishedPaths } from '../../model/view/addresses.ts'

/** Makes full addresses of paths of the site in its default language: `/orders#createOrder`. */
export type AddressOf = (path: string) => string

export function siteAddresses(
  config: Pick<SiteConfig, 'origin' | 'base' | 'locales'>,
  { routes }: Pick<RouteTable, 'routes'>,
): AddressOf {
  const published = publishedPaths(routes, defaultLocaleOf(config))
  return (path) => `${config.origin}${config.base.slice(0, -1)}${published(path)}`
}
