import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAllowedHost, isAllowedOrigin, unknownHost } from '../serve/allowedHost.ts'

/**
 * The reason to refuse a caller. A page of any site can send requests to this machine and point its own name here. Only
 * pages of this machine, or of the host that the server listens at, may call.
 */
export function foreignCaller({ headers }: IncomingMessage, listensAt: string): string | undefined {
  if (!isAllowedHost(headers.host, listensAt)) return unknownHost
  const isAllowed = isAllowedOrigin(headers.origin, listensAt) && !isUnnamedPage(headers)
  return isAllowed ? undefined : 'Pages of other sites may not call this server.'
}

/** Whether a page of another site asks without its name, as for a picture or a script; not where a reader follows its link. */
function isUnnamedPage({ origin, ...headers }: IncomingMessage['headers']): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  return origin === undefined && (site === 'cross-site' || site === 'same-site') && mode !== 'navigate'
}

/** Lets code in a page of this machine read the answer. */
export function allowBrowser({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('Vary', 'Origin')
  if (headers.origin === undefined) return
  outgoing.setHeader('Access-Control-Allow-Origin', headers.origin)
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS')
  outgoing.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*')
  outgoing.setHeader('Access-Control-Expose-Headers', '*')
  outgoing.setHeader('Access-Control-Max-Age', '600')
  // Browsers that guard private networks ask before a page reaches one (https://wicg.github.io/private-network-access/).
  if (headers['access-control-request-private-network'] === 'true')
    outgoing.setHeader('Access-Control-Allow-Private-Network', 'true')
}
