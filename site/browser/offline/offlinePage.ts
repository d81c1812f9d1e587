import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { OfflineSite, OfflineTexts } from './offlineSite.ts'

/** A page that is kept. */
export interface KeptPage {
  readonly address: string
  readonly title: string
}

/** The language of an address: from its prefix, else the default language. */
export function textsFor({ base, languages }: OfflineSite, pathname: string): OfflineTexts | undefined {
  const below = `${pathname.slice(base.length)}/`
  return languages.find(({ prefix }) => prefix !== '' && below.startsWith(prefix)) ?? languages[0]
}

/** A page without any script: the requested page is not kept; a list names the kept pages. */
export function offlinePage(site: OfflineSite, texts: OfflineTexts, pages: readonly KeptPage[]): string {
  const home = site.base + texts.prefix
  const styles = site.assets.filter((file) => file.endsWith('.css'))
  const links = pages.map(({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`)
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : `<p>${escapeHtml(texts.none)}</p>`
  return [
    `<!doctype html><html lang="${escapeHtml(texts.lang)}" dir="${escapeHtml(texts.dir)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">`,
    `<title>${escapeHtml(texts.title)}</title>`,
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(site.base + file)}">`),
    // The frame of the site's other pages, whose styles these are.
    `</head><body><div id="root"><header class="header"><div class="navbar"><a class="brand" href="${escapeHtml(home)}">${brandOf(site)}</a></div></header>`,
    '<div class="layout" data-kind="not-found"><div class="column"><main class="main">',
    `<article class="article" data-kind="not-found"><div class="article-body prose"><h1>${escapeHtml(texts.title)}</h1>`,
    `<p>${escapeHtml(texts.text)}</p><p><a href="">${escapeHtml(texts.retry)}</a></p>`,
    `<h2>${escapeHtml(texts.pages)}</h2>${list}</div></article></main></div></div></div></body></html>`,
  ].join('')
}

/** The logo or the name; without the page's script the system chooses the theme. */
function brandOf({ brand, logo }: OfflineSite): string {
  if (!logo) return escapeHtml(brand)
  const { light, dark } = logo
  const source = dark ? `<source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(dark.src)}">` : ''
  return `<picture>${source}<img src="${escapeHtml(light.src)}" alt="${escapeHtml(brand)}"></picture>`
}

/** The title of a kept document, without the title of the site; nothing where it has none. */
export function titleOf(html: string): string | undefined {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title && decodeReferences(title.split(' · ')[0] ?? title)
}

/** Our own titles hold numeric references alone. */
function decodeReferences(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_reference, code: string) => String.fromCodePoint(Number(code)))
}
