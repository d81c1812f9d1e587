import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Api } from '../../generator/contract/reference.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { foreignCaller } from './allowCaller.ts'
import { type Fault, faultsOfAddress } from './faults.ts'
import { findSocketServer, type Refusal } from './findSocketServer.ts'
import { keepLast } from './keepLast.ts'
import { type ConnectionOptions, type LoggedConnection, serveSocket } from './serveSocket.ts'
import { serveWithoutUpgrade } from './serveWithoutUpgrade.ts'
import { type SocketServer, socketServers } from './socketExchanges.ts'

interface SocketOptions extends Omit<ConnectionOptions, 'server' | 'conformance' | 'asked'> {
  readonly apis: readonly Api[]
  /** Name or address that the server listens at. */
  readonly host: string
  readonly conformanceOf: (api: Api) => Conformance
}

export interface Sockets {
  readonly connections: readonly LoggedConnection[]
  /** Ends every connection; others may come. */
  end(): void
  close(): void
}

/** Most bytes of one frame. */
const largestFrame = 1_000_000

/** Takes the WebSocket connections of a server, on the paths of the specs' own servers. */
export function acceptSockets(server: Server, options: SocketOptions): Sockets {
  // One frame a turn: a client that floods does not keep the others waiting.
  const acceptor = new WebSocketServer({ noServer: true, maxPayload: largestFrame, allowSynchronousEvents: false })
  const servers = socketServers(options.apis)
  const connections = keepLast<LoggedConnection>({ entries: 1000, characters: 1000, sizeOf: () => 1 })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!stream.listeners('error').includes(destroyStream)) stream.on('error', destroyStream)
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      serveWithoutUpgrade(server, request, stream, head)
      return
    }
    const found = checkUpgrade(request, servers, options)
    if ('reason' in found) {
      refuse(stream, found)
      return
    }
    const conformance = options.conformanceOf(found.server.api)
    acceptor.handleUpgrade(request, stream, head, (socket) =>
      connections.add(serveSocket(socket, { ...options, ...found, conformance })),
    )
  })
  const end = () => {
    for (const client of acceptor.clients) client.terminate()
  }
  return {
    connections: connections.entries,
    end,
    close() {
      end()
      acceptor.close()
    },
  }
}

/** On the stream that fails, which may be handed over to the HTTP server and back. */
function destroyStream(this: Duplex): void {
  this.destroy()
}

/** The server that a request for a connection asks for, and the faults that it asks for. */
function checkUpgrade(
  request: IncomingMessage,
  servers: readonly SocketServer[],
  { host, tokens }: SocketOptions,
): { readonly server: SocketServer; readonly asked: readonly Fault[] } | Refusal {
  const foreign = foreignCaller(request, host)
  if (foreign !== undefined) return { status: '403 Forbidden', reason: foreign }
  if (!URL.canParse(request.url ?? '/', 'ws://localhost'))
    return { status: '400 Bad Request', reason: 'The address is not one.' }
  const address = new URL(request.url ?? '/', 'ws://localhost')
  const found = findSocketServer(address, servers, tokens)
  const { faults: asked, reasons } = faultsOfAddress(address)
  if ('reason' in found) return found
  return reasons.length > 0 ? { status: '400 Bad Request', reason: reasons.join(' ') } : { ...found, asked }
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
