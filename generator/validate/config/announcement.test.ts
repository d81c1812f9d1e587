import { expect, it } from 'vitest'
import type { Route } from '../../contract/routes.ts'
import { createLinkCheck } from '../guides/links.ts'
import { checkAnnouncement } from './announcement.ts'

const locales = ['en', 'zh'].map((code) => ({
  code,
  label: code,
  lang: code,
  dir: 'ltr' as const,
  calendar: 'gregory',
}))

function route(path: string): Route {
  const source = { origin: 'guide', file: 'a.mdx' } as const
  const texts = { title: '', description: '', sidebarLabel: '' }
  const place = { id: path, kind: 'guide', path, url: path, locale: 'en', contentLocale: 'en' } as const
  return { ...place, ...texts, source, edit: { file: 'a.mdx', line: 1 } }
}

function findings(en: string): string[] {
  const text = `export default {\n  announcement: { id: 'a', text: { en: ${JSON.stringify(en)} } },\n}`
  const routes = { defaultLocale: 'en', routes: [route('/orders/')], sidebars: [] }
  const checkLink = createLinkCheck({ config: { locales }, routes })
  return checkAnnouncement({
    config: { announcement: { id: 'a', text: { en } } },
    checkLink,
    source: { file: 'site.config.ts', text },
  }).map(({ file, line, column, code, message, hint }) => `${file}:${line}:${column} ${code} ${message} ${hint}`)
}

it('accepts links to pages, to places on them and to other sites, code and emphasis', () => {
  const links = '[a](/orders/), [b](/orders#fees), [c](/orders/?a=b), [d](https://example.com), <a@example.com>'
  expect(findings(`**New**: \`limit\`, ${links}`)).toEqual([])
})

it('says that a link leads to no page', () => {
  expect(findings('See [orders](/order/).')).toEqual([
    'site.config.ts:2:36 link-broken "/order/" leads to no page. Did you mean /orders?',
  ])
})

it('says that a link names a language', () => {
  expect(findings('See [orders](/zh/orders/).')).toEqual([
    'site.config.ts:2:36 link-broken "/zh/orders/" names a language. Leave the language out of the path: the site adds the reader’s.',
  ])
})

it.each(['# New', '- One\n- Two', 'One.\n\nTwo.', ''])('wants one paragraph, unlike %j', (text) => {
  expect(findings(text)).toEqual([
    'site.config.ts:2:36 config-invalid The announcement is not one paragraph of text. Write one paragraph without headings and lists, and link to a page that says more.',
  ])
})

it('has nothing to say where there is no announcement', () => {
  const source = { file: 'site.config.ts', text: '' }
  expect(checkAnnouncement({ config: {}, checkLink: () => [], source })).toEqual([])
})
