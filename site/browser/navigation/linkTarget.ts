import { memoize } from '../../../generator/contract/memoize.ts'
import { withoutBase } from '../../shared/url.ts'

/** The properties of a link that decide whether it stays in the site. */
export type LinkLike = Pick<HTMLAnchorElement, 'href' | 'target' | 'download' | 'origin' | 'pathname'>

/** Separates the parts of a key: no path holds it. */
const separator = '\n'

/**
 * The path of the page that a path leads to, without `index.html` and `.html`; nothing for a file and outside of the base.
 * Remembered, because every navigation asks it of all links in the article, and every move of the pointer of one.
 */
const matchRoute = memoize((key) => {
  const [base = '/', path = ''] = key.split(separator)
  if (withoutBase(path, base) === undefined) return undefined
  const clean = cleanPath(path)
  return clean.slice(clean.lastIndexOf('/')).includes('.') ? undefined : clean
}, 10_000)

/**
 * The page a link leads to, if it is a page of this site that can be shown without a page load: same origin, below the
 * base, no file such as `.md` or `.yaml`. A link that says where to open, and be it `_self`, is left to the browser: other
 * versions are sites of their own. Its path has no `index.html` or `.html` at the end.
 */
export function pageTarget(link: LinkLike, origin: string, base: string): URL | undefined {
  if (link.origin !== origin || link.download !== '' || link.target !== '') return undefined
  const path = matchRoute(base + separator + link.pathname)
  if (path === undefined) return undefined
  const url = new URL(link.href)
  url.pathname = path
  return url
}

function cleanPath(path: string): string {
  return path.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}

/** The address without the endings that a server ignores: `index.html` and `.html`. */
export function cleanUrl(url: URL): URL {
  const clean = new URL(url)
  clean.pathname = cleanPath(url.pathname)
  return clean
}

/** Whether both addresses are the same page, whatever their anchors. */
export function isSamePage(one: URL | Location, other: URL | Location): boolean {
  const path = (url: URL | Location) => url.pathname.replace(/\/$/, '')
  return one.origin === other.origin && path(one) === path(other) && one.search === other.search
}
