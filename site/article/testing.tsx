import type { MDXComponents, MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import type { SiteConfig } from '../../generator/contract/config.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api, Reference } from '../../generator/contract/reference.ts'
import type { Route, RouteTable } from '../../generator/contract/routes.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { bareApi, bareOperation, bareRoute, bareSite, source } from '../../generator/contract/testing.ts'
import { type RenderedArticle, renderArticle } from './renderArticle.tsx'

export const site: SiteConfig = {
  ...bareSite,
  brand: { name: 'Meridian', title: { en: 'Meridian API' }, copyright: { en: '' } },
  origin: 'https://docs.meridian.example.com',
  links: {
    edit: 'https://code.example.com/edit/{file}#L{line}',
    report: 'mailto:help@example.com?subject={title}&body={operation}',
  },
}

export function operation(parts: Partial<Operation>): Operation {
  return bareOperation({
    title: { en: 'Place an order', zh: '下单' },
    tags: ['Orders'],
    servers: [{ url: 'https://api.example.com', variables: [] }],
    ...parts,
  })
}

export function api(parts: Partial<Api>): Api {
  const { operations = [] } = parts
  return bareApi({
    version: '1.0',
    tags: [{ name: 'Orders', title: { en: 'Orders', zh: '订单' } }],
    pages: [
      {
        path: '/orders/api',
        title: { en: 'Orders' },
        content: { kind: 'reference', operations: operations.map(({ id }) => id), channels: [] },
        source,
      },
    ],
    ...parts,
  })
}

export function route(parts: Partial<Route>): Route {
  const { path = '/orders/api', locale = 'en' } = parts
  return bareRoute(path, locale, {
    id: 'orders-api',
    kind: 'reference',
    title: 'Orders',
    description: 'About orders.',
    sidebarLabel: 'Orders',
    api: 'orders',
    source: { origin: 'generated', file: 'en/orders/api.mdx' },
    edit: { file: 'specs/orders.yaml', line: 7 },
    ...parts,
  })
}

/** Routes of the pages at these paths, and of the reference page, in both languages. */
export function routeTable(...paths: readonly string[]): RouteTable {
  const all = ['/orders/api', ...paths]
  const routes = ['en', 'zh'].flatMap((locale) => all.map((path) => route({ path, locale })))
  return { defaultLocale: 'en', routes, sidebars: [] }
}

interface Around {
  readonly api?: Api
  /** Further APIs, to which components may lead. */
  readonly others?: readonly Api[]
  readonly locale?: string
  /** Kind of the page, where it is no reference page. */
  readonly kind?: Route['kind']
  readonly routes?: RouteTable
  readonly site?: SiteConfig
  readonly ownComponents?: MDXComponents
}

/** An element rendered inside an article about one API. */
export function renderInArticle(content: ReactNode, around: Around = {}): RenderedArticle {
  const { locale = 'en', kind = 'reference', routes = routeTable() } = around
  const reference: Reference = { apis: [around.api ?? api({}), ...(around.others ?? [])] }
  const show: MDXContent = () => <>{content}</>
  return renderArticle({
    route: route({ locale, kind }),
    Content: show,
    reference,
    site: around.site ?? site,
    routes,
    ownComponents: around.ownComponents,
  })
}

/** The HTML of an element without the page's title above it. */
export function htmlOf(content: ReactNode, around: Around = {}): string {
  const { html } = renderInArticle(content, around)
  return html.slice(html.indexOf('</h1>')).replace(/^.*?<\/div><\/div>/s, '')
}

/** The text that a reader sees, without its markup, white space collapsed. */
export function textOf(html: string): string {
  const text = html.replace(/<(?:button|style)\b.*?<\/(?:button|style)>/gs, ' ').replace(/<[^>]+>/g, ' ')
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

export const text: SchemaNode = { types: ['string'] }
