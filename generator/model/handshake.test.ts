import { expect, it } from 'vitest'
import type { Channel } from '../contract/channel.ts'
import type { Api } from '../contract/reference.ts'
import { builtApiOf } from './testing.ts'
import { handshakeOf } from './view/handshake.ts'

const feed = (security: string) => `asyncapi: 2.6.0
info: { title: T, version: '1' }
servers: { main: { url: wss://a.example, protocol: wss, security: ${security} } }
channels:
  /feed/{market}:
    parameters:
      market: { description: A market., schema: { type: string, pattern: '^[a-z]+$', minLength: 3 } }
    bindings:
      ws:
        query: { $ref: '#/components/schemas/Query' }
        headers: { type: object, properties: { X-Client: { type: string, description: Name of the program. } } }
    subscribe: { message: { name: update, payload: { type: object } } }
components:
  schemas:
    Query:
      type: object
      required: [depth]
      properties: { depth: { type: integer, enum: [5, 20], examples: [5] }, zip: { type: boolean, deprecated: true } }
  securitySchemes:
    token: { type: httpApiKey, in: query, name: token, description: A token. }
    app: { type: httpApiKey, in: header, name: X-App }
    bearer: { type: http, scheme: bearer }
`

function read(security: string): { readonly api: Api; readonly channel: Channel } {
  const { api } = builtApiOf({ 'asyncapi.yaml': feed(security) })
  const [channel] = api.channels
  if (!channel) throw new Error('there is no channel')
  return { api, channel }
}

function sent(security: string): string[] {
  const { api, channel } = read(security)
  return handshakeOf(channel, api).map(({ in: place, name, required }) => `${place} ${name}${required ? '!' : ''}`)
}

it('query and headers of the binding are parameters of the handshake', () => {
  expect(sent('[]')).toEqual(['query depth!', 'query zip', 'header X-Client'])
  const [depth, zip, client] = read('[]').channel.handshake ?? []
  expect(depth).toMatchObject({ schema: { types: ['integer'] }, examples: [{ value: 5 }] })
  expect(zip).toMatchObject({ deprecated: true })
  expect(client).toMatchObject({ description: { en: 'Name of the program.' } })
})

it.each<[security: string, credentials: string[]]>([
  ['[{ token: [] }]', ['query token!']],
  ['[{ token: [], app: [] }]', ['query token!', 'header X-App!']],
  ['[{ token: [] }, { bearer: [] }]', ['query token', 'header Authorization']],
  ['[{ token: [] }, {}]', ['query token']],
])('the credentials of %s go with it', (security, credentials) => {
  expect(sent(security).slice(3)).toEqual(credentials)
})

it('a parameter of version 2 says its type, its pattern and its limits', () => {
  expect(read('[]').channel.parameters).toMatchObject([
    {
      name: 'market',
      schema: {
        types: ['string'],
        constraints: expect.arrayContaining([
          { keyword: 'pattern', value: '^[a-z]+$' },
          { keyword: 'minLength', value: 3 },
        ]),
      },
    },
  ])
})
