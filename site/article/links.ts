import { anchorOf } from '../../generator/contract/ids.ts'
import { localePrefix } from '../../generator/contract/locales.ts'
import type { Api, Operation, OperationId, ReferencePage, SchemaId } from '../../generator/contract/reference.ts'
import { normalizePath, type Route } from '../../generator/contract/routes.ts'
import { findRoute } from '../server/content/routes.ts'
import { isExternal, withBase } from '../shared/url.ts'
import type { Article } from './articleContext.tsx'

export interface ResolvedLink {
  readonly href: string
  readonly isExternal: boolean
}

/** A link of prose as the page carries it: paths of pages get base and locale, other addresses stay as they are. */
export function resolveLink(href: string, article: LinkContext): ResolvedLink {
  if (/^https?:|^\/\//i.test(href)) return { href, isExternal: true }
  if (isExternal(href) || !href.startsWith('/')) return { href, isExternal: false }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const route = routeAt(path, article)
  return { href: route ? withBase(route.url, article.site.base) + rest : href, isExternal: false }
}

export type LinkContext = Pick<Article, 'routes' | 'site' | 'locale' | 'defaultLocale'>

/** The page at a language-neutral path in the article's language; also a page named by its published path. */
export function routeAt(path: string, { routes, locale, defaultLocale }: LinkContext): Route | undefined {
  return findRoute(routes, localePrefix(locale, defaultLocale) + normalizePath(path)) ?? findRoute(routes, path)
}

interface PageIndex {
  readonly operations: ReadonlyMap<OperationId, ReferencePage>
  readonly schemas: ReadonlyMap<SchemaId, ReferencePage>
}

const indexes = new WeakMap<Api, PageIndex>()

function pagesOf(api: Api): PageIndex {
  const known = indexes.get(api)
  if (known) return known
  const index = {
    operations: new Map(api.pages.flatMap((page) => operationsOf(page).map((id) => [id, page] as const))),
    schemas: new Map(
      api.pages.flatMap((page) => (page.content.kind === 'schema' ? [[page.content.schema, page] as const] : [])),
    ),
  }
  indexes.set(api, index)
  return index
}

function operationsOf({ content }: ReferencePage): readonly OperationId[] {
  return content.kind === 'reference' ? content.operations : []
}

/** Whether a page documents more than one thing, so that a link has to say where on the page it is. */
function isShared({ content }: ReferencePage): boolean {
  return content.kind === 'reference' && content.operations.length + content.channels.length > 1
}

/** Where an operation is documented: its page, or its place on a page of several. `undefined` when it has none. */
export function operationHref(operation: OperationId, api: Api, article: LinkContext): string | undefined {
  const page = pagesOf(api).operations.get(operation)
  const route = page && routeAt(page.path, article)
  if (!page || !route) return undefined
  const fragment = isShared(page) ? `#${anchorOf(operation)}` : ''
  return withBase(route.url, article.site.base) + fragment
}

/** The page that documents this operation and nothing else, if there is one. */
export function ownRoute(operation: OperationId, api: Api, context: LinkContext): Route | undefined {
  const page = pagesOf(api).operations.get(operation)
  return page && !isShared(page) ? routeAt(page.path, context) : undefined
}

/** An operation by its id, with its API: the page's own API first, then the others. */
export function findOperation(
  id: OperationId,
  api: Api,
  article: Article,
): { operation: Operation; api: Api } | undefined {
  for (const candidate of [api, ...article.reference.apis]) {
    const operation = candidate.operations.find((entry) => entry.id === id)
    if (operation) return { operation, api: candidate }
  }
  return undefined
}

/** The page of its own that a long schema has. */
export function schemaHref(schema: SchemaId, api: Api, article: LinkContext): string | undefined {
  const page = pagesOf(api).schemas.get(schema)
  const route = page && routeAt(page.path, article)
  return route && withBase(route.url, article.site.base)
}
