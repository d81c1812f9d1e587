import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { foreignCaller } from './allowCaller.ts'
import type { MockCore } from './createMock.ts'
import { keepLast } from './keepLast.ts'
import type { Refusal } from './refusedHandshake.ts'
import type { LoggedConnection } from './serveSocket.ts'
import { serveWithoutUpgrade } from './serveWithoutUpgrade.ts'

interface SocketOptions extends Pick<MockCore, 'connect'> {
  /** Name or address that the server listens at. */
  readonly host: string
}

export interface Sockets {
  readonly connections: readonly LoggedConnection[]
  close(): void
}

/** Most bytes of one frame. */
const largestFrame = 1_000_000

/** Takes the WebSocket connections of a server, on the paths of the specs' own servers. */
export function acceptSockets(server: Server, options: SocketOptions): Sockets {
  // One frame a turn: a client that floods does not keep the others waiting.
  const acceptor = new WebSocketServer({ noServer: true, maxPayload: largestFrame, allowSynchronousEvents: false })
  const connections = keepLast<LoggedConnection>({ entries: 1000, characters: 1000, sizeOf: () => 1 })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!stream.listeners('error').includes(destroyStream)) stream.on('error', destroyStream)
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      serveWithoutUpgrade(server, request, stream, head)
      return
    }
    const serve = checkUpgrade(request, options)
    if ('reason' in serve) {
      refuse(stream, serve)
      return
    }
    acceptor.handleUpgrade(request, stream, head, (socket) => connections.add(serve(socket)))
  })
  return {
    connections: connections.entries,
    close() {
      for (const client of acceptor.clients) client.terminate()
      acceptor.close()
    },
  }
}

/** Destroys the failed stream itself, because streams may pass to the HTTP server and back. */
function destroyStream(this: Duplex): void {
  this.destroy()
}

/** Takes the connection that a request asks for, or gives the reason to refuse it. */
function checkUpgrade(request: IncomingMessage, { host, connect }: SocketOptions): ReturnType<MockCore['connect']> {
  const foreign = foreignCaller(request, host)
  if (foreign !== undefined) return { status: '403 Forbidden', reason: foreign }
  if (!URL.canParse(request.url ?? '/', 'ws://localhost'))
    return { status: '400 Bad Request', reason: 'The address is not one.' }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  )
  return connect({ address: new URL(request.url ?? '/', 'ws://localhost'), headers })
}

function refuse(stream: Duplex, { status, reason }: Refusal): void {
  const body = JSON.stringify({ message: reason })
  stream.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
