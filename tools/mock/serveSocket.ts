import type { Json } from '../../generator/contract/json.ts'
import { milliseconds } from '../../generator/model/view/duration.ts'
import type { Fault, FaultName, Faults } from './faults.ts'
import { keepLast } from './keepLast.ts'
import type { MockClock } from './mockClock.ts'
import { createSocketSession, type SaidFrame, type SocketSessionOptions } from './socketSession.ts'

/** A connection that begins or ends, a frame of the client, or a push on a private channel. */
export interface SocketEvent {
  readonly path: string
  readonly kind: 'opened' | 'received' | 'pushed' | 'closed'
  /** The frame as text. */
  readonly text?: string
}

export interface LoggedConnection {
  readonly path: string
  readonly api: string
  /** The last frames in the order they went, as text. */
  readonly received: readonly string[]
  readonly sent: readonly string[]
  readonly isOpen: boolean
}

/** Most bytes of the frames that wait for a slow client. */
const mostWaiting = 16_000_000

/** A connection as the mock uses it, be it a WebSocket or one within a page. */
export interface MockSocket {
  readonly readyState: number
  readonly OPEN: number
  /** Bytes that wait for the client. */
  readonly bufferedAmount: number
  send(text: string, onSent: () => void): void
  terminate(): void
  on(event: 'message', listener: (frame: { toString(): string }) => void): unknown
  on(event: 'error' | 'close', listener: () => void): unknown
}

interface ConnectionOptions extends SocketSessionOptions {
  readonly clock: MockClock
  readonly pushEvery: number
  readonly faults: Faults
  /** Faults of this connection alone. */
  readonly asked: readonly Fault[]
  /** Changes a frame of a channel before it is sent. */
  readonly change: (channel: string, frame: Json) => Json
  readonly onEvent: (event: SocketEvent) => void
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

/** Sends frames with the faults that stand. Only pushes are lost or doubled: a client waits for each reply. */
function createSpeaker(
  socket: MockSocket,
  { server: { path, channels }, faults, asked, change, onEvent }: ConnectionOptions,
  onSent: (text: string) => void,
): (said: SaidFrame) => void {
  let [count, pushed, isOver] = [0, 0, false]
  const strikes = (name: FaultName, isDue: (value: number) => boolean) =>
    isDue(Number(faults.find(name, asked)?.value)) && faults.strike(name, asked) !== undefined
  const send = (text: string) => {
    if (isOver || socket.readyState !== socket.OPEN) return
    onSent(text)
    count += 1
    isOver = strikes('disconnect', (frames) => count >= frames)
    socket.send(text, () => isOver && socket.terminate())
    if (socket.bufferedAmount > mostWaiting) socket.terminate()
  }
  return ({ channel, frame }) => {
    const isPush = channel !== undefined
    if (isPush) pushed += 1
    const isDue = (every: number) => isPush && pushed % every === 0
    if (strikes('drop', isDue)) return
    const text = JSON.stringify(isPush ? change(channel, frame) : frame)
    if (channels.some(({ id, access }) => id === channel && access === 'private'))
      onEvent({ path, kind: 'pushed', text })
    send(text)
    if (strikes('double', isDue)) send(text)
  }
}

function keptFrames() {
  return keepLast<string>({ entries: 1000, characters: 200_000, sizeOf: ({ length }) => length })
}

/** Ends a connection on which the client says nothing for as long as the spec gives it: `30s`, `1m`. */
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
