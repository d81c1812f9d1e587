import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Answers a request that offers to go on in another protocol than WebSocket as if it had offered nothing, which a server may
 * always do (RFC 9110, section 7.8). Java's HttpClient offers HTTP/2 with its first request.
 */
export function serveWithoutUpgrade(server: Server, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  // Node has stopped reading HTTP from the connection: it begins anew, with the same request less the offer.
  stream.unshift(Buffer.concat([Buffer.from(headWithoutOffer(request), 'latin1'), head]))
  server.emit('connection', stream)
}

const offers = ['upgrade', 'http2-settings', 'connection']

function headWithoutOffer({ method, url, rawHeaders, headers }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 > 0 || offers.includes(name.toLowerCase()) ? [] : [`${name}: ${rawHeaders[index + 1]}`],
  )
  const options = (headers.connection ?? '')
    .split(',')
    .filter((option) => !offers.includes(option.trim().toLowerCase()))
  const connection = options.length > 0 ? [`Connection: ${options.join(',')}`] : []
  return [`${method} ${url} HTTP/1.1`, ...lines, ...connection, '', ''].join('\r\n')
}
