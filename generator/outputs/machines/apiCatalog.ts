import type { Prose } from '../../contract/annotations.ts'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { type Download, downloadsOf } from '../../contract/downloads.ts'
import { localized } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import { normalizePath, type Route, type RouteTable } from '../../contract/routes.ts'
import type { Server } from '../../contract/server.ts'
import { filledAddress } from '../../samples/splitServer.ts'
import { retirementOf } from './retirement.ts'
import { siteAddress } from './siteAddress.ts'
import { sliceListUrl } from './sliceFiles.ts'

export interface CatalogInput {
  readonly config: Pick<SiteConfig, 'origin' | 'base' | 'locales' | 'apis' | 'messages'>
  readonly apis: readonly Api[]
  readonly routes: RouteTable
  readonly downloads: readonly Download[]
}

/** Path of the catalogue (RFC 9727): at the root of a host, so a site below a path needs its host's help. */
export const catalogUrl = '/.well-known/api-catalog'

interface Link {
  readonly href: string
  readonly type: string
  readonly title?: string
  readonly hreflang?: readonly string[]
}

/** Documents about one address, which several APIs may share. */
interface Endpoint {
  readonly descriptions: readonly Link[]
  readonly pages: readonly Link[]
  readonly lists: readonly Link[]
  /** Pages about the deprecation of all APIs at the address (RFC 9745); their replacements (RFC 5829) follow. */
  readonly deprecations: readonly Link[]
  readonly successors: readonly Link[]
}

/**
 * The API catalogue (RFC 9727) as a linkset (RFC 9264): every address of an API, with links to its specification, its
 * documentation and the list of its operations. An API without an address has the address of its own page.
 */
export function apiCatalog(input: CatalogInput): string {
  const endpoints = new Map<string, Endpoint>()
  for (const [address, endpoint] of input.apis.flatMap((api) => endpointsOf(api, input)))
    endpoints.set(address, joined(endpoints.get(address), endpoint))
  const linkset = [
    { anchor: siteAddress(input.config, catalogUrl), item: [...endpoints].map(item) },
    ...[...endpoints].map(([anchor, { descriptions, pages, lists, deprecations, successors }]) => ({
      anchor,
      ...(descriptions.length > 0 ? { 'service-desc': descriptions } : {}),
      'service-doc': pages,
      'service-meta': lists,
      ...(deprecations.length > 0 ? { deprecation: deprecations } : {}),
      ...(successors.length > 0 ? { 'successor-version': successors } : {}),
    })),
  ]
  return `${JSON.stringify({ linkset }, null, 2)}\n`
}

function item([href, { deprecations }]: readonly [address: string, endpoint: Endpoint]): object {
  const [deprecation] = deprecations
  return deprecation ? { href, title: deprecation.title } : { href }
}

function endpointsOf(api: Api, input: CatalogInput): (readonly [address: string, endpoint: Endpoint])[] {
  const pages = pageLinks(api, input)
  const locale = defaultLocaleOf(input.config)
  const { notice, successor } = retirementOf(api, input.apis, locale, input.config) ?? {}
  const common = {
    ...{ pages, lists: [{ href: siteAddress(input.config, sliceListUrl), type: 'application/json' }] },
    deprecations: notice === undefined ? [] : pages.slice(0, 1).map((link) => ({ ...link, title: notice })),
    successors: successor ? pageLinks(successor, input) : [],
  }
  const rest = { ...common, descriptions: descriptions('openapi', api.title, api, input) }
  const streaming = { ...common, descriptions: descriptions('asyncapi', api.streaming?.title ?? api.title, api, input) }
  const all = [
    ...addresses(api.servers).map((address) => [address, rest] as const),
    ...addresses(api.streaming?.servers ?? []).map((address) => [address, streaming] as const),
  ]
  const [page] = pages
  const whole = { ...common, descriptions: [...rest.descriptions, ...streaming.descriptions] }
  return all.length === 0 && page ? [[page.href, whole]] : all
}

/** The addresses of servers that can be called as they stand. */
export function addresses(servers: readonly Server[]): string[] {
  return servers.map(filledAddress).filter((address) => /^(https?|wss?):\/\/[^{}\s]+$/i.test(address))
}

function joined(one: Endpoint | undefined, other: Endpoint): Endpoint {
  if (!one) return other
  return {
    descriptions: distinct([...one.descriptions, ...other.descriptions]),
    pages: distinct([...one.pages, ...other.pages]),
    lists: distinct([...one.lists, ...other.lists]),
    ...(one.deprecations.length > 0 && other.deprecations.length > 0
      ? {
          deprecations: [...one.deprecations, ...other.deprecations],
          successors: [...one.successors, ...other.successors],
        }
      : { deprecations: [], successors: [] }),
  }
}

function distinct(links: readonly Link[]): Link[] {
  return [...new Map(links.map((link) => [link.href, link])).values()]
}

/** Registered types of the two formats, JSON before YAML. */
const mediaTypes = { openapi: 'application/vnd.oai.openapi', asyncapi: 'application/vnd.aai.asyncapi' } as const

function descriptions(
  kind: keyof typeof mediaTypes,
  title: Prose,
  { id }: Api,
  { config, downloads }: CatalogInput,
): Link[] {
  return downloadsOf(downloads, id)
    .flat()
    .filter((download) => download.kind === kind)
    .sort((a, b) => (a.format < b.format ? -1 : a.format > b.format ? 1 : 0))
    .map(({ path, format, version }) => ({
      href: siteAddress(config, `/${path}`),
      type: `${mediaTypes[kind]}${format === 'json' ? '+json' : ''};version=${version}`,
      title: localized(title, defaultLocaleOf(config), defaultLocaleOf(config)).text,
    }))
}

/** The page that an API opens with, in every language. */
function pageLinks(api: Api, { config, routes: { routes } }: CatalogInput): Link[] {
  const settings = config.apis.find(({ id }) => id === api.id)
  const wanted = normalizePath(settings?.overview ?? settings?.path ?? `/${api.id}/`)
  const first =
    routes.find(({ path }) => normalizePath(path) === wanted) ?? routes.find((route) => route.api === api.id)
  return routes.filter(({ path }) => path === first?.path).map((route) => pageLink(route, config))
}

function pageLink({ url, title, locale }: Route, config: CatalogInput['config']): Link {
  const lang = config.locales.find(({ code }) => code === locale)?.lang ?? locale
  return { href: siteAddress(config, url), type: 'text/html', title, hreflang: [lang] }
}
