import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAllowedHost, isAllowedOrigin, unknownHost } from '../serve/allowedHost.ts'

/**
 * Why a request is not answered at all. A page of any site can send one to this machine, and can lead a name of its own here:
 * only pages of this machine may, or of the host that the server was told to listen at.
 */
export function foreignCaller({ headers }: IncomingMessage, listensAt: string): string | undefined {
  if (!isAllowedHost(headers.host, listensAt)) return unknownHost
  return isAllowedOrigin(headers.origin, listensAt) ? undefined : 'Pages of other sites may not call this server.'
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
}
