import type { SidebarItem } from '../../contract/config.ts'
import type { Api } from '../../contract/reference.ts'
import { sidebarItems } from './automaticSidebars.ts'

/** An API as items of a sidebar, under a heading; `undefined` for any other item. */
export function wholeApi(item: SidebarItem, apis: readonly Api[]): SidebarItem[] | undefined {
  if (typeof item === 'string' || !('api' in item) || item.tag !== undefined) return undefined
  const api = apis.find(({ id }) => id === item.api)
  return api ? [{ heading: item.label }, ...sidebarItems(api)] : []
}

/** The page that a link leads to a part of. */
export function pageOf(href: string): string {
  return href.replace(/#.*/, '')
}

export function isElsewhere(href: string): boolean {
  return !href.startsWith('/')
}

export function pathsOf(item: SidebarItem, apis: readonly Api[]): readonly string[] {
  if (typeof item === 'string') return [item]
  if ('heading' in item || 'href' in item) return []
  if ('items' in item) return item.items
  const pages = apis.find(({ id }) => id === item.api)?.pages ?? []
  return pages.filter(({ tag }) => tag === item.tag).map(({ path }) => path)
}
