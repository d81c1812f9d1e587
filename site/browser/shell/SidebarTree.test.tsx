import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { Sidebar, SidebarEntry } from '../../../generator/contract/routes.ts'
import english from '../../i18n/shell/en.json' with { type: 'json' }
import type { PageData } from '../../shared/pageData.ts'
import { PageContext } from './PageContext.ts'
import { SidebarTree } from './SidebarTree.tsx'
import { SidebarSourceContext } from './sidebarSource.ts'

function entries(category: string, count: number): SidebarEntry[] {
  return Array.from({ length: count }, (_, at) => ({ path: `/${category}/${at}`, label: `${category} ${at}` }))
}

const page: PageData = {
  frame: { brand: 'Acme', siteTitle: '', copyright: '', base: '/docs/', home: '/docs/zh/', start: [], end: [] },
  kind: 'reference',
  locale: 'zh',
  lang: 'zh-Hans',
  dir: 'ltr',
  url: '/docs/zh/',
  title: '',
  headings: [],
  translations: [],
  versions: { id: 'docs', own: 'current', items: [] },
  breadcrumbs: [],
}

const calls = [
  { anchor: 'place', title: 'Place', method: 'POST', path: '/orders' },
  { anchor: 'cancel', title: 'Cancel', method: 'DELETE', path: '/orders/{id}' },
]

function render(sidebar: Sidebar, path: string, shown: PageData = page): string {
  const reference = { id: sidebar.id, label: sidebar.label, path, prefix: '/docs/zh', file: '/sidebar.json' }
  return renderToString(
    <IntlProvider locale="en" messages={english}>
      <PageContext value={shown}>
        <SidebarSourceContext value={() => sidebar}>
          <SidebarTree reference={reference} />
        </SidebarSourceContext>
      </PageContext>
    </IntlProvider>,
  )
}

function sidebarOf(perCategory: number): Sidebar {
  const items = ['first', 'second'].map((label) => ({ label, items: entries(label, perCategory) }))
  return { id: 'trading', locale: 'zh', label: 'Trading', landing: '/', items }
}

describe('SidebarTree', () => {
  it('keeps the letters of an id, which may break before its words', () => {
    const items = [{ path: '/a', label: 'listPodV1', methods: ['GET'] }]
    const html = render({ id: 'docs', locale: 'en', label: 'Docs', landing: '/', items }, '/c')
    expect(html).toContain('<span class="sidebar-label sidebar-name">list<wbr/>Pod<wbr/>V1</span>')
  })

  it('keeps the letters of a channel that has its address for a name', () => {
    const channels = ['order', 'wallet'].map((name) => ({ anchor: name, title: name, method: 'WS', path: name }))
    const html = render(sidebarOf(2), '/second/1', { ...page, calls: channels })
    expect(html).toContain('<span class="sidebar-label sidebar-name">order</span>')
    expect(html).toContain('<span class="sidebar-label">second 1</span>')
  })

  it('lets an address break behind its marks, and leaves out marks that would take its room', () => {
    const items = [
      { path: '/a', label: 'city.lights', methods: ['KAFKA'] },
      { path: '/b', label: 'Services', methods: ['GET', 'PUT', 'POST', 'DELETE'] },
    ]
    const html = render({ id: 'docs', locale: 'en', label: 'Docs', landing: '/', items }, '/c')
    expect(html).toContain('city.<wbr/>lights')
    expect([...html.matchAll(/class="call-mark"/g)]).toHaveLength(1)
  })

  it('links its pages in their language, below the base', () => {
    expect(render(sidebarOf(1), '/')).toContain('href="/docs/zh/first/0"')
  })

  it('opens the category of the current page and marks the page', () => {
    const html = render(sidebarOf(2), '/second/1')
    expect(html.match(/<details[^>]*open=""/g)).toHaveLength(1)
    expect(html).toContain('href="/docs/zh/second/1" aria-current="page"')
  })

  it('holds the calls of the open page below its entry, with their methods, and of no other', () => {
    const html = render(sidebarOf(2), '/second/1', { ...page, calls })
    expect(html.match(/href="#(\w+)"/g)).toEqual(['href="#place"', 'href="#cancel"'])
    expect(html.indexOf('/second/1')).toBeLessThan(html.indexOf('#place'))
    expect(html).toContain('data-method="delete">DEL<')
  })

  it('does not repeat a page of one call', () => {
    expect(render(sidebarOf(2), '/second/1', { ...page, calls: calls.slice(1) })).not.toContain('href="#')
  })

  it('holds every entry of a section of ordinary size', () => {
    expect(render(sidebarOf(75), '/first/0').match(/<a /g)).toHaveLength(150)
  })

  it('holds the open category alone in a section with more entries', () => {
    expect(render(sidebarOf(76), '/first/0').match(/<a /g)).toHaveLength(76)
  })

  it('shows method and deprecation of an operation', () => {
    const items = [{ path: '/cancel', label: 'Cancel', methods: ['delete'], deprecated: true } as const]
    const html = render({ ...sidebarOf(0), items }, '/')
    expect(html).toContain('data-method="delete">DEL<')
    expect(html).toContain('(<!-- -->deprecated<!-- -->)')
  })

  it('leaves the verb to the badge where that says it, and whole for those who hear it', () => {
    const label = (methods: readonly string[], text: string) =>
      render({ ...sidebarOf(0), items: [{ path: '/a', label: text, methods }] }, '/')
    expect(label(['GET'], 'Get orders')).toContain('<span class="visually-hidden">Get </span>orders')
    expect(label(['GET', 'POST'], 'Get orders')).toContain('>Get orders<')
    expect(label(['POST'], 'Get orders')).toContain('>Get orders<')
    expect(label(['GET'], 'Getaway')).toContain('>Getaway<')
  })

  it('keeps the verb where the rest would repeat the name of the page', () => {
    const get = (title: string) => ({ anchor: title, title, method: 'GET', path: '/' })
    const html = render(sidebarOf(2), '/second/1', {
      ...page,
      title: 'Orders',
      calls: ['Get order', 'Get open orders'].map(get),
    })
    expect(html).toContain('>Get order<')
    expect(html).toContain('<span class="visually-hidden">Get </span>open orders')
  })

  it('names the groups of its pages', () => {
    const items = entries('page', 3).map((entry, at) => (at === 1 ? { ...entry, heading: 'REST' } : entry))
    const html = render({ ...sidebarOf(0), items }, '/page/2')
    expect(html.indexOf('/page/0')).toBeLessThan(html.indexOf('>REST<'))
    expect(html.indexOf('>REST<')).toBeLessThan(html.indexOf('/page/1'))
  })
})
