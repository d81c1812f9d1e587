import {
  defaultLocaleOf,
  isMenu,
  type NavigationItem,
  type NavigationLink,
  type NavigationMenu,
  type SiteConfig,
} from '../../../generator/contract/config.ts'
import { consolePath } from '../../../generator/contract/console.ts'
import { algoliaIndexName } from '../../../generator/contract/hostedSearch.ts'
import { type LocaleCode, type Localized, localePrefix, localized } from '../../../generator/contract/locales.ts'
import { normalizePath, type Route, type RouteTable } from '../../../generator/contract/routes.ts'
import { type SearchSource, searchEntryFile } from '../../../generator/contract/search.ts'
import { wordsOf } from '../../article/messages.ts'
import { renderProse } from '../../article/prose/renderProse.ts'
import { consoleAddress } from '../../shared/consoleAddress.ts'
import type { Frame, FrameAnnouncement, FrameItem, FrameLink, FrameMenu, FrameSection } from '../../shared/frame.ts'
import { logoOf } from '../../shared/logo.ts'
import { offlineWorkerFile } from '../../shared/offlineWorkerFile.ts'
import { isExternal, withBase } from '../../shared/url.ts'
import { publishedChanges } from '../content/changes.ts'
import { readOwnFiles } from '../content/ownFiles.ts'
import { findRoute, routeOf, sidebarOf } from '../content/routes.ts'
import { localeOf } from '../content/site.ts'

/** The sidebar that a link to its landing page stands for. */
function sectionOf(table: RouteTable, { path, sidebar, locale }: Route): string | undefined {
  const section = sidebar === undefined ? undefined : sidebarOf(table, sidebar, locale)
  return section && normalizePath(section.landing) === normalizePath(path) ? section.id : undefined
}

function sectionsOf(table: RouteTable, locale: LocaleCode, base: string): FrameSection[] {
  return table.sidebars
    .filter((sidebar) => sidebar.locale === locale)
    .map(({ id, label, landing }) => {
      const route = routeOf(table, landing, locale) ?? findRoute(table, landing)
      return { id, label, url: withBase(route?.url ?? landing, base) }
    })
}

/** Start page of a site without a page at its root: its first page. */
function landingOf(table: RouteTable, locale: LocaleCode): Route | undefined {
  return routeOf(table, '/', locale) ? undefined : table.routes.find((route) => route.locale === locale)
}

/**
 * Data around the article, the same on every page of a language: texts chosen, links resolved. `base` begins its links, with
 * an origin for pages of another one.
 */
export function buildFrame(site: SiteConfig, table: RouteTable, locale: LocaleCode, base = site.base): Frame {
  const defaultLocale = defaultLocaleOf(site)
  const text = (value: Localized) => localized(value, locale, defaultLocale).text

  function link({ label, href }: NavigationLink): FrameLink {
    // Mail has no page of another site.
    if (isExternal(href)) return { label: text(label), url: href, ...(!/^mailto:/i.test(href) && { external: true }) }
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
    const tool = normalizePath(path) === consolePath ? consoleAddress(site, locale) : undefined
    if (tool !== undefined) return { label: text(label), url: tool + rest, isApart: true }
    const found = findRoute(table, path)
    const route = found && (routeOf(table, found.path, locale) ?? found)
    const section = route && sectionOf(table, route)
    return {
      label: text(label),
      url: withBase((route?.url ?? path) + rest, base),
      ...(section !== undefined && { section }),
    }
  }

  function menu({ label, items }: NavigationMenu): FrameMenu {
    return { label: text(label), items: items.map(link) }
  }

  /** The foot marks no section: its links lead to parts of pages. */
  function footMenu({ label, items }: NavigationMenu): FrameMenu {
    return { label: text(label), items: items.map(link).map(({ section: _, ...rest }) => rest) }
  }

  function item(entry: NavigationItem): FrameItem {
    return isMenu(entry) ? menu(entry) : link(entry)
  }

  const announcement = buildAnnouncement({ site: { ...site, base }, table, locale, defaultLocale })
  const changes = publishedChanges(locale)
  const search = searchSource(site, locale)
  const others = site.locales
    .filter(({ code }) => code !== locale)
    .map(({ code, lang, label }) => ({ source: searchSource(site, code), lang, label }))
  const landing = landingOf(table, locale)
  const { calendar } = localeOf(site, locale)
  const sections = sectionsOf(table, locale, base)
  const home = withBase(`${localePrefix(locale, defaultLocale)}/`, base)
  // Without a word in the configuration, the navbar leads to each section.
  const hasNavbar = site.navbar.start.length + site.navbar.end.length > 0
  const logo = logoOf(site, readOwnFiles().images)
  return {
    brand: site.brand.name,
    ...(logo && { logo }),
    siteTitle: text(site.brand.title),
    copyright: text(site.brand.copyright),
    base: base,
    home,
    ...(landing && { landing: withBase(landing.url, base) }),
    start: hasNavbar
      ? site.navbar.start.map(item)
      : sections.filter(({ url }) => url !== home).map(({ id: section, label, url }) => ({ label, url, section })),
    end: site.navbar.end.map(item),
    ...(site.footer && site.footer.length > 0 && { footer: site.footer.map(footMenu) }),
    sections,
    search,
    ...(others.length > 0 && { otherSearches: others }),
    ...(announcement && { announcement }),
    ...(site.offline && { serviceWorker: withBase(`/${offlineWorkerFile}`, base) }),
    ...(changes && { changes: { file: withBase(`/${changes}`, base), calendar } }),
  }
}

function searchSource(site: SiteConfig, locale: LocaleCode): SearchSource {
  const { provider, algolia } = site.search
  if (provider === 'algolia' && algolia) {
    const { appId, searchKey, index, hosts } = algolia
    return { appId, searchKey, indexName: algoliaIndexName(index, locale), ...(hosts && { hosts }) }
  }
  return withBase(`/${searchEntryFile(locale, defaultLocaleOf(site))}`, site.base)
}

interface AnnouncementInput {
  readonly site: SiteConfig
  readonly table: RouteTable
  readonly locale: LocaleCode
  readonly defaultLocale: LocaleCode
}

/** The announcement as the pages of one language show it; `undefined` when the site has none. */
function buildAnnouncement(input: AnnouncementInput): FrameAnnouncement | undefined {
  const { site, table: routes, locale, defaultLocale } = input
  if (!site.announcement) return undefined
  const { text, locale: shown } = localized(site.announcement.text, locale, defaultLocale)
  const words = wordsOf(locale, localeOf(site, locale).lang)
  const html = renderProse(text, { routes, site, locale, defaultLocale, words }, { inline: true })
  return { id: site.announcement.id, html, ...(shown !== locale && { lang: localeOf(site, shown).lang }) }
}
