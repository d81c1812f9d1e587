import { expect, it } from 'vitest'
import { builtApiOf } from '../model/testing.ts'
import { planSession } from './planSession.ts'
import { askedVariables, unsentSchemes } from './sessionHandshake.ts'

it.each([
  ['type: apiKey, in: user', ['own']],
  ['type: httpApiKey, in: query, name: key', []],
  ['type: http, scheme: bearer', []],
])('a program sends no credentials of a scheme that names no place for them: %s', (scheme, expected) => {
  const { api } = builtApiOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: client
servers: { main: { host: ws.example.com, protocol: wss } }
channels: { orders: { address: /, messages: { place: { payload: { type: object } } } } }
operations: { place: { action: send, channel: { $ref: '#/channels/orders' }, security: [{ $ref: '#/components/securitySchemes/own' }] } }
components: { securitySchemes: { own: { ${scheme} } } }
`,
  })
  const [channel] = api.channels
  if (!channel) throw new Error('there is no channel')
  expect(unsentSchemes(channel, api, planSession(channel, api))).toEqual(expected)
})

it('asks for the values that a handshake needs, and not for the credentials of a scheme', () => {
  const { api: built } = builtApiOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: client
servers: { main: { host: ws.example.com, protocol: wss } }
channels:
  orders:
    address: /
    messages: { place: { payload: { type: object } } }
    bindings: { ws: { query: { type: object, required: [client], properties: { client: { type: string } } } } }
operations: { place: { action: send, channel: { $ref: '#/channels/orders' }, security: [{ $ref: '#/components/securitySchemes/ws' }] } }
components: { securitySchemes: { ws: { type: httpApiKey, in: header, name: WS-Token } } }
`,
  })
  const api = { ...built, securitySchemes: built.securitySchemes.map((own) => ({ ...own, variable: 'WS_TOKEN' })) }
  const [channel] = api.channels
  if (!channel) throw new Error('there is no channel')
  const plan = planSession(channel, api)
  expect(plan.credentials?.map(({ variable }) => variable)).toEqual(['WS_TOKEN', 'WS_QUERY_CLIENT'])
  expect(askedVariables(channel, plan)).toEqual(['WS_QUERY_CLIENT'])
})
