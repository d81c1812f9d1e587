import { describe, expect, it } from 'vitest'
import { builtApiOf } from './testing.ts'

const token = "[{ $ref: '#/components/securitySchemes/token' }]"
const schemes = 'components: { securitySchemes: { token: { type: httpApiKey, in: query, name: token } } }'

interface Parts {
  readonly servers: string
  readonly security?: string
  readonly other?: string
  readonly end?: string
  readonly own?: string
}

function channelOf({ servers, security, other = '', end = '', own = '' }: Parts) {
  const needs = security === undefined ? '' : `, security: ${security}`
  const { api } = builtApiOf({
    'a.yaml': `asyncapi: 3.0.0
x-perspective: client
info: { title: A, version: '1' }
servers: { ${servers} }
channels: { book: { address: book, ${own ? `${own}, ` : ''}messages: { update: { payload: { type: object } } } } }
operations:
  onBook: { action: receive, channel: { $ref: '#/channels/book' }${needs} }
${other}
${end}`,
  })
  const [channel] = api.channels
  return { access: channel?.access, security: channel?.security, partly: channel?.partlySecured, channel }
}

const open = 'a: { host: a.example.com, protocol: wss }'
const secured = `b: { host: b.example.com, protocol: wss, security: ${token} }`
const needed = [[{ scheme: 'token', scopes: [] }]]

