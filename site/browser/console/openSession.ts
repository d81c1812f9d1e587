import { isRecord, isSameJson, type Json, parseJson } from '../../../generator/contract/json.ts'
import { valueAtPointer, withValueAt } from '../../../generator/contract/jsonPointer.ts'
import type { SessionPlan } from '../../../generator/contract/samples.ts'
import type { AddressToken } from '../../../generator/contract/server.ts'
import { addressTokenOf, messageTokenOf, sampleToken, splitAddress } from '../../../generator/samples/sessionParts.ts'

export type SessionState = 'connecting' | 'login' | 'open' | 'closed'

/** Why a session ended that the reader did not end. */
export type EndReason =
  | { readonly reason: 'away' | 'token' | 'login' }
  | { readonly reason: 'server'; readonly code: number; readonly text: string }

interface SessionOptions {
  readonly plan: SessionPlan
  /** Scheme and host of the server in place of the specification's: `ws://127.0.0.1:8080`. */
  readonly origin: string
  /** Sent once the connection is ready. */
  readonly frames: readonly string[]
  /** Asks for the reply with the token of the connection. */
  readonly askToken: () => Promise<Json | undefined>
  /** Signs the frame that logs in. */
  readonly login: () => Promise<Json>
  readonly onState: (state: SessionState, end?: EndReason) => void
  readonly onFrame: (direction: 'send' | 'receive', text: string) => void
}

export interface Session {
  send(text: string): void
  close(): void
}

/** Characters of a frame that may be an answer: reading a longer one would keep the page from the reader. */
const longestAnswer = 500_000

/** How long a server may take to accept a login, in milliseconds. */
const patience = 10_000

/** Opens a channel as its samples do: with a token where it takes one, a login where it is private, and pings. */
export function openSession(options: SessionOptions): Session {
  const line = createLine(options)
  connect(line, options).catch(() => line.end({ reason: 'token' }))
  return { send: line.send, close: () => line.end() }
}

/** The connection of a session, which may not be there yet. */
interface Line {
  open(address: string, token: string | undefined, onOpen: () => void): void
  /** The log shows what stands in for the text, where that holds a key or a token. */
  send(text: string, shown?: string): void
  /** Waits for a frame that is as wanted. */
  answered(isWanted: (frame: Json | undefined) => boolean): Promise<boolean>
  /** Does something again and again until the end. */
  repeat(work: () => void, seconds: number): void
  isOver(): boolean
  end(reason?: EndReason): void
}

function createLine({ plan, origin, onState, onFrame }: SessionOptions): Line {
  let socket: WebSocket | undefined
  let fill = (text: string) => text
  let isOver = false
  const timers: ReturnType<typeof setTimeout>[] = []
  /** Takes the next frames while the session is being made ready. */
  let onAnswer: ((frame: Json | undefined) => void) | undefined

  function end(reason?: EndReason): void {
    if (isOver) return
    isOver = true
    for (const timer of timers) clearTimeout(timer)
    socket?.close()
    onState('closed', reason)
  }

  return {
    end,
    isOver: () => isOver,
    open(address, token, onOpen) {
      const place = messageTokenOf(plan)
      if (place && token !== undefined) fill = (text) => tokenFrame(text, place.member, token)
      socket = listen(origin + splitAddress(address).path, {
        ...{ onOpen, onEnd: end },
        onText: (text) => {
          onFrame('receive', text)
          onAnswer?.(text.length > longestAnswer ? undefined : parseJson(text))
        },
      })
    },
    send(text, shown = text) {
      if (isOver || socket?.readyState !== WebSocket.OPEN) return
      socket.send(fill(text))
      onFrame('send', shown)
    },
    answered: (isWanted) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), patience)
        timers.push(timer)
        onAnswer = (frame) => {
          if (!isWanted(frame)) return
          onAnswer = undefined
          clearTimeout(timer)
          resolve(true)
        }
      }),
    repeat: (work, seconds) => void timers.push(setInterval(work, seconds * 1000)),
  }
}

interface Listener {
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  readonly onEnd: (reason: EndReason) => void
}

function listen(address: string, { onOpen, onText, onEnd }: Listener): WebSocket {
  const socket = new WebSocket(address)
  let wasOpen = false
  socket.onopen = () => {
    wasOpen = true
    onOpen()
  }
  socket.onmessage = ({ data }: MessageEvent<unknown>) => onText(typeof data === 'string' ? data : '(binary)')
  socket.onclose = ({ code, reason: text }) => onEnd(wasOpen ? { reason: 'server', code, text } : { reason: 'away' })
  return socket
}

async function connect(line: Line, options: SessionOptions): Promise<void> {
  const { plan, onState } = options
  onState('connecting')
  const reply = plan.token ? await options.askToken() : undefined
  if (line.isOver()) return
  const token = plan.token && textAt(reply, plan.token.token)
  const place = addressTokenOf(plan)
  const address = place && token !== undefined ? tokenAddress(place, plan.server, reply, token) : plan.server
  if (address === undefined || (plan.token && token === undefined)) return line.end({ reason: 'token' })
  line.open(address, token, () => {
    begin(line, options).catch(() => line.end({ reason: 'login' }))
  })
}

/** Makes a connection ready, and sends its first frames. */
async function begin(line: Line, { plan, frames, login: sign, onState }: SessionOptions): Promise<void> {
  const { login } = plan.login ?? {}
  if (plan.token?.welcome) await line.answered(() => true)
  if (login) {
    onState('login')
    const accepted = line.answered((frame) => login.accepted === undefined || contains(frame, login.accepted))
    line.send(JSON.stringify(await sign()), JSON.stringify(login.frame))
    if (!(await accepted)) return line.end({ reason: 'login' })
  }
  if (line.isOver()) return
  onState('open')
  for (const frame of frames) line.send(frame)
  const { frame, seconds } = plan.heartbeat ?? {}
  if (frame !== undefined && seconds !== undefined) line.repeat(() => line.send(JSON.stringify(frame)), seconds)
}

/** Address of the socket with its token; nothing where the reply that gives both lacks one. */
function tokenAddress(
  { endpoint, parameter, parameters }: AddressToken,
  server: string,
  reply: Json | undefined,
  token: string,
): string | undefined {
  const address = endpoint === undefined ? server : textAt(reply, endpoint)
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  url.searchParams.set(parameter, token)
  return url.href
}

/** A frame in which the token stands where its reader left the place for it. */
function tokenFrame(text: string, member: string, token: string): string {
  const frame = parseJson(text)
  if (frame === undefined || valueAtPointer(frame, member) !== sampleToken) return text
  return JSON.stringify(withValueAt(frame, member, token))
}

function textAt(value: Json | undefined, pointer: string): string | undefined {
  const found = valueAtPointer(value, pointer)
  return typeof found === 'string' ? found : undefined
}

/** Whether a frame has all members of a part of it. */
function contains(frame: Json | undefined, part: Json): boolean {
  if (frame === undefined) return false
  if (!isRecord(part) || !isRecord(frame)) return isSameJson(frame, part)
  return Object.entries(part).every(([name, value]) => Object.hasOwn(frame, name) && contains(frame[name], value))
}
