import type { Json } from '../../generator/contract/json.ts'
import { jsonText } from './exactIntegers.ts'
import type { Fault, FaultName, Faults } from './faults.ts'
import type { MockClock } from './mockClock.ts'
import type { SaidFrame } from './openSession.ts'
import type { SocketServer } from './socketExchanges.ts'

/** Most bytes of the frames that wait for a slow client. */
const mostWaiting = 16_000_000

/** A connection that begins or ends, a frame of the client, or a push on a private channel. */
export interface SocketEvent {
  readonly path: string
  readonly kind: 'opened' | 'received' | 'pushed' | 'closed'
  /** The frame as text. */
  readonly text?: string
}

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

/** Clock, faults and events of the frames that a connection sends. */
export interface Speaking {
  readonly server: SocketServer
  readonly clock: MockClock
  readonly faults: Faults
  /** Faults of this connection alone. */
  readonly asked: readonly Fault[]
  /** Changes a frame of a channel before it is sent. */
  readonly change: (channel: string, frame: Json) => Json
  readonly onEvent: (event: SocketEvent) => void
}

/**
 * Sends frames with the faults that stand. Pushes are lost, doubled or late in their order; a reply only by a fault for the
 * channel of its request, because a client waits for each reply.
 */
export function createSpeaker(
  socket: MockSocket,
  { server: { path, channels }, clock, faults, asked, change, onEvent }: Speaking,
  onSent: (text: string) => void,
): (said: SaidFrame) => void {
  const counts = new Map<string, number>()
  let [sent, pushed, isOver] = [0, 0, false]
  let held: string[] = []
  const send = (text: string) => {
    if (isOver || socket.readyState !== socket.OPEN) return
    onSent(text)
    sent += 1
    isOver = sent >= Number(faults.find('disconnect', asked)?.value) && faults.strike('disconnect', asked) !== undefined
    socket.send(text, () => isOver && socket.terminate())
    if (socket.bufferedAmount > mostWaiting) socket.terminate()
  }
  const sendHeld = () => {
    const late = held
    held = []
    late.forEach(send)
  }
  return ({ channel, asked: question, frame }) => {
    const isPush = channel !== undefined
    const id = channel ?? question
    const count = (counts.get(id ?? '') ?? 0) + 1
    counts.set(id ?? '', count)
    if (isPush) pushed += 1
    const strikes = (name: FaultName) => {
      const fault = faults.find(name, asked, id)
      if (!fault || (fault.operation === undefined && !isPush)) return false
      const passed = fault.operation === undefined ? pushed : count
      return passed % Number(fault.value) === 0 && faults.strike(name, asked, id) !== undefined
    }
    const strikesReply = (name: FaultName) =>
      question === undefined ? undefined : faults.strike(name, asked, question)
    if (strikes('drop') || strikesReply('lost') !== undefined) return
    const text = jsonText(isPush ? change(channel, frame) : frame)
    if (channels.some(({ id: own, access }) => own === channel && access === 'private'))
      onEvent({ path, kind: 'pushed', text })
    const delay = Number(strikesReply('delay') ?? 0)
    if (delay > 0) {
      clock.after(delay, () => send(text))
      return
    }
    if (strikes('reorder')) {
      held.push(text)
      return
    }
    send(text)
    if (strikes('double')) send(text)
    sendHeld()
  }
}
