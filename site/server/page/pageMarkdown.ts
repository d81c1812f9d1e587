import type { SiteConfig } from '../../../generator/contract/config.ts'
import { localePrefix } from '../../../generator/contract/locales.ts'
import { besidePage, type Route, type RouteTable } from '../../../generator/contract/routes.ts'
import { wordsOf } from '../../article/messages.ts'
import { withBase, withoutBase } from '../../shared/url.ts'
import { findRoute } from '../content/routes.ts'
import { localeOf } from '../content/site.ts'
import { articleMarkdown } from '../markdown/articleMarkdown.ts'

interface PageMarkdownInput {
  /** The article, with the text that only its Markdown version shows. */
  readonly markup: string
  readonly route: Route
  readonly site: SiteConfig
  readonly table: RouteTable
}

/** The Markdown version of a page: below its title it links to the list of all pages in its language. */
export function pageMarkdown({ markup, route, site, table }: PageMarkdownInput): string {
  const { text } = wordsOf(route.locale, localeOf(site, route.locale).lang)
  const markdown = articleMarkdown(markup, {
    addressOf: (href) => addressOf(href, { route, site, table }),
    labels: {
      programs: (links) => text('reference.samples.programs', { links }),
      comma: text('reference.markdown.comma', { first: '', second: '' }),
    },
  })
  const list = site.origin + withBase(`${localePrefix(route.locale, table.defaultLocale)}/llms.txt`, site.base)
  return markdown.replace(/^# .*\n/, (title) => `${title}\n> ${text('reference.markdown.list', { link: list })}\n`)
}

/** A reader of Markdown goes on in Markdown, and has no page that an address could be relative to. */
function addressOf(href: string, { route, site, table }: Omit<PageMarkdownInput, 'markup'>): string {
  const own = withBase(besidePage(route, 'md'), site.base)
  if (href.startsWith('#')) return site.origin + own + href
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const path = withoutBase(address, site.base)
  const page = path === undefined ? undefined : findRoute(table, path)
  return site.origin + (page ? withBase(besidePage(page, 'md'), site.base) : address) + rest
}
