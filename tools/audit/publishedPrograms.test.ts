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

const socket = (operations: string) => `asyncapi: 3.0.0
info: { title: T, version: '1' }
x-perspective: client
servers: { main: { host: ws.example.com, protocol: wss } }
channels:
  control: { address: control, messages: { ask: { payload: { type: object, properties: { op: { const: sub } } } }, answer: { payload: { type: object } } } }
  trades: { address: trades, messages: { trade: { payload: { type: object } } } }
operations: { ${operations} }
`

const ask =
  "ask: { action: send, channel: { $ref: '#/channels/control' }, messages: [{ $ref: '#/channels/control/messages/ask' }]"
const push = "push: { action: receive, channel: { $ref: '#/channels/trades' } }"

it.each<[told: string, operations: string, frames: readonly number[]]>([
  ['an answer', `${ask}, reply: { messages: [{ $ref: '#/channels/control/messages/answer' }] } }`, [1, 0]],
  ['no answer', `${ask} }`, [0, 0]],
  ['a request on another topic', `${ask} }, ${push}`, [0, 0]],
  ['pushes alone', push, [0, 3]],
])('a session waits for messages that come: %s', (_told, operations, frames) => {
  const { api } = builtApiOf({ 'asyncapi.yaml': socket(operations) })
  const programs = publishedPrograms({ apis: [api] }, { samples: { languages: ['python'] } })
  expect(programs.map((program) => program.frames)).toEqual(frames)
})

it.each<[header: string, asks: boolean]>([
  ['examples: [reader]', false],
  ['type: string', true],
])('a session that connects with a header of %s asks for a value: %s', (header, asks) => {
  const headers = `{ type: object, required: [X-Client], properties: { X-Client: { ${header} } } }`
  const bound = feed('examples: [btc]').replace(
    '    messages:',
    `    bindings: { ws: { headers: ${headers} } }\n    messages:`,
  )
  const { api } = builtApiOf({ 'asyncapi.yaml': bound })
  const programs = publishedPrograms({ apis: [api] }, { samples: { languages: ['python'] } })
  expect(programs).toMatchObject([{ asksForValues: asks }])
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
