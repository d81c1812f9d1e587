import { isRecord, isSameJson, type Json, parseJson } from '../../../generator/contract/json.ts'
import { valueAtPointer, withValueAt } from '../../../generator/contract/jsonPointer.ts'
import type { SessionPlan, SessionToken } from '../../../generator/contract/samples.ts'
import type { AddressToken } from '../../../generator/contract/server.ts'
import { splitAddress } from '../../../generator/samples/sessionParts.ts'
import {
  addressTokenOf,
  messageTokenOf,
  sampleToken,
  withAddressToken,
} from '../../../generator/samples/sessionToken.ts'
import { type ClientSocket, openWebSocket } from './clientSocket.ts'
import type { PageServer } from './pageServer.ts'

export type SessionState = 'connecting' | 'login' | 'open' | 'closed'

/** Why a session ended that the reader did not end. */
export type EndReason =
  | { readonly reason: 'away' | 'token' | 'login' }
  | { readonly reason: 'server'; readonly code: number; readonly text: string }

interface SessionOptions {
  readonly plan: SessionPlan
  /** Scheme and host of the server in place of the specification's: `ws://127.0.0.1:8080`. */
  readonly origin: string
  /** The server in the page, where the connection is to that. */
  readonly page?: PageServer | undefined
  /** Sent once the connection is ready. */
  readonly frames: readonly string[]
  /** The address of a path with the keys that go into its query; without it nothing is added. */
  readonly authorize?: ((path: string) => Promise<string>) | undefined
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
  const { plan, origin, frames, onState, onFrame } = options
  let socket: ClientSocket | undefined
  let isOver = false
  let token: string | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  const answers = createAnswers()

  function end(reason?: EndReason): void {
    if (isOver) return
    isOver = true
    clearInterval(heartbeat)
    answers.stop()
    socket?.close()
    onState('closed', reason)
  }

  /** The log shows `shown` in place of a text that holds a key or a token. */
  function send(text: string, shown = text): void {
    if (isOver || !socket?.isOpen()) return
    const place = messageTokenOf(plan)
    socket.send(place && token !== undefined ? tokenFrame(text, place.member, token) : text)
    onFrame('send', shown)
  }

  async function begin(): Promise<void> {
    const { login } = plan.login ?? {}
    if (plan.token?.welcome) await answers.wait(() => true)
    if (login) {
      onState('login')
      const accepted = answers.wait((frame) => login.accepted === undefined || contains(frame, login.accepted))
      send(JSON.stringify(await options.login()), JSON.stringify(login.frame))
      if (!(await accepted)) return end({ reason: 'login' })
    }
    if (isOver) return
    onState('open')
    for (const frame of frames) send(frame)
    const { frame, seconds } = plan.heartbeat ?? {}
    if (frame !== undefined && seconds !== undefined)
      heartbeat = setInterval(() => send(JSON.stringify(frame)), seconds * 1000)
  }

  /** Address to connect to when a token has come; nothing when none has. */
  async function askAddress({ token: pointer }: SessionToken): Promise<string | undefined> {
    const reply = await options.askToken()
    token = textAt(reply, pointer)
    const place = addressTokenOf(plan)
    return place && token !== undefined ? tokenAddress(place, plan.server, reply, token) : token && plan.server
  }

  async function connect(): Promise<void> {
    onState('connecting')
    const address = plan.token ? await askAddress(plan.token) : plan.server
    if (isOver) return
    if (address === undefined) return end({ reason: 'token' })
    const { path } = splitAddress(address)
    const target = options.authorize ? await options.authorize(path) : origin + path
    if (isOver) return
    let wasOpen = false
    const open = options.page?.open ?? openWebSocket
    socket = open(target, {
      onOpen() {
        wasOpen = true
        begin().catch(() => end({ reason: 'login' }))
      },
      onMessage(text) {
        onFrame('receive', text)
        answers.take(text)
      },
      onClose: ({ code, reason: text }) => end(wasOpen ? { reason: 'server', code, text } : { reason: 'away' }),
    })
  }

  connect().catch(() => end({ reason: 'token' }))
  return { send, close: () => end() }
}

/** Frames that answer while a session is being made ready. */
function createAnswers() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let onAnswer: ((frame: Json | undefined) => void) | undefined

  /** Waits for a frame that is as wanted. */
  function wait(isWanted: (frame: Json | undefined) => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      timer = setTimeout(() => resolve(false), patience)
      onAnswer = (frame) => {
        if (!isWanted(frame)) return
        onAnswer = undefined
        clearTimeout(timer)
        resolve(true)
      }
    })
  }

  return {
    wait,
    take: (text: string) => onAnswer?.(text.length > longestAnswer ? undefined : parseJson(text)),
    stop: () => clearTimeout(timer),
  }
}

/** Address of the socket with its token; nothing where the reply that gives both lacks one. */
function tokenAddress(place: AddressToken, server: string, reply: Json | undefined, token: string): string | undefined {
  const { endpoint } = place
  const address = endpoint === undefined ? server : textAt(reply, endpoint)
  return address !== undefined && URL.canParse(address) ? withAddressToken(address, place, token) : undefined
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
