import { expect, it } from 'vitest'
import { builtApiOf } from '../../generator/model/testing.ts'
import { createConnectionTokens } from './connectionTokens.ts'
import { findSocketServer } from './findSocketServer.ts'
import { socketServers } from './socketExchanges.ts'

const feed = `asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: provider
servers: { main: { host: ws.example.com, protocol: wss } }
channels:
  book:
    address: /market/{symbol}
    parameters: { symbol: { examples: [btc] } }
    bindings:
      ws: { query: { type: object, required: [depth], properties: { depth: { type: integer }, zip: { type: boolean } } } }
    messages: { update: { payload: { type: object } } }
operations: { update: { action: send, channel: { $ref: '#/channels/book' } } }
`

it('a connection without a query parameter that its handshake requires is refused', () => {
  const servers = socketServers([builtApiOf({ 'asyncapi.yaml': feed }).api])
  const find = (path: string) => findSocketServer(new URL(path, 'ws://mock'), servers, createConnectionTokens())
  expect(find('/market/btc')).toEqual({ status: '400 Bad Request', reason: 'The parameter depth is missing.' })
  expect(find('/market/btc?depth=5')).toMatchObject({ server: { path: '/market/{symbol}' } })
})
