import type { Channel } from './channel.ts'
import type { SiteConfig } from './config.ts'
import type { SourceLocation } from './diagnostics.ts'
import type { Operation } from './operation.ts'
import type { Api } from './reference.ts'
import type { Route } from './routes.ts'

/** Source location of invented entries. */
export const source: SourceLocation = { file: 'specs/orders.yaml', line: 7, column: 3 }

/** A site in two languages below `/docs/`, for tests. */
export const bareSite: Omit<SiteConfig, 'brand' | 'origin'> = {
  base: '/docs/',
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '简体中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
  ],
  apis: [],
  sidebars: {},
  navbar: { start: [], end: [] },
  redirects: {},
  search: { provider: 'local', synonyms: [] },
  validation: { rules: {} },
  versions: { id: 'default', current: { label: { en: 'Next' }, main: '/' } },
  links: {},
}

/** An API without entries, for tests. */
export function bareApi(own: Partial<Api>): Api {
  return {
    id: 'orders',
    title: { en: 'Orders' },
    version: '1',
    servers: [],
    securitySchemes: [],
    tags: [],
    operations: [],
    channels: [],
    schemas: {},
    errors: [],
    pages: [],
    source,
    ...own,
  }
}

/** An operation without parts, for tests. */
export function bareOperation(own: Partial<Operation>): Operation {
  return {
    kind: 'operation',
    id: 'placeOrder',
    method: 'POST',
    path: '/orders',
    title: { en: 'Place order' },
    tags: [],
    servers: [],
    security: [],
    errors: [],
    parameters: [],
    responses: [],
    callbacks: [],
    source,
    ...own,
  }
}

/** A public channel without messages, for tests. */
export function bareChannel(own: Partial<Channel>): Channel {
  return {
    id: 'book',
    address: 'book',
    title: { en: 'Order book' },
    access: 'public',
    servers: [],
    security: [],
    tags: [],
    parameters: [],
    messages: [],
    operations: [],
    conversation: [],
    source,
    ...own,
  }
}

/** A page in one language, for tests: a guide, unless its members say otherwise. */
export function bareRoute(path: string, locale: string, own: Partial<Route> = {}): Route {
  const file = `guides/${locale}${path}.mdx`
  return {
    id: path,
    kind: 'guide',
    path,
    locale,
    url: locale === 'en' ? path : `/${locale}${path}`,
    contentLocale: locale,
    title: `${path} in ${locale}`,
    description: `About ${path}.`,
    sidebarLabel: path,
    source: { origin: 'guide', file },
    edit: { file, line: 1 },
    ...own,
  }
}
