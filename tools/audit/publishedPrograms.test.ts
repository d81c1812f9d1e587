import { expect, it } from 'vitest'
import { builtApiOf } from '../../generator/model/testing.ts'
import { publishedPrograms } from './publishedPrograms.ts'

const feed = (parameter: string) => `asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: provider
servers: { main: { host: ws.example.com, protocol: wss } }
channels:
  book:
    address: /market/{symbol}
    parameters: { symbol: { ${parameter} } }
    messages: { update: { payload: { type: object } } }
operations: { update: { action: send, channel: { $ref: '#/channels/book' } } }
`

it.each<[parameter: string, asks: boolean]>([
  ['examples: [btc]', false],
  ['description: A market.', true],
])('a session whose path has a parameter with %s asks for a value: %s', (parameter, asks) => {
  const { api } = builtApiOf({ 'asyncapi.yaml': feed(parameter) })
  const programs = publishedPrograms({ apis: [api] }, { samples: { languages: ['python'] } })
  expect(programs).toMatchObject([{ language: 'python', frames: 3, asksForValues: asks }])
})

it.each<[member: string, asks: boolean]>([
  ['type: string', true],
  ['const: btc', false],
])('a session that sends a member of %s asks for a value: %s', (member, asks) => {
  const { api } = builtApiOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: client
servers: { main: { host: ws.example.com, protocol: wss } }
channels: { book: { address: /, messages: { ask: { payload: { type: object, required: [symbol], properties: { symbol: { ${member} } } } } } } }
operations: { ask: { action: send, channel: { $ref: '#/channels/book' } } }
`,
  })
  const programs = publishedPrograms({ apis: [api] }, { samples: { languages: ['python'] } })
  expect(programs).toMatchObject([{ language: 'python', asksForValues: asks }])
})
