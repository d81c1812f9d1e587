import { withoutBase } from '../lib/url.ts'

/** Of a link, what decides whether following it stays in the site. */
export type LinkLike = Pick<HTMLAnchorElement, 'href' | 'target' | 'download' | 'origin' | 'pathname'>

/** Whether the reader asked for a new tab, a new window or a download rather than for the page itself. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/**
 * The page a link leads to, if it is a page of this site that can be shown without a page load: same origin, below the
 * base, no file such as `.md` or `.yaml`. Its path has no `index.html` or `.html` at the end.
 */
export function pageTarget(link: LinkLike, origin: string, base: string): URL | undefined {
  if (link.origin !== origin || link.download !== '' || (link.target !== '' && link.target !== '_self'))
    return undefined
  if (withoutBase(link.pathname, base) === undefined) return undefined
  const url = cleanUrl(new URL(link.href))
  const [file = ''] = url.pathname.split('/').slice(-1)
  return file.includes('.') ? undefined : url
}

/** The address without what a server forgives: `index.html` and `.html`. */
export function cleanUrl(url: URL): URL {
  const clean = new URL(url)
  clean.pathname = url.pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
  return clean
}

/** Whether both addresses are the same page, whatever follows the `#`. */
export function isSamePage(one: URL | Location, other: URL | Location): boolean {
  const path = (url: URL | Location) => url.pathname.replace(/\/$/, '')
  return one.origin === other.origin && path(one) === path(other) && one.search === other.search
}
