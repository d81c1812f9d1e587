import type { SiteConfig } from '../../contract/config.ts'
import type { Download } from '../../contract/downloads.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import type { Route, RouteTable } from '../../contract/routes.ts'

import { bareApi, bareChannel, bareOperation, bareRoute } from '../../contract/testing.ts'

const locale = { dir: 'ltr', calendar: 'gregory' } as const

/** A site in two languages below a path. */
export const site: Pick<SiteConfig, 'origin' | 'base' | 'locales' | 'brand' | 'sidebars' | 'apis' | 'links'> = {
  origin: 'https://docs.example.com',
  base: '/docs/',
  locales: [
    { code: 'en', label: 'English', lang: 'en', ...locale },
    { code: 'zh', label: '简体中文', lang: 'zh-Hans', ...locale },
  ],
  brand: { name: 'Acme', title: { en: 'Acme API', zh: 'Acme 接口' }, copyright: { en: '© Acme', zh: '© Acme' } },
  sidebars: {},
  apis: [],
  links: {},
}

/** A page in one language. */
export function route(path: string, code = 'en', more: Partial<Route> = {}): Route {
  return bareRoute(path, code, { kind: path === '/' ? 'home' : 'guide', ...more })
}

export function table(routes: readonly Route[], sidebars: RouteTable['sidebars'] = []): RouteTable {
  return { defaultLocale: 'en', routes, sidebars }
}

const source = { file: 'specs/orders/openapi.yaml', line: 1, column: 1 }
const server = { url: 'https://api.example.com', variables: [] }
const place = bareOperation({
  title: { en: 'Place order', zh: '下单' },
  servers: [server],
  source,
  responses: [
    {
      ...{ status: '200', headers: [], links: [] },
      contents: [{ mediaType: 'application/json', schema: { ref: 'Order', types: [] }, examples: [] }],
    },
  ],
})
const book = bareChannel({ id: 'order/book', source })

const page: ReferencePage = {
  ...{ path: '/orders', title: { en: 'Orders' }, source },
  content: { kind: 'reference', operations: ['placeOrder'], channels: ['order/book'] },
}

/** An API with one operation and one channel. */
export const api = bareApi({
  ...{ version: '2', servers: [server], operations: [place], channels: [book], pages: [page], source },
  schemas: {
    Order: { types: ['object'], properties: [{ name: 'id', required: true, schema: { types: ['string'] } }] },
  },
  streaming: {
    ...{ title: { en: 'Order streams' }, version: '2', limits: [], errors: [], source },
    servers: [
      {
        url: 'wss://{host}/ws',
        variables: [{ name: 'host', default: 'ws.example.com', values: [] }],
      },
      { url: '/relative', variables: [] },
    ],
  },
})

export const downloads: readonly Download[] = (['openapi', 'asyncapi'] as const).flatMap((kind) =>
  (['yaml', 'json'] as const).map((format) => {
    const version = kind === 'openapi' ? '3.1.0' : '3.0.0'
    return { api: 'orders', kind, version, format, path: `specs/orders/${kind}.${format}` }
  }),
)

/** The API of before, with its operation and its channel retired: `orders` takes its place. */
export const retiredApi: Api = {
  ...api,
  id: 'old',
  title: { en: 'Old orders', zh: '旧订单' },
  servers: [{ url: 'https://old.example.com', variables: [] }],
  operations: [{ ...place, deprecation: { sunset: '2024-11-30', replacements: ['orders#placeOrder'] } }],
  channels: [{ ...book, deprecation: { sunset: '2024-10-31', replacements: [] } }],
}
