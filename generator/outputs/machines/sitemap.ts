import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { groupBy } from '../../contract/groups.ts'
import { normalizePath, type RouteTable } from '../../contract/routes.ts'
import { type SiteVersion, type VersionTable, versionPath } from '../../contract/versions.ts'
import { xmlDeclaration, xmlElement, xmlText } from '../../contract/xml.ts'
import { siteAddress } from './siteAddress.ts'

interface SitemapInput {
  readonly config: Pick<SiteConfig, 'origin' | 'base' | 'locales'>
  readonly routes: RouteTable
  readonly versions?: VersionTable | undefined
}

/** Limits of one file (https://www.sitemaps.org/protocol.html). */
interface SitemapLimits {
  readonly addresses: number
  readonly bytes: number
}

const protocolLimits: SitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 }

/**
 * The sitemap by its file: every page in every language, with its other languages and the day of its last change, and pages
 * of frozen versions that the current version no longer has. A large sitemap has several files.
 */
export function sitemapFiles(input: SitemapInput, limits: SitemapLimits = protocolLimits): Map<string, string> {
  const parts = partsOf([...currentPages(input), ...formerPages(input)], limits).map(urlset)
  const [only] = parts
  if (only !== undefined && parts.length === 1) return new Map([['sitemap.xml', only]])
  const files = parts.map((text, index) => [`sitemap-${index + 1}.xml`, text] as const)
  const entries = files.map(([file]) => xmlElement('sitemap', {}, location(siteAddress(input.config, `/${file}`))))
  return new Map([['sitemap.xml', document('sitemapindex', {}, entries)], ...files])
}

function currentPages({ config, routes: { routes } }: SitemapInput): string[] {
  const byPath = groupBy(routes, ({ path }) => path)
  const listed = routes.filter(({ noindex }) => noindex !== true)
  return listed.map((route) => {
    const pages = byPath.get(route.path) ?? []
    const alternates = pages.map(({ locale, url }) => [locale, siteAddress(config, url)] as const)
    return page(siteAddress(config, route.url), alternates, config, route.updated)
  })
}

/** Pages of frozen versions without a current page. All others name the current page themselves. */
function formerPages({ config, versions }: SitemapInput): string[] {
  const [current, ...frozen] = versions?.versions ?? []
  const known = new Set(current?.paths.map(normalizePath))
  return frozen.flatMap((version) =>
    version.paths
      .filter((path) => !known.has(normalizePath(path)))
      .flatMap((path) => formerPage(path, version, config)),
  )
}

function formerPage(path: string, version: SiteVersion, config: SitemapInput['config']): string[] {
  const alternates = version.locales.map(
    (locale) => [locale, siteAddress(config, versionPath(version, path, locale))] as const,
  )
  return alternates.map(([, address]) => page(address, alternates, config))
}

function page(
  address: string,
  alternates: readonly (readonly [locale: string, address: string])[],
  config: SitemapInput['config'],
  updated?: string,
): string {
  const inDefault = alternates.find(([locale]) => locale === defaultLocaleOf(config))
  const named = alternates.map(([locale, href]) => [languageOf(locale, config), href] as const)
  const all = inDefault ? [...named, ['x-default', inDefault[1]] as const] : named
  const links = all.map(([hreflang, href]) => xmlElement('xhtml:link', { rel: 'alternate', hreflang, href }))
  const date = updated === undefined ? '' : xmlElement('lastmod', {}, updated)
  return xmlElement('url', {}, [location(address), date, ...links].join(''))
}

function languageOf(code: string, { locales }: SitemapInput['config']): string {
  return locales.find((locale) => locale.code === code)?.lang ?? code
}

function location(address: string): string {
  return xmlElement('loc', {}, xmlText(address))
}

/** As many entries a file as its limits allow; the frame around them takes less than a kilobyte. */
function partsOf(entries: readonly string[], { addresses, bytes }: SitemapLimits): string[][] {
  const parts: string[][] = [[]]
  let [part = [], size] = [parts[0], 1024]
  for (const entry of entries) {
    const length = Buffer.byteLength(entry) + 1
    if (part.length === addresses || (part.length > 0 && size + length > bytes)) {
      ;[part, size] = [[], 1024]
      parts.push(part)
    }
    part.push(entry)
    size += length
  }
  return parts
}

function urlset(entries: readonly string[]): string {
  return document('urlset', { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }, entries)
}

function document(name: string, namespaces: Readonly<Record<string, string>>, entries: readonly string[]): string {
  const attributes = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', ...namespaces }
  return `${xmlDeclaration}${xmlElement(name, attributes, `\n${entries.join('\n')}\n`)}\n`
}
