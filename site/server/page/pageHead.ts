import { defaultLocaleOf, type SiteConfig } from '../../../generator/contract/config.ts'
import type { OwnImage } from '../../../generator/contract/ownFiles.ts'
import type { PageData } from '../../shared/pageData.ts'
import { escapeHtml } from './escapeHtml.ts'
import { canonicalAddress, currentAddress } from './pageAddress.ts'
import { socialMeta } from './socialMeta.ts'
import { structuredData } from './structuredData.ts'

interface PageHeadInput {
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
