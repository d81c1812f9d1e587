import {
  isMenu,
  type NavigationItem,
  type SidebarConfig,
  type SidebarItem,
  type SiteConfig,
} from '../contract/config.ts'
import type { Api } from '../contract/reference.ts'
import { normalizePath } from '../contract/routes.ts'
import type { Guide } from '../load/parseGuide.ts'
import { buildRoutes } from '../pages/routes/buildRoutes.ts'
import { lockRoutes } from '../pages/routes/routeLock.ts'

interface Content {
  readonly guides: readonly Guide[]
  readonly apis: readonly Api[]
}

interface Hidden {
  /** Whether a page, or a part of one, is for other audiences only. */
  isHidden(address: string): boolean
  /** Whether all pages of a tag are for other audiences only. */
  isTagHidden(item: { readonly api: string; readonly tag?: string | undefined }): boolean
  /** The page that an entry of a sidebar begins with. */
  pageOf(item: SidebarItem): string | undefined
}

/** The configuration without links to pages for other audiences only: no menu gives their names away. */
export function withoutHiddenPages(config: SiteConfig, [whole, part]: readonly [Content, Content]): SiteConfig {
  const hidden = hiddenIn(config, whole, part)
  const { isHidden } = hidden
  const sidebars = Object.fromEntries(
    Object.entries(config.sidebars).flatMap(([id, sidebar]) => {
      const shown = shownSidebar(sidebar, hidden)
      return shown ? [[id, shown]] : []
    }),
  )
  const [first] = Object.values(sidebars)
  const { current } = config.versions
  const links = (items: readonly NavigationItem[]) => items.flatMap((item) => shownLink(item, hidden))
  return {
    ...config,
    sidebars,
    navbar: { start: links(config.navbar.start), end: links(config.navbar.end) },
    redirects: Object.fromEntries(Object.entries(config.redirects).filter(([, to]) => !isHidden(to))),
    versions: {
      ...config.versions,
      current: { ...current, main: isHidden(current.main) ? (first?.landing ?? '/') : current.main },
    },
  }
}

function hiddenIn(config: SiteConfig, whole: Content, part: Content): Hidden {
  const addressesOf = (content: Content) => {
    const lock = lockRoutes(buildRoutes({ config, ...content }).value, content.guides)
    const addresses = Object.entries(lock).flatMap(([path, anchors]) => {
      const page = normalizePath(path)
      return [page, ...anchors.map((anchor) => `${page}#${anchor}`)]
    })
    return new Set(addresses)
  }
  const [all, shown] = [addressesOf(whole), addressesOf(part)]
  const pagesOf = ({ apis }: Content, { api, tag }: { readonly api: string; readonly tag?: string | undefined }) =>
    (apis.find(({ id }) => id === api)?.pages ?? []).filter((page) => tag === undefined || page.tag === tag)
  return {
    isHidden(address) {
      const [path = '', anchor] = address.split('#')
      const page = normalizePath(path)
      const isGone = (own: string) => all.has(own) && !shown.has(own)
      return isGone(page) || (anchor !== undefined && isGone(`${page}#${anchor}`))
    },
    isTagHidden: (item) => pagesOf(whole, item).length > 0 && pagesOf(part, item).length === 0,
    pageOf(item) {
      if (typeof item === 'string') return item
      if ('items' in item) return item.items[0]
      if ('api' in item) return pagesOf(part, item)[0]?.path
      return undefined
    },
  }
}

/** Leaves out empty sections. A section whose landing page is hidden opens with its first page. */
function shownSidebar(sidebar: SidebarConfig, hidden: Hidden): SidebarConfig | undefined {
  const kept = sidebar.items.flatMap((item) => shownItem(item, hidden))
  // A heading without an entry below it is left out.
  const items = kept.filter((item, index) => !isHeading(item) || !isHeading(kept[index + 1]))
  if (!hidden.isHidden(sidebar.landing)) return { ...sidebar, items }
  const landing = items.map(hidden.pageOf).find((path) => path !== undefined)
  return landing === undefined ? undefined : { ...sidebar, landing, items }
}

function isHeading(item: SidebarItem | undefined): boolean {
  return item === undefined || (typeof item === 'object' && 'heading' in item)
}

function shownItem(item: SidebarItem, { isHidden, isTagHidden }: Hidden): SidebarItem[] {
  if (typeof item === 'string') return isHidden(item) ? [] : [item]
  if ('href' in item) return isHidden(item.href) ? [] : [item]
  if ('items' in item) {
    const items = item.items.filter((path) => !isHidden(path))
    return items.length === 0 && item.items.length > 0 ? [] : [{ ...item, items }]
  }
  return 'api' in item && isTagHidden(item) ? [] : [item]
}

function shownLink(item: NavigationItem, hidden: Hidden): NavigationItem[] {
  if (!isMenu(item)) return hidden.isHidden(item.href) ? [] : [item]
  const items = item.items.filter(({ href }) => !hidden.isHidden(href))
  return items.length === 0 && item.items.length > 0 ? [] : [{ ...item, items }]
}
