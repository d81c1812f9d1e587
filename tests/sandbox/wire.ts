import { once } from 'node:events'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SignableRequest, Signing } from '../../generator/contract/signing.ts'
import { operationPlan } from '../../generator/samples/operationPlan.ts'
import { signLogin } from '../../generator/samples/signing/signLogin.ts'
import { signRequest } from '../../generator/samples/signing/signRequest.ts'
import type { Mock } from '../../tools/mock/index.ts'

/** Parts of a request that replace the sample's values. */
export interface Sent {
  /** The path behind the server. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  /** The whole body; `null` for none. */
  readonly body?: Json
  readonly key?: string
  readonly secret?: string
  /** Milliseconds that the client's clock is ahead. */
  readonly ahead?: number
  readonly receiveWindow?: string
  /** Headers that are left out. */
  readonly without?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, Json>>
}

/** A mock with a clock that a test controls. */
export interface Wire {
  readonly mock: Pick<Mock, 'origin' | 'credentials'>
  readonly now: () => number
}

/** Sends a request of an operation to the mock: as its sample does, with the given replacements. */
export async function send(wire: Wire, api: Api, id: string, sent: Sent = {}): Promise<Answered> {
  const operation = api.operations.find((own) => own.id === id)
  if (!operation) throw new Error(`there is no operation ${id}`)
  const plan = operationPlan(operation, api)
  const text = sent.body === undefined ? plan.body?.text : sent.body === null ? undefined : JSON.stringify(sent.body)
  const { body: _, ...own } = { ...plan, path: sent.path ?? plan.path }
  const query = sent.query ? Object.entries(sent.query) : plan.query
  const request = { ...own, query, ...(text === undefined ? {} : { body: text }) }
  const signed = plan.signing ? await signedParts(wire, plan.signing, request, sent) : { target: targetOf(request) }
  const all = Object.entries({ 'Content-Type': 'application/json', ...signed.headers, ...sent.headers })
  const headers = Object.fromEntries(all.filter(([name]) => !sent.without?.includes(name)))
  const response = await fetch(wire.mock.origin + signed.target, {
    ...{ method: plan.method, headers },
    ...(text === undefined ? {} : { body: text }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function signedParts(
  { mock, now }: Wire,
  signing: Signing,
  request: Omit<SignableRequest, 'timestamp'>,
  { ahead = 0, key, secret, receiveWindow }: Sent,
): Promise<{ readonly target: string; readonly headers?: Readonly<Record<string, string>> }> {
  const credentials = { ...mock.credentials, ...(key ? { key } : {}), ...(secret ? { secret } : {}) }
  const timed = { ...request, timestamp: String(now() + ahead), ...(receiveWindow ? { receiveWindow } : {}) }
  return signRequest(signing, timed, credentials)
}

function targetOf({ path, query }: Pick<SignableRequest, 'path' | 'query'>): string {
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.map((pair) => [...pair]))}`
}

/** Answers of a socket to frames, without pushes; a text that is no JSON is sent as it is. */
export async function talk(
  { mock, now }: Wire & { readonly mock: { readonly socketOrigin: string } },
  path: string,
  said: readonly (string | object)[],
  login?: Signing,
): Promise<Readonly<Record<string, Json>>[]> {
  const socket = new WebSocket(`${mock.socketOrigin}${path}`)
  await once(socket, 'open')
  const frames: Readonly<Record<string, Json>>[] = []
  socket.on('message', (text: Buffer) => frames.push(JSON.parse(text.toString())))
  const first = login ? [await signLogin(login, { timestamp: String(now()) }, mock.credentials)] : []
  const last = { event: 'list_subscriptions' }
  for (const frame of [...first, ...said, last]) socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  await expect.poll(() => frames.some((frame) => 'subscriptions' in frame)).toBe(true)
  socket.terminate()
  const answers = frames.filter(
    (frame) => !('subscriptions' in frame) && (frame['data'] === undefined || 'id' in frame),
  )
  return answers.map(({ mock: _, ...answer }) => answer)
}
