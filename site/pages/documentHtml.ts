import { defaultLocaleOf, type SiteConfig } from '../../generator/contract/config.ts'
import { faviconFile } from '../lib/favicon.ts'
import { type PageData, pageDataElementId } from '../lib/pageData.ts'
import { withBase } from '../lib/url.ts'
import { announcementScript } from '../preferences/announcementScript.ts'
import { sampleLanguageScript } from '../preferences/sampleLanguageScript.ts'
import { themeColours } from '../preferences/themeColours.ts'
import { themeScript } from '../preferences/themeScript.ts'
import { contentPolicy } from './contentPolicy.ts'

export interface DocumentInput {
  readonly site: SiteConfig
  readonly page: PageData
  readonly shell: string
  readonly description: string
  readonly preloads: readonly string[]
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function titleOf({ title, kind, frame }: PageData): string {
  return kind === 'home' ? frame.siteTitle : `${title} · ${frame.siteTitle}`
}

function descriptionOf(description: string): string[] {
  return description ? [`<meta data-page name="description" content="${escapeHtml(description)}">`] : []
}

function canonical(address: string): string {
  return `<link data-page rel="canonical" href="${escapeHtml(address)}">`
}

/** Of a page of a frozen version, the same page as it is now: what searches should find in its place. */
function currentAddress({ versions }: PageData): string | undefined {
  const [current] = versions.items
  return current?.hasPage && current.name !== versions.own ? current.url : undefined
}

/** The elements of the head that speak of this page alone; a navigation puts others in their place. */
function pageHead({ site, page, description }: DocumentInput): string[] {
  if (page.kind === 'not-found') return ['<meta data-page name="robots" content="noindex">']
  const current = currentAddress(page)
  if (current !== undefined) return [...descriptionOf(description), canonical(site.origin + current)]
  const inDefault = page.translations.find(({ locale }) => locale === defaultLocaleOf(site))
  const alternates = page.translations.map(({ lang, url }) => [lang, url] as const)
  if (inDefault) alternates.push(['x-default', inDefault.url])
  return [
    ...descriptionOf(description),
    canonical(site.origin + page.url),
    ...alternates.map(
      ([lang, url]) => `<link data-page rel="alternate" hreflang="${lang}" href="${escapeHtml(site.origin + url)}">`,
    ),
    ...(page.markdownUrl
      ? [`<link data-page rel="alternate" type="text/markdown" href="${escapeHtml(page.markdownUrl)}">`]
      : []),
  ]
}

/** The page's colour, which the project may have set. */
function pageColours({ theme }: SiteConfig): { readonly light: string; readonly dark: string } {
  const own = theme?.tokens['--color-page'] ?? themeColours
  return typeof own === 'string' ? { light: own, dark: own } : own
}

function themeColourMeta(site: SiteConfig, theme: 'light' | 'dark'): string {
  const colours = pageColours(site)
  const [light, dark] = [escapeHtml(colours.light), escapeHtml(colours.dark)]
  return `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${escapeHtml(colours[theme])}" data-light="${light}" data-dark="${dark}">`
}

function announcementHead({ frame: { announcement } }: PageData): string[] {
  if (!announcement) return []
  return [`<script data-announcement="${escapeHtml(announcement.id)}">${announcementScript}</script>`]
}

function sectionHead({ sidebar }: PageData): string[] {
  if (sidebar?.script === undefined) return []
  const { id, script } = sidebar
  return [`<script type="module" async src="${escapeHtml(script)}" data-section="${escapeHtml(id)}"></script>`]
}

/** The document as it is published, but for the assets that Vike adds. */
export function documentHtml(input: DocumentInput): string {
  const { page, shell, preloads } = input
  return [
    `<!doctype html><html lang="${page.lang}" dir="${page.dir}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(input.site.search)}">`,
    `<title>${escapeHtml(titleOf(page))}</title>`,
    `<script>${themeScript}</script>`,
    `<script>${sampleLanguageScript}</script>`,
    ...announcementHead(page),
    themeColourMeta(input.site, 'light'),
    themeColourMeta(input.site, 'dark'),
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(withBase(`/${faviconFile}`, page.frame.base))}">`,
    ...pageHead(input),
    ...preloads.map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
    ...sectionHead(page),
    `</head><body><div id="root">${shell}</div>`,
    `<script id="${pageDataElementId}" type="application/json">${scriptJson(page)}</script>`,
    '</body></html>',
  ].join('')
}
