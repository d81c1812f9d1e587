import { expect, test } from 'vitest'
import { loadedSpecOf } from '../load/testing.ts'
import { buildApi } from './buildReference.ts'

const spec =
  'openapi: 3.1.0\ninfo: {title: Spot, version: 1}\npaths: {/a: {get: {operationId: x, summary: Place order, tags: [Trade]}}}\n'

function build(texts: readonly string[], messages: Readonly<Record<string, string>> = {}) {
  const specs = texts.map((text, index) => loadedSpecOf({ [`${index}.yaml`]: text }))
  const catalogs = [{ api: 'spot', locale: 'zh', file: 'zh.po', messages: new Map(Object.entries(messages)) }]
  return buildApi({ config: { id: 'spot', specs: [] }, specs, catalogs, locale: 'en' })
}

test('texts are in every language that has them, and those that want a translation are listed', () => {
  const { api, texts } = build([spec], { 'Place order': '下单' }).value
  expect(api).toMatchObject({
    id: 'spot',
    title: { en: 'Spot' },
    operations: [{ title: { en: 'Place order', zh: '下单' } }],
  })
  expect([...texts].sort()).toEqual(['Place order', 'Spot'])
})

test('a model is plain JSON and the same each time', () => {
  const { api } = build([spec]).value
  expect(JSON.parse(JSON.stringify(api))).toEqual(JSON.parse(JSON.stringify(build([spec]).value.api)))
  expect(JSON.parse(JSON.stringify(api))).toMatchObject({ id: 'spot', version: '1' })
})

test('operations of several specs of an API have different ids', () => {
  const { api } = build([spec, spec.replace('/a', '/b')]).value
  expect(api.operations.map(({ id }) => id)).toEqual(['x', 'x-2'])
})

test('an operation and a channel of an API have different ids, and a message has none of a section of its channel', () => {
  const stream = `asyncapi: 3.0.0
info: {title: Stream, version: 1}
channels:
  x:
    address: x
    messages:
      session: {payload: {type: object}}
      update: {payload: {type: object}}
    x-conversation: [{receive: session}, {receive: update}]
operations:
  listen: {action: send, channel: {$ref: '#/channels/x'}, messages: [{$ref: '#/channels/x/messages/session'}]}
`
  const { operations, channels } = build([spec, stream]).value.api
  expect([...operations, ...channels].map(({ id }) => id)).toEqual(['x', 'x-2'])
  expect(channels).toMatchObject([
    {
      messages: [{ id: 'session-2' }, { id: 'update' }],
      operations: [{ messages: ['session-2'] }],
      conversation: [{ message: 'session-2' }, { message: 'update' }],
    },
  ])
})

test('a scheme that REST and WebSocket have alike is one, and others of one id say what they are for', () => {
  const schemes = (text: string, own: string) =>
    `${text}components: {securitySchemes: {alike: {type: http, scheme: bearer}, key: {type: apiKey, in: header, name: ${own}}}}\n`
  const stream = 'asyncapi: 3.0.0\ninfo: {title: Stream, version: 1}\nchannels: {x: {address: x}}\n'
  const { securitySchemes } = build([schemes(spec, 'A'), schemes(stream, 'B')]).value.api
  expect(securitySchemes.map(({ id, usedBy, name }) => [id, usedBy, name])).toEqual([
    ['alike', undefined, undefined],
    ['key', 'operations', 'A'],
    ['key', 'channels', 'B'],
  ])
})

test('a spec that cannot be read gives an API without content', () => {
  expect(build(['openapi: [']).value.api).toMatchObject({ id: 'spot', operations: [], pages: [] })
})
