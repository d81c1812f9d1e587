import { expect, it } from 'vitest'
import type { RouteTable } from '../../../generator/contract/routes.ts'
import { site } from '../../article/testing.tsx'
import { pageMarkdown } from './pageMarkdown.ts'

const routeOf = (path: string, locale = 'en') => ({ path, locale, url: locale === 'en' ? path : `/zh${path}` })
const routes = [routeOf('/'), routeOf('/faq'), routeOf('/faq', 'zh')]
const table = { defaultLocale: 'en', routes, sidebars: [] } as unknown as RouteTable

const written = (markup: string, at = 1) => {
  const route = table.routes[at]
  if (!route) throw new Error(`there is no route ${at}`)
  return pageMarkdown({ markup: `<h1>FAQ</h1>${markup}`, route, site, table })
}

it.each([
  ['a page, by its Markdown version', '/docs/faq#one', 'https://docs.meridian.example.com/docs/faq.md#one'],
  ['the home page', '/docs/', 'https://docs.meridian.example.com/docs/index.md'],
  ['a file', '/docs/specs/a.yaml', 'https://docs.meridian.example.com/docs/specs/a.yaml'],
  ['a part of the page itself', '#two', 'https://docs.meridian.example.com/docs/faq.md#two'],
  ['another site', 'https://a.example/b', 'https://a.example/b'],
  ['an address of mail', 'mailto:a@b.example', 'mailto:a@b.example'],
])('links to %s', (_, href, address) => {
  expect(written(`<p><a href="${href}">x</a></p>`)).toContain(`[x](${address})`)
})

it('says below the title, in the language of the page, where the list of all pages is', () => {
  expect(written('')).toBe(
    '# FAQ\n\n> The list of all pages as Markdown: https://docs.meridian.example.com/docs/llms.txt\n',
  )
  expect(written('', 2)).toContain('所有页面的 Markdown 列表：https://docs.meridian.example.com/docs/zh/llms.txt')
})