describe('the security of a channel', () => {
  it('is not said by a document that declares no scheme', () => {
    expect(channelOf({ servers: open })).toMatchObject({ access: undefined, security: [] })
  })

  it('is not said where schemes are declared and neither a server nor an operation says more', () => {
    expect(channelOf({ servers: open, end: schemes })).toMatchObject({ access: undefined, security: [] })
  })

  it.each([
    ['an operation', { servers: open, security: '[]' }],
    ['a server', { servers: 'a: { host: a.example.com, protocol: wss, security: [] }' }],
  ])('is none where %s says that nothing is needed', (_, parts) => {
    expect(channelOf({ ...parts, end: schemes })).toMatchObject({ access: 'public', security: [] })
  })

  it('is that of a secured server also for an operation that needs no more', () => {
    expect(channelOf({ servers: secured, security: '[]', end: schemes })).toMatchObject({ access: 'private' })
  })

  it('of one operation says nothing of another on the same socket', () => {
    const { api } = builtApiOf({
      'a.yaml': `asyncapi: 3.0.0
x-perspective: client
info: { title: A, version: '1' }
servers: { ${open} }
channels:
  api: { address: /, messages: { ping: { payload: { type: object } }, order: { payload: { type: object } }, pong: { payload: { type: object } }, done: { payload: { type: object } } } }
operations:
  ping: { action: send, channel: { $ref: '#/channels/api' }, messages: [{ $ref: '#/channels/api/messages/ping' }], reply: { messages: [{ $ref: '#/channels/api/messages/pong' }] } }
  order: { action: send, channel: { $ref: '#/channels/api' }, messages: [{ $ref: '#/channels/api/messages/order' }], reply: { messages: [{ $ref: '#/channels/api/messages/done' }] }, security: ${token} }
${schemes}`,
    })
    expect(Object.fromEntries(api.channels.map(({ id, access }) => [id, access]))).toEqual({
      api: undefined,
      ping: undefined,
      order: 'private',
    })
  })

  it('is that of its servers', () => {
    expect(channelOf({ servers: secured, end: schemes })).toMatchObject({ access: 'private', security: needed })
  })

  it('may be left out where one of its ways is empty', () => {
    const optional = secured.replace('security: [', 'security: [{}, ')
    expect(channelOf({ servers: optional, end: schemes })).toMatchObject({
      access: undefined,
      security: [[], ...needed],
    })
    expect(channelOf({ servers: `${optional}, ${secured.replaceAll('b', 'c')}`, end: schemes }).access).toBe('private')
  })

  it('names the servers that need it where others do not', () => {
    const { access, security, partly, channel } = channelOf({ servers: `${open}, ${secured}`, end: schemes })
    expect({ access, security, partly }).toEqual({ access: undefined, security: needed, partly: 'servers' })
    expect(channel?.servers.map((server) => [server.url, server.security])).toEqual([
      ['wss://a.example.com', undefined],
      ['wss://b.example.com', needed],
    ])
  })

  it('names the servers that say that they need nothing', () => {
    const said = 'a: { host: a.example.com, protocol: wss, security: [] }'
    expect(channelOf({ servers: `${said}, ${secured}`, end: schemes }).channel?.servers[0]?.security).toEqual([])
  })

  it('is what `x-access` says where its servers differ', () => {
    const { access, security, partly } = channelOf({
      servers: `${open}, ${secured}`,
      end: schemes,
      own: 'x-access: public',
    })
    expect({ access, security, partly }).toEqual({ access: 'public', security: [], partly: undefined })
  })

  it('is that of its operations, all or some', () => {
    const other = "  more: { action: receive, channel: { $ref: '#/channels/book' } }"
    expect(channelOf({ servers: open, security: token, end: schemes })).toMatchObject({
      access: 'private',
      security: needed,
    })
    expect(channelOf({ servers: open, security: token, other, end: schemes })).toMatchObject({
      access: undefined,
      security: needed,
      partly: 'operations',
    })
  })

  it('has the scopes that a version 3 scheme or a version 2 requirement lists', () => {
    const oauth = `components: { securitySchemes: { token: { type: oauth2, flows: {}, scopes: ['read:book'] } } }`
    expect(channelOf({ servers: open, security: token, end: oauth }).security).toEqual([
      [{ scheme: 'token', scopes: ['read:book'] }],
    ])
    const { api } = builtApiOf({
      'a.yaml': `asyncapi: 2.6.0
info: { title: A, version: '1' }
channels:
  revoked: { subscribe: { security: [{ petstore_auth: ['subscribe:auth_revocations'] }], message: { payload: { type: object } } } }
components: { securitySchemes: { petstore_auth: { type: oauth2, flows: {} } } }`,
    })
    expect(api.channels[0]).toMatchObject({
      access: 'private',
      security: [[{ scheme: 'petstore_auth', scopes: ['subscribe:auth_revocations'] }]],
    })
  })

  it('names a scheme that is described in place by its header', () => {
    const { api } = builtApiOf({
      'a.yaml': `asyncapi: 3.0.0
x-perspective: client
info: { title: A, version: '1' }
servers: { ${open} }
channels: { orders: { address: orders, messages: { update: { payload: { type: object } } } } }
operations:
  onOrders: { action: receive, channel: { $ref: '#/channels/orders' }, security: [{ type: httpApiKey, in: header, name: X-Key, description: Of the account }] }`,
    })
    expect(api.channels[0]?.security).toEqual([[{ scheme: 'X-Key', scopes: [] }]])
    expect(api.securitySchemes).toMatchObject([
      { id: 'X-Key', type: 'apiKey', in: 'header', name: 'X-Key', description: { en: 'Of the account' } },
    ])
  })

  it('keeps schemes apart that are described in place, also from a declared one of their name', () => {
    const inPlace = (place: string) => `[{ type: httpApiKey, in: ${place}, name: key, description: In the ${place} }]`
    const { api } = builtApiOf({
      'a.yaml': `asyncapi: 3.0.0
x-perspective: client
info: { title: A, version: '1' }
servers: { ${open} }
channels: { orders: { address: orders, messages: { update: { payload: { type: object } } } } }
operations:
  a: { action: receive, channel: { $ref: '#/channels/orders' }, security: ${inPlace('header')} }
  b: { action: receive, channel: { $ref: '#/channels/orders' }, traits: [{ security: ${inPlace('query')} }] }
  c: { action: receive, channel: { $ref: '#/channels/orders' }, security: ${inPlace('header')} }
components: { securitySchemes: { key: { type: http, scheme: bearer } } }`,
    })
    expect(api.securitySchemes.map(({ id, in: place }) => [id, place])).toEqual([
      ['key', undefined],
      ['key-2', 'header'],
      ['key-3', 'query'],
    ])
    const ways = api.channels.flatMap(({ operations }) => operations.map(({ security }) => security))
    expect(ways).toEqual(['key-2', 'key-3', 'key-2'].map((scheme) => [[{ scheme, scopes: [] }]]))
  })

  it('leaves a login with a signed frame to the words that tell it', () => {
    const signed = `components: { securitySchemes: { token: { type: userPassword, x-signing: { algorithm: HMAC-SHA256 } } } }`
    expect(channelOf({ servers: secured, end: signed })).toMatchObject({ access: 'private', security: [] })
    const optional = secured.replace('security: [', 'security: [{}, ')
    expect(channelOf({ servers: optional, end: signed })).toMatchObject({
      access: undefined,
      security: [[], ...needed],
    })
    expect(channelOf({ servers: optional, end: signed, own: 'x-access: private' })).toMatchObject({
      access: 'private',
      security: [],
    })
  })
})
