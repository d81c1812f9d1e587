/** How a request is answered: a file whose name holds a hash may come from the cache, all else is asked for first. */
type OfflineRequest = 'hashed' | 'fresh' | 'foreign'

const hashedFile = /(?:^|\/)(?:assets|search|sidebars)\/[^?]*\.(?:js|css|json|svg|png|woff2)$/

/** The kind of a request to an address, for a site below `base` of its origin. */
export function offlineRequest(address: URL, method: string, site: { origin: string; base: string }): OfflineRequest {
  const { origin, pathname } = address
  if (method !== 'GET' || origin !== site.origin || !pathname.startsWith(site.base)) return 'foreign'
  return hashedFile.test(pathname.slice(site.base.length)) ? 'hashed' : 'fresh'
}

/** Key of a kept answer: without query and anchor, and one for all forms of a page's address. */
export function keptAddress({ origin, pathname }: URL): string {
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<!\/)\/+$/, '')
  return origin + (bare === '' ? '/' : bare)
}

/**
 * Whether an answer may be kept: whole, from this very address, a page or data. An error, another site's answer and the target of
 * a redirect may not.
 */
export function mayKeep({ status, type, redirected, headers }: Response): boolean {
  const isText = /^(?:text\/html|application\/json)\b/.test(headers.get('content-type') ?? '')
  return status === 200 && type === 'basic' && !redirected && isText
}
