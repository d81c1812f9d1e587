import type { Operation } from '../../generator/contract/operation.ts'
import type { Api, ReferencePage } from '../../generator/contract/reference.ts'
import type { Route } from '../../generator/contract/routes.ts'
import type { SearchProvider } from '../../generator/contract/search.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import { bareApi, bareOperation, bareRoute } from '../../generator/contract/testing.ts'
import { inHex, signedText } from '../../tests/fixtures/signing/schemes.ts'
import type { Documentation } from './documentation.ts'

const source = { file: 'venue.yaml', line: 1, column: 1 }

const signing: Signing = {
  ...inHex(
    signedText({ when: 'body', template: '{method}\n{path}\n{body}' }, { template: '{method}\n{path}\n{sortedQuery}' }),
  ),
  timestamp: { unit: 's', parameter: 'time' },
  headers: { 'X-Key': '{key}', 'X-Sign': '{signature}' },
}

const login: Signing = {
  ...signing,
  headers: {},
  login: { method: 'GET', path: '/socket', frame: { sign: '{signature}', time: '{timestamp}' } },
}

function operation(id: string, method: string, path: string, title: string): Operation {
  return bareOperation({ id, method, path, title: { en: title, zh: `${title}（中）` }, errors: [21], source })
}

function api(id: string, more: Partial<Api>): Api {
  return bareApi({ id, title: { en: id }, source, ...more })
}

function page(path: string, operations: readonly string[]): ReferencePage {
  return { path, title: { en: path }, content: { kind: 'reference', operations, channels: [] }, source }
}

function route(path: string, title: string, more: Partial<Route> = {}): Route[] {
  const own = { title, description: `About ${title}.`, sidebarLabel: title, ...more }
  return ['en', 'zh'].map((locale) => bareRoute(path, locale, own))
}

const found: SearchProvider = {
  search: async (query) => [
    {
      record: {
        id: 'error:21',
        kind: 'error',
        locale: 'en',
        url: '/errors#error-21',
        title: 'Errors',
        heading: '21',
        names: ['21'],
        text: query,
        section: 'old',
      },
      score: 1,
      excerpt: 'No price.',
      terms: [],
    },
  ],
}

/** The documentation of an invented venue, with an old API beside the current one. */
export const venue: Documentation = {
  title: 'Venue',
  locales: ['en', 'zh'],
  root: 'https://docs.example.com/api',
  routes: {
    defaultLocale: 'en',
    routes: [
      ...route('/', 'Home'),
      ...route('/orders/', 'Orders', { api: 'current', operations: ['placeOrder', 'findOrder'] }),
      ...route('/limits', 'Limits'),
      ...route('/old/limits', 'Limits', { api: 'old', operations: ['placeOldOrder'], sidebar: 'old' }),
    ],
    sidebars: [
      {
        id: 'old',
        locale: 'en',
        label: 'Old',
        landing: '/old/limits',
        items: [{ path: '/old/limits', label: 'Limits' }],
      },
    ],
  },
  apis: [
    api('current', {
      pages: [page('/orders/', ['placeOrder', 'findOrder'])],
      operations: [
        operation('placeOrder', 'POST', '/orders', 'Place order'),
        operation('findOrder', 'GET', '/orders/{id}', 'Find order'),
      ],
      securitySchemes: [
        { id: 'key', type: 'apiKey', flows: [], signing },
        { id: 'key', type: 'apiKey', flows: [], signing: login },
      ],
      errors: [
        { code: 21, name: 'NO_PRICE', description: { en: 'No price.', zh: '没有价格。' }, action: { en: 'Send one.' } },
      ],
    }),
    api('old', {
      pages: [page('/old/limits', ['placeOldOrder'])],
      operations: [operation('placeOldOrder', 'POST', '/v1/orders', 'Place order')],
      errors: [{ code: '21', description: { en: 'Too fast.' } }],
    }),
  ],
  textOf: async ({ title, locale }) => `# ${title} ${locale}\n\nText.\n\n## Details\n\nMore.\n`,
  searchIn: async () => found,
}
