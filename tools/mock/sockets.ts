import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { milliseconds } from '../../generator/model/view/duration.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { foreignCaller } from './allowCaller.ts'
import type { UsedNonces } from './checkNonce.ts'
import type { ConnectionTokens } from './connectionTokens.ts'
import type { MockCredentials } from './demoCredentials.ts'
import { type Fault, type FaultName, type Faults, faultsOfAddress } from './faults.ts'
import { keepLast } from './keepLast.ts'
import type { MockWorld } from './mockWorld.ts'
import { serveWithoutUpgrade } from './serveWithoutUpgrade.ts'
import { type SocketServer, socketServers } from './socketExchanges.ts'
import { createSocketSession, type SaidFrame } from './socketSession.ts'

interface SocketOptions {
  readonly apis: readonly Api[]
  /** Name or address that the server listens at. */
  readonly host: string
  readonly tokens: ConnectionTokens
  readonly credentials: MockCredentials
  readonly nonces: UsedNonces
  readonly now: () => number
  readonly pushEvery: number
  readonly faults: Faults
  readonly conformanceOf: (api: Api) => Conformance
  /** Changes a frame of a channel before it is sent. */
  readonly change: (channel: string, frame: Json) => Json
  readonly world?: MockWorld | undefined
  readonly onEvent: (event: SocketEvent) => void
}

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

export interface Sockets {
  readonly connections: readonly LoggedConnection[]
  /** Ends every connection; others may come. */
  end(): void
  close(): void
}

/** Most bytes of one frame, and of the frames that wait for a slow client. */
const [largestFrame, mostWaiting] = [1_000_000, 16_000_000]

/** Takes the WebSocket connections of a server, on the paths of the specs' own servers. */
export function acceptSockets(server: Server, options: SocketOptions): Sockets {
  // One frame a turn: a client that floods does not keep the others waiting.
  const acceptor = new WebSocketServer({ noServer: true, maxPayload: largestFrame, allowSynchronousEvents: false })
  const servers = socketServers(options.apis)
  const connections = keepLast<LoggedConnection>({ entries: 1000, characters: 1000, sizeOf: () => 1 })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!stream.listeners('error').includes(destroyStream)) stream.on('error', destroyStream)
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      serveWithoutUpgrade(server, request, stream, head)
      return
    }
    const foreign = foreignCaller(request, options.host)
    if (foreign !== undefined) {
      refuse(stream, { status: '403 Forbidden', reason: foreign })
      return
    }
    if (!URL.canParse(request.url ?? '/', 'ws://localhost')) {
      refuse(stream, { status: '400 Bad Request', reason: 'The address is not one.' })
      return
    }
    const address = new URL(request.url ?? '/', 'ws://localhost')
    const found = serverFor(address, servers, options.tokens)
    if ('reason' in found) {
      refuse(stream, found)
      return
    }
    const conformance = options.conformanceOf(found.server.api)
    const { faults: asked, reasons } = faultsOfAddress(address)
    if (reasons.length > 0) {
      refuse(stream, { status: '400 Bad Request', reason: reasons.join(' ') })
      return
    }
    acceptor.handleUpgrade(request, stream, head, (socket) =>
      connections.add(serve(socket, { ...options, asked, server: found.server, conformance })),
    )
  })
  const end = () => {
    for (const client of acceptor.clients) client.terminate()
  }
  return {
    connections: connections.entries,
    end,
    close() {
      end()
      acceptor.close()
    },
  }
}

/** On the stream that fails, which may be handed over to the HTTP server and back. */
function destroyStream(this: Duplex): void {
  this.destroy()
}

interface Refusal {
  readonly status: string
  readonly reason: string
}

