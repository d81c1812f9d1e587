import { consolePath } from '../../generator/contract/console.ts'
import { decoded } from '../../generator/contract/httpSyntax.ts'
import { localePrefix } from '../../generator/contract/locales.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { normalizePath, type Route } from '../../generator/contract/routes.ts'
import type { SchemaId } from '../../generator/contract/schema.ts'
import { addressesOf, type EntryKind } from '../../generator/model/view/addresses.ts'
import { readOwnFiles } from '../server/content/ownFiles.ts'
import { findRoute } from '../server/content/routes.ts'
import { consoleAddress } from '../shared/consoleAddress.ts'
import { isExternal, withBase } from '../shared/url.ts'
import type { Article } from './articleContext.tsx'

interface ResolvedLink {
  readonly href: string
  readonly isExternal: boolean
  /** Whether the browser loads the page anew: the console has a policy of its own. */
  readonly isApart?: true
}

/** A link of prose as the page carries it: paths of pages get base and locale, other addresses stay as they are. */
export function resolveLink(href: string, article: LinkContext): ResolvedLink {
  if (/^https?:|^\/\//i.test(href)) return { href, isExternal: true }
  if (isExternal(href) || !href.startsWith('/')) return { href, isExternal: false }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const tool = normalizePath(path) === consolePath ? consoleAddress(article.site, article.locale) : undefined
  if (tool !== undefined) return { href: tool + rest, isExternal: false, isApart: true }
  const route = routeAt(path, article)
  const url = route?.url ?? (isPublic(path) ? path : undefined)
  return { href: url === undefined ? href : withBase(url, article.site.base) + rest, isExternal: false }
}

/** Whether the project has a file of its own there. */
function isPublic(path: string): boolean {
  return Object.hasOwn(readOwnFiles().published, decoded(path.slice(1)))
}

export type LinkContext = Pick<Article, 'routes' | 'site' | 'locale' | 'defaultLocale'>

/** The page at a language-neutral path in the article's language; also a page named by its published path. */
export function routeAt(path: string, { routes, locale, defaultLocale }: LinkContext): Route | undefined {
  return findRoute(routes, localePrefix(locale, defaultLocale) + normalizePath(path)) ?? findRoute(routes, path)
}

/** Where an operation or channel is documented: its page, or its place on a page of several. `undefined` when it has none. */
export function entryHref(kind: EntryKind, id: string, api: Api, article: LinkContext): string | undefined {
  const path = addressesOf(api).ofEntry(id, kind)?.path
  return path === undefined ? undefined : pageHref(path, article)
}

/** A page of the site, with the anchor behind its path; `undefined` when there is no such page. */
export function pageHref(path: string, article: LinkContext): string | undefined {
  const [bare = '', ...rest] = path.split(/(?=#)/)
  const route = routeAt(bare, article)
  return route && [withBase(route.url, article.site.base), ...rest].join('')
}

/** The page of its own that a long schema has. */
export function schemaHref(schema: SchemaId, api: Api, article: LinkContext): string | undefined {
  const path = addressesOf(api).ofSchema(schema)
  return path === undefined ? undefined : pageHref(path, article)
}
