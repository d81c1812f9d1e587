import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteConfig } from '../../../generator/contract/config.ts'
import type { Route, RouteTable, Sidebar } from '../../../generator/contract/routes.ts'
import { bareRoute, bareSite } from '../../../generator/contract/testing.ts'
import { setSiteFolders } from '../content/siteFolders.ts'

/** The site of an invented company, in two languages, below `/docs/`. */
export const site: SiteConfig = {
  ...bareSite,
  brand: {
    name: 'Acme',
    title: { en: 'Acme API', zh: 'Acme 接口' },
    copyright: { en: '© 2025 Acme', zh: '© 2025 Acme' },
  },
  origin: 'https://docs.example.com',
  navbar: {
    start: [{ label: { en: 'Trading', zh: '交易' }, href: '/trading/' }],
    end: [
      { label: { en: 'Help', zh: '帮助' }, href: '/faq#fees' },
      { label: { en: 'SDK' }, items: [{ label: { en: 'Java' }, href: 'https://example.org/java' }] },
    ],
  },
  links: { edit: 'https://example.org/edit/{file}#L{line}', report: 'https://example.org/new?title={title}&url={url}' },
}

export function route(path: string, locale: string, more: Partial<Route> = {}): Route {
  return bareRoute(path, locale, { description: `About ${path}`, ...more })
}

function sidebar(locale: string): Sidebar {
  const entry = (path: string) => ({ path, label: `${path} in ${locale}` })
  return {
    id: 'trading',
    locale,
    label: locale === 'en' ? 'Trading' : '交易',
    landing: '/trading/',
    items: [entry('/trading/'), { label: 'Orders', items: [entry('/trading/place'), entry('/trading/cancel')] }],
  }
}

const paths = ['/trading/', '/trading/place', '/trading/cancel']

export const table: RouteTable = {
  defaultLocale: 'en',
  routes: ['en', 'zh'].flatMap((locale) => [
    route('/', locale, { kind: 'home' }),
    route('/faq', locale, { contentLocale: 'en' }),
    ...paths.map((path) => route(path, locale, { sidebar: 'trading' })),
  ]),
  sidebars: [sidebar('en'), sidebar('zh')],
}

/** Makes a content folder that holds the table's sidebars, and lets the site read from it. Gives a function that removes it. */
export function prepareContentFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const { id, locale } of table.sidebars) {
    mkdirSync(join(folder, 'sidebars', locale), { recursive: true })
    writeFileSync(join(folder, 'sidebars', locale, `${id}-abc123.json`), '{}')
  }
  setSiteFolders({ content: folder })
  return () => rmSync(folder, { recursive: true, force: true })
}