/** The server at an address. Of several servers, the server of the token. */
function serverFor(
  { pathname, searchParams }: URL,
  servers: readonly SocketServer[],
  tokens: ConnectionTokens,
): { readonly server: SocketServer } | Refusal {
  const here = servers.filter(({ path }) => path === pathname)
  const [first] = here
  if (!first) {
    const known = [...new Set(servers.map(({ path }) => path))].join(', ')
    return { status: '404 Not Found', reason: `There is no WebSocket at ${pathname}: try ${known}.` }
  }
  const [token] = here.flatMap(({ server }) => (server.token && 'parameter' in server.token ? [server.token] : []))
  if (!token) return { server: first }
  const { parameter } = token
  const text = searchParams.get(parameter)
  if (text === null) return { status: '401 Unauthorized', reason: `The parameter ${parameter} is missing.` }
  const opened = tokens.serverOf(text)
  const server = here.find((own) => own.api === opened?.api && own.server === opened.server)
  if (!opened || !server)
    return { status: '401 Unauthorized', reason: `The ${parameter} "${text}" was not handed out for this address.` }
  const parameters = 'parameters' in opened.token ? opened.token.parameters : {}
  const missing = Object.entries(parameters).find(([name, value]) => searchParams.get(name) !== value)
  if (!missing) return { server }
  return { status: '400 Bad Request', reason: `The parameter ${missing.join('=')} is missing.` }
}

function refuse(stream: Duplex, { status, reason }: Refusal): void {
  const body = JSON.stringify({ message: reason })
  stream.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

interface Served
  extends Pick<
    SocketOptions,
    'tokens' | 'credentials' | 'nonces' | 'now' | 'pushEvery' | 'change' | 'world' | 'faults' | 'onEvent'
  > {
  readonly server: SocketServer
  readonly conformance: Conformance
  /** Faults of this connection alone. */
  readonly asked: readonly Fault[]
}

function serve(socket: WebSocket, options: Served): LoggedConnection {
  const { server, pushEvery, faults, asked, change, world, onEvent } = options
  const { path, channels } = server
  const session = createSocketSession(options)
  const [received, sent] = [keptFrames(), keptFrames()]
  const log = { path, api: server.api.id, received: received.entries, sent: sent.entries, isOpen: true }
  let [count, pushed, isOver] = [0, 0, false]
  const strikes = (name: FaultName, isDue: (value: number) => boolean) =>
    isDue(Number(faults.find(name, asked)?.value)) && faults.strike(name, asked) !== undefined
  /** Only pushes are lost or doubled: a client waits for each reply. */
  const say = (said: SaidFrame) => {
    const isPush = said.channel !== undefined
    if (isPush) pushed += 1
    const isDue = (every: number) => isPush && pushed % every === 0
    if (strikes('drop', isDue)) return
    const text = JSON.stringify(said.channel === undefined ? said.frame : change(said.channel, said.frame))
    if (channels.some(({ id, access }) => id === said.channel && access === 'private'))
      onEvent({ path, kind: 'pushed', text })
    send(text)
    if (strikes('double', isDue)) send(text)
  }
  const send = (text: string) => {
    if (isOver || socket.readyState !== socket.OPEN) return
    sent.add(text)
    count += 1
    isOver = strikes('disconnect', (frames) => count >= frames)
    socket.send(text, () => isOver && socket.terminate())
    if (socket.bufferedAmount > mostWaiting) socket.terminate()
  }
  /** A fault of the mock ends with the frame that it was found by: the server goes on. */
  const sayAll = (frames: () => readonly SaidFrame[]) => {
    try {
      frames().forEach(say)
    } catch (error) {
      socket.send(JSON.stringify({ message: `The mock failed: ${String(error)}` }))
    }
  }
  const pushing = setInterval(() => sayAll(session.pushes), pushEvery)
  const leave = world?.listen((emission) => sayAll(() => session.deliver(emission)))
  const idle = createIdleTimer(server.api.streaming?.heartbeat?.idleTimeout, () => socket.terminate())
  onEvent({ path, kind: 'opened' })
  sayAll(session.opening)
  socket.on('message', (message: Buffer) => {
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
    clearInterval(pushing)
    leave?.()
    idle.stop()
  })
  return log
}

function keptFrames() {
  return keepLast<string>({ entries: 1000, characters: 200_000, sizeOf: ({ length }) => length })
}

/** A timer that is set for longer ends at once. */
const longestTimer = 2 ** 31 - 1

/** Ends a connection on which the client says nothing for as long as the spec gives it: `30s`, `1m`. */
function createIdleTimer(limit: string | undefined, end: () => void): { restart(): void; stop(): void } {
  const silence = milliseconds(limit ?? '')
  if (silence === undefined || silence > longestTimer) return { restart() {}, stop() {} }
  const timer = setTimeout(end, silence)
  return { restart: () => void timer.refresh(), stop: () => clearTimeout(timer) }
}
