import type { PageData } from '../../shared/pageData.ts'
import { scriptJson } from './escapeHtml.ts'
import { canonicalAddress } from './pageAddress.ts'
import type { SocialMetaInput } from './socialMeta.ts'

/** Data for search engines in the terms of schema.org: the article with its breadcrumbs, or the site. */
export function structuredData(input: SocialMetaInput): string {
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
