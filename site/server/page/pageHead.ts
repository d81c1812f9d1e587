import { defaultLocaleOf, type SiteConfig } from '../../../generator/contract/config.ts'
import type { OwnImage } from '../../../generator/contract/ownFiles.ts'
import { escapeHtml, scriptJson } from '../../shared/escapeHtml.ts'
import type { PageData } from '../../shared/pageData.ts'
import { canonicalAddress, currentAddress } from './pageAddress.ts'
import { type SocialMetaInput, socialMeta } from './socialMeta.ts'

export interface PageHeadInput {
  readonly site: SiteConfig
  readonly page: PageData
  readonly description: string
  /** Picture of shared links, with its full address. */
  readonly image?: OwnImage | undefined
}

/** The elements of the head that speak of this page alone; a navigation puts others in their place. */
export function pageHead(input: PageHeadInput): string[] {
  const { site, page, description } = input
  const unlisted = '<meta data-page name="robots" content="noindex">'
  if (page.kind === 'not-found') return [unlisted]
  const own = [
    ...(description ? [`<meta data-page name="description" content="${escapeHtml(description)}">`] : []),
    `<link data-page rel="canonical" href="${escapeHtml(canonicalAddress(site, page))}">`,
  ]
  if (page.kind === 'console') return [unlisted, ...own]
  return [
    ...(page.noindex ? [unlisted] : []),
    ...own,
    ...(currentAddress(page) === undefined ? alternates(site, page) : []),
    ...socialMeta(input),
    structuredData(input),
  ]
}

/** The same page in other languages and forms. A page that is to be found elsewhere names none. */
function alternates(site: SiteConfig, { translations, markdownUrl, feedUrl }: PageData): string[] {
  const inDefault = translations.find(({ locale }) => locale === defaultLocaleOf(site))
  const languages = translations.map(({ lang, url }) => [lang, url] as const)
  if (inDefault) languages.push(['x-default', inDefault.url])
  return [
    ...languages.map(([lang, url]) => alternate(`hreflang="${lang}"`, site.origin + url)),
    ...(markdownUrl ? [alternate('type="text/markdown"', markdownUrl)] : []),
    ...(feedUrl ? [alternate('type="application/atom+xml"', feedUrl)] : []),
  ]
}

function alternate(kind: string, address: string): string {
  return `<link data-page rel="alternate" ${kind} href="${escapeHtml(address)}">`
}

/** Data for search engines in the terms of schema.org: the article with its breadcrumbs, or the site. */
function structuredData(input: SocialMetaInput): string {
  const { site, page } = input
  const graph = page.kind === 'home' ? [webSite(input)] : [article(input), breadcrumbList(site, page)]
  const text = scriptJson({ '@context': 'https://schema.org', '@graph': graph })
  return `<script data-page type="application/ld+json">${text}</script>`
}

function webSite({ site, page, description }: SocialMetaInput): object {
  return {
    '@type': 'WebSite',
    name: page.frame.siteTitle,
    ...(description === '' ? {} : { description }),
    url: canonicalAddress(site, page),
    inLanguage: page.lang,
    publisher: publisher(site),
  }
}

function article({ site, page, description, image }: SocialMetaInput): object {
  const { own, items } = page.versions
  return {
    '@type': 'TechArticle',
    headline: page.title,
    ...(description === '' ? {} : { description }),
    url: canonicalAddress(site, page),
    inLanguage: page.fallback?.lang ?? page.lang,
    ...(page.updated === undefined ? {} : { dateModified: page.updated }),
    ...(items.length > 0 ? { version: own } : {}),
    ...(image === undefined ? {} : { image: image.address }),
    publisher: publisher(site),
  }
}

function publisher({ brand }: SocialMetaInput['site']): object {
  return { '@type': 'Organization', name: brand.name }
}

/** The home page, the pages on the way to the page, and the page. A category has no page, and is left out. */
function breadcrumbList({ origin }: SocialMetaInput['site'], { frame, breadcrumbs, title, url }: PageData): object {
  const crumbs = [{ title: frame.siteTitle, url: frame.landing ?? frame.home }, ...breadcrumbs, { title, url }]
  const pages = crumbs.flatMap((crumb) =>
    crumb.url === undefined ? [] : [{ name: crumb.title, item: origin + crumb.url }],
  )
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...page })),
  }
}
