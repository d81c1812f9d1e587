import { isPattern } from '../../contract/movedAddress.ts'
import { redirectPolicy, referrerPolicy } from '../../contract/securityHeaders.ts'

type Redirects = Readonly<Record<string, string>>

/**
 * Pages that lead from old addresses to new ones, for hosts that know no redirects. Anchors need no page of their own. An
 * address of a pattern gets a file `.html`, so that a server with the pattern applies the pattern first.
 */
export function redirectPages(redirects: Redirects, base: string, byPattern: Redirects = {}): Map<string, string> {
  const moved = Object.entries(redirects).filter(([from]) => !from.includes('#') && !isPattern(from))
  const pageOf = ([from, to]: readonly [string, string], end: string) =>
    [`${from.replace(/^\/|\/$/g, '')}${end}`, redirectPage(`${base.slice(0, -1)}${to}`)] as const
  return new Map([
    ...Object.entries(byPattern).map((entry) => pageOf(entry, '.html')),
    ...moved.map((entry) => pageOf(entry, '/index.html')),
  ])
}

/** A page that leads to an address of the same origin. */
export function redirectPage(target: string): string {
  const address = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${redirectPolicy}"><meta name="referrer" content="${referrerPolicy}"><title>Moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}"><p>Moved to <a href="${address}">${address}</a>.</p>\n`
}
