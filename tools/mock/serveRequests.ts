import type { IncomingMessage, ServerResponse } from 'node:http'
import { controlPath } from '../../generator/contract/mock.ts'
import { isLoopback } from '../serve/allowedHost.ts'
import { largestBody, readBody } from '../serve/readBody.ts'
import { allowBrowser, foreignCaller } from './allowCaller.ts'
import type { ControlRequest } from './control.ts'
import { refusedControl } from './controlReply.ts'
import type { MockClock } from './mockClock.ts'
import type { LoggedRequest } from './mockOptions.ts'
import type { MockAnswer, MockReply } from './reply.ts'
import type { ReceivedRequest } from './sentValues.ts'
import { splitTarget, writtenReply } from './writtenReply.ts'

interface RequestOptions {
  readonly host: string
  readonly clock: MockClock
  readonly control: (request: ControlRequest) => Promise<MockReply>
  /** The answer to a request of a peer. */
  readonly answer: (request: ReceivedRequest, peer: string) => MockAnswer
  /** Keeps a request of an API. */
  readonly keep: (request: LoggedRequest) => void
  /** Hears every answer. */
  readonly onAnswer: (request: LoggedRequest) => void
}

/** The listener that answers the requests of a server. */
export function serveRequests(options: RequestOptions): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    serve(incoming, outgoing, options).catch((error: unknown) => {
      // A client that leaves within a request gets no answer; any other error is a bug of ours.
      if (incoming.errored || outgoing.headersSent) outgoing.destroy()
      else send(outgoing, { status: 500, headers: {}, body: { message: `The mock failed: ${String(error)}` } })
    })
  }
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { host, clock, control, answer, keep, onAnswer }: RequestOptions,
): Promise<void> {
  const foreign = foreignCaller(incoming, host)
  if (foreign !== undefined) {
    send(outgoing, { status: 403, headers: { Connection: 'close' }, body: { message: foreign } })
    return
  }
  const body = await readBody(incoming)
  allowBrowser(incoming, outgoing)
  if (incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined) {
    outgoing.writeHead(204).end()
    return
  }
  const request = receivedRequest(incoming, body ?? '')
  const peer = incoming.socket.remoteAddress ?? ''
  if (request.path === controlPath || request.path.startsWith(`${controlPath}/`)) {
    const reply = isOfThisMachine(peer) ? await control(request) : refusedControl(403, onlyHere)
    send(outgoing, reply)
    onAnswer({ ...request, status: reply.status, reasons: [] })
    return
  }
  const { reply, delay = 0, ...named } = body === undefined ? tooLarge : answer(request, peer)
  const logged = { ...request, ...named, status: reply.status }
  keep(logged)
  await delayed(incoming, delay, clock)
  send(outgoing, reply)
  onAnswer(logged)
}

const onlyHere = 'Only programs of this machine may control the mock.'

/** The control API obeys this machine alone, wherever the mock listens. */
export function isOfThisMachine(peer: string): boolean {
  return isLoopback(peer.replace(/^::ffff:/, ''))
}

const tooLarge: MockAnswer = {
  reply: { status: 413, headers: {}, body: { message: `The body is larger than ${largestBody} bytes.` } },
  reasons: ['The body is too large.'],
}

/** Waits. The connection may be silent meanwhile. */
async function delayed({ socket }: IncomingMessage, delay: number, clock: MockClock): Promise<void> {
  if (delay === 0) return
  socket.setTimeout(2 * delay + 600_000)
  await clock.delay(delay)
}

function receivedRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): ReceivedRequest {
  return {
    method,
    ...splitTarget(url),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')])),
    body,
  }
}

function send(outgoing: ServerResponse, reply: MockReply): void {
  const { status, headers, text } = writtenReply(reply)
  outgoing.writeHead(status, headers).end(text)
}
