import type { ServerOptions } from 'node:http'

const second = 1000

/** Bounds of the wait for a request, in milliseconds, and of its head, in bytes: for `createServer`. */
export const requestLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10 * second,
  requestTimeout: 30 * second,
  connectionsCheckingInterval: 5 * second,
} satisfies ServerOptions

/** Connections at once. Tools that check every address of a site open hundreds. */
export const mostConnections = 1024

interface LimitedServer {
  maxConnections: number
  readonly setTimeout: (milliseconds: number) => unknown
}

/** Limits the connections of a server. A connection without traffic is closed, also when its client reads no answer. */
export function limitConnections(server: LimitedServer): void {
  server.maxConnections = mostConnections
  server.setTimeout(60 * second)
}
