import type { SiteConfig } from '../../contract/config.ts'
import { defaultLocaleOf } from '../../contract/config.ts'
import { anchorOf } from '../../contract/ids.ts'
import { normalizePath, type RouteTable } from '../../contract/routes.ts'

/** Where the site has things, as full addresses in its default language. */
export interface Addresses {
  /** Of a path of the site: `/orders#createOrder`. */
  ofPath(path: string): string
  /** Of what documents an operation. */
  ofOperation(api: string, id: string): string | undefined
}

export function siteAddresses(
  config: Pick<SiteConfig, 'origin' | 'base' | 'locales'>,
  { routes }: Pick<RouteTable, 'routes'>,
): Addresses {
  const own = routes.filter(({ locale }) => locale === defaultLocaleOf(config))
  const urls = new Map(own.map(({ path, url }) => [normalizePath(path), url]))
  const places = new Map(
    own.flatMap(({ api, operations = [], channels = [], path }) =>
      operations.map((id) => {
        const isSole = operations.length + channels.length === 1
        return [`${api} ${id}`, isSole ? path : `${path}#${anchorOf(id)}`] as const
      }),
    ),
  )
  const ofPath = (path: string): string => {
    const [bare = '', fragment] = path.split('#')
    const url = urls.get(normalizePath(bare)) ?? bare
    return `${config.origin}${config.base.slice(0, -1)}${url}${fragment === undefined ? '' : `#${fragment}`}`
  }
  return {
    ofPath,
    ofOperation(api, id) {
      const place = places.get(`${api} ${id}`)
      return place === undefined ? undefined : ofPath(place)
    },
  }
}
