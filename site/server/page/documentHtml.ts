import type { HeadTag, SiteConfig } from '../../../generator/contract/config.ts'
import { consoleOrigins } from '../../../generator/contract/console.ts'
import { faviconPath, isForeignAddress } from '../../../generator/contract/ownFiles.ts'
import { referrerPolicy } from '../../../generator/contract/securityHeaders.ts'
import { themeColours } from '../../browser/preferences/themeColours.ts'
import { consoleHost } from '../../shared/consoleAddress.ts'
import { escapeHtml, scriptJson } from '../../shared/escapeHtml.ts'
import { type PageData, pageDataElementId, type WrittenPage } from '../../shared/pageData.ts'
import { withBase } from '../../shared/url.ts'
import { faviconFile } from '../content/favicon.ts'
import { scriptUrl } from '../content/sectionScript.ts'
import { contentPolicy } from './contentPolicy.ts'
import { inlineScripts } from './inlineScripts.ts'
import { type PageHeadInput, pageHead } from './pageHead.ts'
import { pageTitle } from './pageTitle.ts'

interface DocumentInput extends PageHeadInput {
  readonly shell: string
  readonly preloads: readonly string[]
  /** Style sheets of this page alone. */
  readonly styles?: readonly string[]
}

function inlineScript(code: string, announcement?: string): string {
  const attribute = announcement === undefined ? '' : ` data-announcement="${escapeHtml(announcement)}"`
  return `<script${attribute}>${code}</script>`
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

/** The icon of the project, else an icon with the brand's initial. */
function iconLink({ site }: DocumentInput): string {
  const { brand } = site
  const path = brand.favicon === undefined ? faviconFile : faviconPath(brand.favicon)
  const type = path.endsWith('.svg') ? ' type="image/svg+xml"' : ''
  return `<link rel="icon"${type} href="${escapeHtml(withBase(`/${path}`, site.base))}">`
}

function sectionHead({ sidebar }: PageData): string[] {
  if (sidebar?.script === undefined) return []
  const { id, script } = sidebar
  return [`<script type="module" async src="${escapeHtml(script)}" data-section="${escapeHtml(id)}"></script>`]
}

/** Hosts that a page may ask besides its own origin. The console on an origin of its own asks no host but the servers. */
function reachedBy({ site, page }: DocumentInput): Omit<Parameters<typeof contentPolicy>[0], 'scripts'> {
  const { search, hosts } = site
  if (page.kind !== 'console') return { search, hosts }
  const servers = consoleOrigins(site)
  return consoleHost(site) === undefined ? { search, hosts, servers } : { servers }
}

/** The document as it is published, but for the assets that Vike adds. */
export function documentHtml(input: DocumentInput): string {
  const { page, shell, preloads, styles = [] } = input
  const scripts = inlineScripts(page, shell)
  const policy = contentPolicy({ ...reachedBy(input), scripts: scripts.map(({ code }) => code) })
  return [
    `<!doctype html><html lang="${page.lang}" dir="${page.dir}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="referrer" content="${referrerPolicy}">`,
    `<title>${escapeHtml(pageTitle(page))}</title>`,
    ...scripts.map(({ code, announcement }) => inlineScript(code, announcement)),
    themeColourMeta(input.site, 'light'),
    themeColourMeta(input.site, 'dark'),
    iconLink(input),
    ...pageHead(input),
    ...preloads.map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
    ...styles.map((file) => `<link data-page rel="stylesheet" href="${escapeHtml(file)}">`),
    ...headTags(input.site, page),
    ...sectionHead(page),
    `</head><body><div id="root">${shell}</div>`,
    `<script id="${pageDataElementId}" type="application/json">${scriptJson(withoutShown(page))}</script>`,
    '</body></html>',
  ].join('')
}

/** A browser reads links of the frame, the project's own parts and the headings from the page, which shows them. */
function withoutShown(page: PageData): WrittenPage {
  const { own: _own, headings: _headings, frame, ...written } = page
  const { start: _start, end: _end, footer: _footer, ...rest } = frame
  return { ...written, frame: rest }
}

/** Elements of the project for the head of every page. The page of the console has no script of them: it holds keys. */
function headTags({ head = [], base }: Pick<SiteConfig, 'head' | 'base'>, { kind }: PageData): string[] {
  return head.filter(({ tag }) => tag !== 'script' || kind !== 'console').map((element) => elementHtml(element, base))
}

function elementHtml({ tag, attributes }: HeadTag, base: string): string {
  if (tag !== 'script') return `<${tag}${attributesHtml(withHref(attributes, base))}>`
  const { src = '', ...others } = attributes
  // No script may hold up a page.
  const loaded = isForeignAddress(src)
    ? { async: '', ...others, src }
    : { type: 'module', async: '', ...others, src: scriptUrl(src, base) }
  return `<script${attributesHtml(loaded)}></script>`
}

/** A path of the site stands below its base. */
function withHref(attributes: HeadTag['attributes'], base: string): HeadTag['attributes'] {
  const { href } = attributes
  return href === undefined || isForeignAddress(href) ? attributes : { ...attributes, href: withBase(href, base) }
}

function attributesHtml(attributes: HeadTag['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}${value === '' ? '' : `="${escapeHtml(value)}"`}`)
    .join('')
}
