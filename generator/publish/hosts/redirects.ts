import { redirectPolicy, referrerPolicy } from '../../contract/securityHeaders.ts'

/** Pages that lead from old addresses to new ones, for hosts that know no redirects. Anchors need no page of their own. */
export function redirectPages(redirects: Readonly<Record<string, string>>, base: string): Map<string, string> {
  const moved = Object.entries(redirects).filter(([from]) => !from.includes('#'))
  return new Map(
    moved.map(([from, to]) => [
      `${from.replace(/^\/|\/$/g, '')}/index.html`,
      redirectPage(`${base.slice(0, -1)}${to}`),
    ]),
  )
}

/** A page that leads to an address of the same origin. */
export function redirectPage(target: string): string {
  const address = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${redirectPolicy}"><meta name="referrer" content="${referrerPolicy}"><title>Moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}"><p>Moved to <a href="${address}">${address}</a>.</p>\n`
}
