import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** A request as it came. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface RecordingServer {
  readonly port: number
  readonly requests: readonly Received[]
  /** Frames received over sockets. */
  readonly frames: readonly string[]
  close(): Promise<void>
}

/** Answers every request with a token and every frame with itself; keeps the requests and the frames. */
export async function openRecordingServer(): Promise<RecordingServer> {
  const requests: Received[] = []
  const frames: string[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      reply.writeHead(200, { 'Content-Type': 'application/json' })
      reply.end(JSON.stringify({ data: { token: 'token', endpoint: `ws://${request.headers.host}/endpoint` } }))
    })
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    socket.send('{"hello":true}')
    socket.on('message', (message) => {
      frames.push(String(message))
      socket.send(String(message))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    frames,
    async close() {
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
