import { createServer } from 'node:http'
import { memoizeByObject } from '../../generator/contract/memoize.ts'
import { thrownText } from '../../generator/load/importError.ts'
import { createConformance } from '../conformance/createConformance.ts'
import { requestLimits } from '../serve/limits.ts'
import { listen } from '../serve/listen.ts'
import { createControl } from './control.ts'
import { createMock } from './createMock.ts'
import { keepLast } from './keepLast.ts'
import type { LoggedRequest, Mock, MockOptions } from './mockOptions.ts'
import { serveRequests } from './serveRequests.ts'
import { acceptSockets } from './sockets.ts'

/** Serves every API of a reference on one port, with the examples of the spec. Rejects with a MockError where it cannot start. */
export async function startMock(options: MockOptions): Promise<Mock> {
  const { port = 0, host = '127.0.0.1', pushEvery = 200 } = options
  const mock = createMock({ ...options, conformanceOf: memoizeByObject(createConformance), thrownText })
  const { credentials, faults, environment, clock } = mock
  const requests = keepLast<LoggedRequest>({ entries: 10_000, characters: 10_000_000, sizeOf })
  let socketOrigin = ''
  const server = createServer(
    requestLimits,
    serveRequests({
      ...{ host, clock, control: createControl(mock), keep: requests.add, onAnswer: options.onAnswer ?? (() => {}) },
      answer: (request, peer) => mock.answer(request, { peer, socketOrigin }),
    }),
  )
  const sockets = acceptSockets(server, { host, connect: mock.connect })
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${await listen(server, { host, port })}`
  socketOrigin = origin.replace(/^http/, 'ws')
  // Not before it listens: a mock whose port is taken has to end.
  const endTicks = mock.world && clock.every(pushEvery, mock.tick)
  return {
    ...{ origin, socketOrigin, credentials, clock, faults, environment, save: mock.save },
    requests: requests.entries,
    connections: sockets.connections,
    async close() {
      endTicks?.()
      sockets.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function sizeOf({ path, query, body, headers, reasons }: LoggedRequest): number {
  return [path, query, body, ...Object.values(headers), ...reasons].join().length
}
