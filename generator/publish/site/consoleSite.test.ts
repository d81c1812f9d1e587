import { expect, it } from 'vitest'
import type { SiteConfig } from '../../contract/config.ts'
import { fillConfig } from '../../load/fillConfig.ts'
import { consoleSite, docsSite } from './consoleSite.ts'

const locale = (code: string) => ({ code, label: code, lang: code, dir: 'ltr', calendar: 'gregory' }) as const
const config: SiteConfig = fillConfig({
  brand: { name: 'Example', logo: 'brand/logo.svg' },
  base: '/docs/',
  locales: [locale('en'), locale('zh')],
  redirects: { '/old': '/new' },
  console: { host: 'https://console.example.com', servers: [{ origin: 'https://api.example.com', use: 'account' }] },
})
const published = { 'images/logo-1.svg': 'brand/logo.svg', 'images/drawing-2.svg': 'guides/en/drawing.svg' }

const needed = [
  ...['console/spot/operations/getOrders.json', 'operations/spot/getOrders.json'],
  ...['assets/entry.js', 'assets/static/site.css', 'assets/static/mono.woff2', 'favicon.svg', 'images/logo-1.svg'],
]
const unneeded = [
  ...['index.html', 'trade/orders/index.html', 'console/index.html', 'console/spot/page.html', 'assets/page.html'],
  ...['images/drawing-2.svg', 'assets/static/part.svg', 'specs/spot/openapi.yaml', 'search/en.json', 'trade.md'],
  ...['offline-worker.js', 'robots.txt', 'sitemap.xml', 'samples/spot/get.py', 'public.js'],
]

it('publishes on the origin of the console what its page needs, and no other document', () => {
  const { isPublished } = consoleSite(config, published)
  expect([...needed, ...unneeded].filter((path) => isPublished?.(path))).toEqual(needed)
})

it('leads from other addresses of the origin to the console in their language', () => {
  const { made = new Map(), config: own } = consoleSite(config, published)
  expect([...made.keys()]).toEqual(['index.html', '404.html', 'zh/index.html', 'zh/404.html'])
  expect(made.get('404.html')).toContain('url=/docs/console"')
  expect(made.get('zh/index.html')).toContain('url=/docs/zh/console"')
  expect(own.redirects).toEqual({})
})

it('publishes nothing of the console on the origin of the site, but what the request builder reads', () => {
  const { isPublished } = docsSite(config)
  const paths = ['console/spot/operations/getOrders.json', 'operations/spot/getOrders.json', 'consoles/index.html']
  expect(paths.filter((path) => isPublished?.(path))).toEqual(paths.slice(1))
})
