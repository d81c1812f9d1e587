import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { inHex, signedText } from '../../tests/fixtures/signing/schemes.ts'
import type { Json } from '../contract/json.ts'
import type { Pair, RequestPlan, RequestPlanBody, SessionPlan } from '../contract/samples.ts'
import type { Signing } from '../contract/signing.ts'

/** Parameters are signed in the order of their names, bodies as they are. */
export const sorted: Signing = {
  ...signedText(
    { when: 'body', template: '{method}\n{path}\nrequestBody={body}&signTimestamp={timestamp}' },
    { template: '{method}\n{path}\n{sortedQuery}' },
  ),
  timestamp: { unit: 'ms', parameter: 'signTimestamp' },
  headers: { key: '{key}', signTimestamp: '{timestamp}', signature: '{signature}' },
  optionalHeaders: { recvWindow: '{receiveWindow}' },
}

/** Everything is signed as it is sent. */
export const concatenated: Signing = {
  ...signedText({ template: '{timestamp}{method}{path}{query}{body}' }),
  timestamp: { unit: 'iso' },
  headers: {
    'X-KEY': '{key}',
    'X-SIGN': '{signature}',
    'X-TIME': '{timestamp}',
    'X-PASSPHRASE': '{passphrase}',
  },
}

/** The signature is the last parameter of the query; requests say when they end. */
export const inQuery: Signing = {
  ...inHex(signedText({ template: '{queryString}\n{body}' })),
  timestamp: { unit: 's', expiresAfter: 30 },
  headers: { 'X-KEY': '{key}' },
  parameters: { expires: '{timestamp}', window: '{receiveWindow}', signature: '{signature}' },
}

export function plan(parts: Partial<RequestPlan> = {}): RequestPlan {
  return {
    operation: 'listOrders',
    title: 'List orders',
    method: 'GET',
    server: 'https://api.example.com',
    path: '/orders',
    query: [],
    headers: [],
    credentials: [],
    effect: 'read',
    testHosts: [],
    ...parts,
  }
}

export function jsonBody(json: Json): RequestPlanBody {
  return { mediaType: 'application/json', text: JSON.stringify(json), json }
}

export const orderQuery: readonly Pair[] = [
  ['symbol', 'BTC_USDT'],
  ['limit', '5'],
]

export const order = { symbol: 'BTC_USDT', side: 'BUY', price: '20000', quantity: '0.001', post: true }

export function sessionPlan(parts: Partial<SessionPlan> = {}): SessionPlan {
  return {
    channel: 'tickerSession',
    title: 'Ticker',
    server: 'wss://stream.example.com/v1/public',
    frames: [{ event: 'subscribe', channel: ['ticker'], symbols: ['BTC_USDT'] }],
    heartbeat: { frame: { event: 'ping' }, seconds: 20, isAnswered: true },
    effect: 'read',
    testHosts: [],
    ...parts,
  }
}

/** Logs in with a frame whose answer holds the outcome. */
export const loginSorted: Signing = {
  ...sorted,
  steps: signedText({ template: '{method}\n{path}\n{sortedQuery}' }).steps,
  login: {
    method: 'GET',
    path: '/ws',
    frame: {
      event: 'subscribe',
      channel: ['auth'],
      params: { key: '{key}', signTimestamp: '{timestamp}', signatureVersion: '2', signature: '{signature}' },
    },
    accepted: { channel: 'auth', data: { success: true } },
  },
}

/** Signs a query that holds the key and a time with colons; any answer will do. */
export const loginConcatenated: Signing = {
  ...concatenated,
  parameters: { 'api key': '{key}', time: '{timestamp}' },
  login: {
    method: 'get',
    path: '/verify',
    frame: ['login', { token: '{key}:{passphrase}', '100%': '{signature}', at: '{timestamp}' }],
  },
}

export const publicToken: NonNullable<SessionPlan['token']> = {
  request: plan({ operation: 'getToken', title: 'Get a token', method: 'POST', path: '/token' }),
  token: '/data/token',
  endpoint: '/data/servers/0/endpoint',
  parameter: 'token',
  parameters: {},
  welcome: true,
}

export const privateToken: NonNullable<SessionPlan['token']> = {
  ...publicToken,
  request: { ...publicToken.request, signing: concatenated },
  parameters: { 'user messages': 'true' },
}

/** Host and port where nothing listens. */
export async function closedHost(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `127.0.0.1:${port}`
}
