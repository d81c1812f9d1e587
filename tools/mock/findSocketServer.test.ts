import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { credentialIn, demoCredentials } from '../../generator/contract/demoCredentials.ts'
import { builtApiOf } from '../../generator/model/testing.ts'
import { conformanceOf } from '../conformance/conformance.ts'
import { createUsedNonces } from './checkNonce.ts'
import { createConnectionTokens } from './connectionTokens.ts'
import { findSocketServer } from './findSocketServer.ts'
import type { VerifyKeys } from './refusedHandshake.ts'
import { socketServers } from './socketExchanges.ts'

const feed = `asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: provider
servers: { main: { host: ws.example.com, protocol: wss } }
channels:
  book:
    address: /market/{symbol}
    parameters: { symbol: { enum: [btc, 1], examples: [btc] } }
    bindings:
      ws: { query: { type: object, required: [depth], properties: { depth: { type: integer }, zip: { type: boolean } } }, headers: { type: object, required: [X-Client], properties: { X-Client: { type: string } } } }
    messages: { update: { payload: { type: object } } }
operations: { update: { action: send, channel: { $ref: '#/channels/book' } } }
`

const secured = `asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: client
servers: { main: { host: ws.example.com, protocol: wss, security: SECURITY } }
channels:
  book: { address: /book, messages: { update: { payload: { type: object } } } }
operations: { update: { action: receive, channel: { $ref: '#/channels/book' } } }
components:
  securitySchemes:
    key: { type: httpApiKey, in: header, name: X-Key }
    session: { type: httpApiKey, in: query, name: session }
    basic: { type: http, scheme: basic }
    bearer: { type: http, scheme: bearer }
`

type Headers = Readonly<Record<string, string>>

function finderIn(text: string) {
  const servers = socketServers([builtApiOf({ 'asyncapi.yaml': text }).api])
  const verify: VerifyKeys = (check) => check({ ...demoCredentials, now: 0, nonces: createUsedNonces() })
  const checks = { tokens: createConnectionTokens(), verify, conformanceOf }
  return (path: string, headers?: Headers) =>
    findSocketServer({ address: new URL(path, 'ws://mock'), headers }, servers, checks)
}

it('a connection without a parameter that its handshake requires is refused', () => {
  const find = finderIn(feed)
  expect(find('/market/btc')).toEqual({ status: '400 Bad Request', reason: 'The query parameter "depth" is missing.' })
  expect(find('/market/btc?depth=5', {})).toEqual({
    status: '400 Bad Request',
    reason: 'The header parameter "X-Client" is missing.',
  })
  expect(find('/market/btc?depth=5', { 'x-client': 'a' })).toMatchObject({ server: { path: '/market/{symbol}' } })
  // In a page, which cannot send headers.
  expect(find('/market/btc?depth=5')).toMatchObject({ server: { path: '/market/{symbol}' } })
})

it('a connection with a value that a parameter of its address cannot have is refused', () => {
  const find = finderIn(feed)
  expect(find('/market/doge?depth=5')).toEqual({
    status: '400 Bad Request',
    reason: 'The path parameter "symbol" is "doge", not one of "btc", "1".',
  })
  expect(find('/market/btc?depth=deep')).toMatchObject({ status: '400 Bad Request' })
  expect(find('/market/1?depth=5&zip=true')).toMatchObject({ server: { path: '/market/{symbol}' } })
})

const { key } = demoCredentials
const credentials = Buffer.from(`${key}:${demoCredentials.secret}`).toString('base64')

it.each<[scheme: string, path: string, headers: Headers, reason: string]>([
  ['key', '/book', { 'x-key': key }, 'The header X-Key is missing.'],
  ['session', `/book?session=${credentialIn('API_SESSION', demoCredentials)}`, {}, 'The query session is missing.'],
  ['bearer', '/book', { authorization: `Bearer ${key}` }, 'The header Authorization is missing.'],
  ['basic', '/book', { authorization: `Basic ${credentials}` }, 'The header Authorization is missing.'],
])('a connection without the credentials of %s is refused', (scheme, path, headers, reason) => {
  const find = finderIn(secured.replace('SECURITY', `[{ $ref: '#/components/securitySchemes/${scheme}' }]`))
  expect(find('/book', {})).toEqual({ status: '401 Unauthorized', reason })
  expect(find('/book', { 'x-key': 'wrong' })).toMatchObject({ status: '401 Unauthorized' })
  expect(find(path, headers)).toMatchObject({ server: { path: '/book' } })
})

it('a token in the path opens the channels that have it, and no others need one', () => {
  const text = readFileSync('tests/fixtures/signing/logins/binance.yaml', 'utf8')
  const find = finderIn(text)
  expect(find('/market/btcusdt@trade')).toMatchObject({ server: { path: '/market/{stream}' } })
  expect(find('/ws/unknown')).toEqual({
    status: '401 Unauthorized',
    reason: 'The listenKey "unknown" was not handed out for this address.',
  })
})

it('a parameter in the query of an address is looked for there', () => {
  const find = finderIn(`asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: client
servers: { main: { host: ws.example.com, protocol: wss } }
channels:
  combined:
    address: /stream?streams={streams}
    parameters: { streams: { enum: [btc@trade/eth@trade] } }
    messages: { update: { payload: { type: object } } }
operations: { update: { action: receive, channel: { $ref: '#/channels/combined' } } }
`)
  expect(find('/stream?streams=btc@trade/eth@trade')).toMatchObject({ server: { path: '/stream?streams={streams}' } })
  expect(find('/stream?streams=btc@book')).toMatchObject({ status: '400 Bad Request' })
  expect(find('/stream')).toMatchObject({ status: '400 Bad Request' })
})
