import type { SiteConfig } from '../../generator/contract/config.ts'
import { consolePath } from '../../generator/contract/console.ts'
import { memoize } from '../../generator/contract/memoize.ts'
import { normalizePath, type Route } from '../../generator/contract/routes.ts'
import { type Page, readPage } from './readPage.ts'
import type { ServedSite } from './serveBuilt.ts'

/** Reply of the server; `page` for HTML. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly page: Page | undefined
}

export interface Crawl {
  /** Every address of the site that some page leads to, with the page it was first found on. */
  readonly reached: ReadonlyMap<string, string>
  /** Problems, each as `page: problem`. */
  readonly problems: readonly string[]
}

/** The same page answers to several addresses, and every check reads it. */
const pageOf = memoize(readPage, 1_000)

/** Fetches from a site; each address once. */
export function createFetcher({ origin }: Pick<ServedSite, 'origin'>): (path: string) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>()
  const load = async (path: string): Promise<Answer> => {
    // A server may close an idle connection at the moment in which a request is sent on it.
    const response = await fetch(origin + path).catch(() => fetch(origin + path))
    const [type, body] = [response.headers.get('content-type') ?? '', await response.text()]
    return { status: response.status, type, body, page: type.startsWith('text/html') ? pageOf(body) : undefined }
  }
  return (path) => {
    const answer = known.get(path) ?? load(path)
    known.set(path, answer)
    return answer
  }
}

/** Follows every link, script and image of every page and of the not-found pages, and checks that it leads somewhere: also to the anchor it names. */
export async function crawlSite(site: ServedSite, get = createFetcher(site)): Promise<Crawl> {
  const { base, routes, origin, config } = site
  const published = new Set(routes.map(({ url }) => normalizePath(base.slice(0, -1) + url)))
  // A page outside of the table, whose fragment is a form and no anchor.
  const consoles = new Set(
    config.locales.map(({ code }, index) => `${base.slice(0, -1)}${index === 0 ? '' : `/${code}`}${consolePath}`),
  )
  const reached = new Map<string, string>()
  const problems: string[] = []
  const pages = routes.map(({ url }) => ({ own: base.slice(0, -1) + url, wanted: 200 }))
  const missing = config.locales.map(({ code }, index) => ({
    own: `${base}${index === 0 ? '' : `${code}/`}no-such-page`,
    wanted: 404,
  }))
  for (const { own, wanted } of [...pages, ...missing]) {
    const { status, page } = await get(own)
    if (status !== wanted || !page) problems.push(`${own}: answers ${status}`)
    for (const { element, url } of page?.references ?? []) {
      const target = insideOf(new URL(url, origin + own), origin, config)
      if (!target) continue
      const path = decodeURI(target.pathname) + target.search
      if (path === own) {
        if (!hasAnchor(page, target.hash))
          problems.push(`${own}: <${element}> ${url} names an anchor that is not there`)
        continue
      }
      const answer = await get(target.pathname + target.search)
      if (!reached.has(path)) reached.set(path, own)
      if (answer.status !== 200) problems.push(`${own}: <${element}> ${url} answers ${answer.status}`)
      else if (!target.pathname.startsWith(base)) problems.push(`${own}: <${element}> ${url} leaves the base`)
      else if (answer.page && consoles.has(path)) continue
      else if (answer.page && !published.has(normalizePath(path)))
        problems.push(`${own}: <${element}> ${url} is a page outside the route table`)
      else if (!hasAnchor(answer.page, target.hash))
        problems.push(`${own}: <${element}> ${url} names an anchor that is not there`)
    }
  }
  return { reached, problems: [...new Set(problems)] }
}

/** The address on the test server, or nothing when it leads to another site. */
function insideOf(url: URL, origin: string, config: SiteConfig): URL | undefined {
  if (url.origin === config.origin) return new URL(url.pathname + url.search + url.hash, origin)
  return url.origin === origin ? url : undefined
}

function hasAnchor(page: Page | undefined, hash: string): boolean {
  return !page || hash.length < 2 || page.ids.includes(decodeURIComponent(hash.slice(1)))
}

/** Missing metadata of every page: title, description, languages, canonical address, headings, unique ids. */
export async function checkPages(site: ServedSite, get: ReturnType<typeof createFetcher>): Promise<string[]> {
  const checked = await Promise.all(
    site.routes.map(async (route) => checkPage(route, (await get(site.base.slice(0, -1) + route.url)).page, site)),
  )
  return checked.flat()
}

function checkPage(route: Route, page: Page | undefined, { config, base, routes }: ServedSite): string[] {
  if (!page) return [`${route.url}: is not there`]
  const address = (url: string) => config.origin + base.slice(0, -1) + url
  const langOf = (code: string) => config.locales.find((locale) => locale.code === code)?.lang ?? code
  const translations = routes.filter(({ path }) => path === route.path)
  const alternates = {
    ...Object.fromEntries(translations.map(({ locale, url }) => [langOf(locale), address(url)])),
    'x-default': address(route.path),
  }
  const repeated = page.ids.filter((id, index) => page.ids.indexOf(id) !== index)
  const isFallback = route.contentLocale !== route.locale
  const claims: readonly (readonly [string, boolean])[] = [
    ['has exactly one h1', page.headings.filter((name) => name === 'h1').length === 1],
    ['has no heading that skips a level', headingsInOrder(page.headings)],
    [
      'has a title that begins with its own',
      route.kind === 'home' ? Boolean(page.title) : page.title?.startsWith(`${route.title} · `) === true,
    ],
    ['has its description', page.description === route.description && route.description !== ''],
    ['has its language', page.lang === langOf(route.locale)],
    [
      'marks the language of a text that is not translated',
      page.articleLang === (isFallback ? langOf(route.contentLocale) : undefined),
    ],
    ['has its canonical address', page.canonical === address(route.url)],
    ['names all its translations', JSON.stringify(sorted(page.alternates)) === JSON.stringify(sorted(alternates))],
    [`has no id twice: ${[...new Set(repeated)].slice(0, 3).join(', ')}`, repeated.length === 0],
  ]
  return claims.filter(([, holds]) => !holds).map(([claim]) => `${route.url} must be a page that ${claim}`)
}

function headingsInOrder(names: readonly string[]): boolean {
  const levels = names.map((name) => Number(name[1]))
  return levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)
}

function sorted(entries: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))
}
