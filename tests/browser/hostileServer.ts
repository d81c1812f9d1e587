import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import type { HostileAnswer, HostileFrames } from './hostileAnswers.ts'

/** A server that answers every request and connection with the reply or frames of the last call of `play`. */
export interface HostileServer {
  readonly host: string
  readonly play: (next: HostileAnswer | HostileFrames) => void
  readonly close: () => Promise<void>
}

/** A connection first gets the frames; each frame of the page gets an answer. */
export async function serveHostile(): Promise<HostileServer> {
  let played: HostileAnswer | HostileFrames | undefined
  const server = createServer((request, response) => {
    for (const name of ['origin', 'headers']) response.setHeader(`access-control-allow-${name}`, '*')
    response.setHeader('access-control-allow-private-network', 'true')
    if (request.method === 'OPTIONS' || !played || 'frames' in played) response.end()
    else void writeAnswer(played, response)
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    if (played && 'frames' in played) for (const frame of played.frames) socket.send(frame)
    socket.on('message', () => socket.send('{"id":"answer"}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    play: (next) => {
      played = next
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The name of the case is the text of the status: it distinguishes the answer from the one before. */
async function writeAnswer({ name, type, parts, pause = 0 }: HostileAnswer, response: ServerResponse): Promise<void> {
  response.writeHead(200, name, { 'content-type': type ?? 'application/json' })
  for (const part of parts) {
    if (response.destroyed) return
    response.write(part)
    // The connection may close meanwhile, which only a turn of the loop notices.
    await setTimeout(pause)
  }
  response.end()
}
