import { expect, it } from 'vitest'
import { builtApiOf } from '../model/testing.ts'
import { planSession } from './planSession.ts'
import { unsentSchemes } from './sessionHandshake.ts'

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
