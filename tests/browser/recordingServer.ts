import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** A server that takes every request and frame, and remembers all of each. */
export interface RecordingServer {
  /** `127.0.0.1:8080`. */
  readonly host: string
  /** Requests with headers and body, addresses of connections, and frames, each as one text. */
  readonly received: readonly string[]
  /** Number of open WebSocket connections. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/** Answers a path from `answers`, and any other with an empty object. Pages of every site may read the answers. */
export async function recordRequests(
  answers: Readonly<Record<string, { readonly location: string } | { readonly json: object }>> = {},
): Promise<RecordingServer> {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    const { method, url = '/', headers } = request
    let body = ''
    for await (const part of request) body += part
    received.push(JSON.stringify({ method, url, headers, body }))
    for (const name of ['origin', 'headers', 'methods']) response.setHeader(`access-control-allow-${name}`, '*')
    response.setHeader('access-control-allow-private-network', 'true')
    if (method === 'OPTIONS') return response.end()
    const answer = answers[url.replace(/\?.*/, '')] ?? { json: {} }
    if ('location' in answer) return response.writeHead(307, answer).end()
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer.json))
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, { url, headers }) => {
    received.push(JSON.stringify({ url, headers }))
    socket.on('message', (data) => {
      received.push(String(data))
      socket.send('{"ok":true}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    connections: () => sockets.clients.size,
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
