import type { FromMock, MockAnswer, ToMock } from './messages.ts'
import { type Running, startRunning } from './startRunning.ts'

/** A page that the worker talks to. */
interface Client {
  onmessage: ((event: MessageEvent<ToMock>) => void) | null
  readonly postMessage: (answer: FromMock) => void
}

const scope = globalThis as unknown as Client & {
  /** Of a worker that the tabs of a browser share. */
  onconnect: ((event: { readonly ports: readonly [Client] }) => void) | null
  readonly close: () => void
}

/** Most pages at once: each has numbers of its own for its calls and connections. */
const mostPages = 1000

const clients: Client[] = []
let running: Promise<Running> | undefined
let isOver = false

if ('onconnect' in scope) scope.onconnect = ({ ports: [port] }) => serve(port)
else serve(scope)

function serve(client: Client): void {
  const place = clients.push(client) - 1
  const sockets = new Set<number>()
  const watches = new Set<number>()
  client.onmessage = ({ data }) => {
    take(data, { client, place, sockets, watches }).catch((error: unknown) => end('failed', String(error)))
  }
}

interface From {
  readonly client: Client
  readonly place: number
  /** Connections of the page. */
  readonly sockets: Set<number>
  /** Numbers under which it hears that something moved. */
  readonly watches: Set<number>
}

async function take(message: ToMock, { client, place, sockets, watches }: From): Promise<void> {
  if (message.kind === 'start') {
    running ??= startRunning(message, { post, onTaken: () => end('taken') })
    await running
    if (!isOver) client.postMessage({ kind: 'ready' })
    return
  }
  const own = await running
  if (!own || isOver) return
  if (message.kind === 'reset') {
    isOver = true
    await own.forget()
    end('reset')
  } else if (message.kind === 'leave') {
    for (const socket of sockets) own.take({ kind: 'close', socket })
    for (const id of watches) own.take({ kind: 'unwatch', id })
    await own.save()
  } else if ('id' in message) {
    const id = message.id * mostPages + place
    if (message.kind === 'watch') watches.add(id)
    own.take({ ...message, id })
  } else {
    const socket = message.socket * mostPages + place
    sockets.add(socket)
    own.take({ ...message, socket })
  }
}

/** Sends a message to the page that asked. */
function post(answer: MockAnswer): void {
  const number = 'id' in answer ? answer.id : answer.socket
  const own = Math.floor(number / mostPages)
  const numbered = 'id' in answer ? { ...answer, id: own } : { ...answer, socket: own }
  if (!isOver) clients[number % mostPages]?.postMessage(numbered)
}

function end(why: Extract<FromMock, { kind: 'ended' }>['why'], text = ''): void {
  isOver = true
  for (const client of clients) client.postMessage({ kind: 'ended', why, text })
  scope.close()
}
