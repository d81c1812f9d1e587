import { once } from 'node:events'
import { WebSocket } from 'ws'
import { parseJson } from '../../generator/contract/json.ts'
import type { Mock } from '../mock/index.ts'
import type { Connection, PlayedMock } from './run.ts'

/** A mock that steps reach over the network. */
export function networkMock({ origin, socketOrigin, clock, credentials }: Mock): PlayedMock {
  return {
    ...{ clock, credentials },
    async ask({ target, ...init }) {
      const response = await fetch(origin + target, init)
      return { status: response.status, text: await response.text() }
    },
    async connect(target) {
      const socket = new WebSocket(socketOrigin + target)
      const frames: Connection['frames'] = []
      socket.on('message', (text: Buffer) => frames.push(parseJson(text.toString())))
      // A fault may end it at any moment.
      socket.on('error', () => {})
      await once(socket, 'open')
      return {
        frames,
        send: (text) => socket.send(text),
        settled: () => settled(socket),
        end: () => socket.terminate(),
      }
    },
  }
}

/** The mock answers each ping in its turn. */
async function settled(socket: WebSocket): Promise<void> {
  if (socket.readyState !== WebSocket.OPEN) return
  await new Promise<void>((resolve) => {
    const end = () => {
      socket.off('pong', end).off('close', end)
      resolve()
    }
    socket.on('pong', end).on('close', end)
    socket.ping()
  })
}
