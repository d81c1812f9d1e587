import { milliseconds } from '../../generator/model/view/duration.ts'
import { keepLast } from './keepLast.ts'
import type { MockClock } from './mockClock.ts'
import type { SaidFrame, SocketSessionOptions } from './openSession.ts'
import { createSocketSession } from './socketSession.ts'
import { createSpeaker, type MockSocket, type Speaking } from './speakFrames.ts'

export interface LoggedConnection {
  readonly path: string
  readonly api: string
  /** The last frames in the order they went, as text. */
  readonly received: readonly string[]
  readonly sent: readonly string[]
  readonly isOpen: boolean
}

interface ConnectionOptions extends Omit<SocketSessionOptions, 'faults' | 'asked'>, Speaking {
  readonly pushEvery: number
}

/** Serves one connection until it ends. */
export function serveSocket(socket: MockSocket, options: ConnectionOptions): LoggedConnection {
  const { server, clock, pushEvery, world, onEvent } = options
  const { path } = server
  const session = createSocketSession(options)
  const [received, sent] = [keptFrames(), keptFrames()]
  const log = { path, api: server.api.id, received: received.entries, sent: sent.entries, isOpen: true }
  const say = createSpeaker(socket, options, sent.add)
  /** A fault of the mock ends with the frame that it was found by: the server goes on. */
  const sayAll = (frames: () => readonly SaidFrame[]) => {
    try {
      frames().forEach(say)
    } catch (error) {
      socket.send(JSON.stringify({ message: `The mock failed: ${String(error)}` }), () => {})
    }
  }
  const endPushes = clock.every(pushEvery, () => sayAll(session.pushes))
  const leave = world?.listen((emission) => sayAll(() => session.deliver(emission)))
  const idle = createIdleTimer(server.api.streaming?.heartbeat?.idleTimeout, clock, () => socket.terminate())
  onEvent({ path, kind: 'opened' })
  sayAll(session.opening)
  socket.on('message', (message) => {
    idle.restart()
    const text = message.toString()
    received.add(text)
    onEvent({ path, kind: 'received', text })
    sayAll(() => session.answer(text))
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    log.isOpen = false
    onEvent({ path, kind: 'closed' })
    endPushes()
    leave?.()
    idle.stop()
  })
  return log
}

function keptFrames() {
  return keepLast<string>({ entries: 1000, characters: 200_000, sizeOf: ({ length }) => length })
}

/** Ends a connection after the longest silence of a client that the spec allows: `30s`, `1m`. */
function createIdleTimer(
  limit: string | undefined,
  { after }: MockClock,
  end: () => void,
): { restart(): void; stop(): void } {
  const silence = milliseconds(limit ?? '')
  if (silence === undefined) return { restart() {}, stop() {} }
  let stop = after(silence, end)
  return {
    restart() {
      stop()
      stop = after(silence, end)
    },
    stop: () => stop(),
  }
}
