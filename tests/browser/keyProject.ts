import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConsoleConfig } from '../../schemas/siteConfig.ts'

/** Hosts of an API: two that take the same calls, and one of connections alone. */
interface Hosts {
  readonly live: string
  readonly test: string
  readonly stream: string
}

const signing = {
  algorithm: 'HMAC-SHA256',
  encoding: 'base64',
  canonical: [{ template: '{method}{path}{timestamp}' }],
  headers: { 'X-Key': '{key}', 'X-Time': '{timestamp}', 'X-Sign': '{signature}', 'X-Pass': '{passphrase}' },
  login: {
    ...{ method: 'GET', path: '/ws', accepted: { ok: true } },
    frame: { op: 'login', key: '{key}', sign: '{signature}', pass: '{passphrase}' },
  },
}

const symbol = { name: 'symbol', in: 'query', schema: { type: 'string' } }

function openapi({ live, test }: Hosts): object {
  const call = (method: string, operationId: string, more: object = {}) => ({
    [method]: {
      ...{ operationId, summary: operationId, tags: ['Orders'], security: [{ signed: [] }], ...more },
      responses: { 200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object' } } } } },
    },
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Trade', version: '1.0.0' },
    servers: [{ url: `http://${live}` }, { url: `http://${test}` }],
    tags: [{ name: 'Orders' }],
    paths: {
      '/orders': {
        ...call('get', 'listOrders', { parameters: [symbol] }),
        ...call('post', 'placeOrder', { 'x-effect': 'trade' }),
      },
      '/moved': call('get', 'listMoved'),
      '/plain': call('get', 'listPlain', { security: [{ plain: [] }] }),
      '/token': call('post', 'makeToken', { 'x-effect': 'read' }),
    },
    components: {
      securitySchemes: {
        signed: { type: 'apiKey', in: 'header', name: 'X-Key', 'x-signing': signing },
        plain: { type: 'apiKey', in: 'query', name: 'apikey' },
      },
    },
  }
}

function asyncapi({ live, test, stream }: Hosts): object {
  const channel = (address: string, server: string, access: string) => ({
    ...{ address, title: address, servers: [{ $ref: `#/servers/${server}` }], tags: [{ name: 'Streams' }] },
    'x-access': access,
    messages: { subscribe: { payload: { type: 'object' }, examples: [{ payload: { subscribe: address } }] } },
  })
  const channels = {
    liveOrders: channel('live-orders', 'live', 'private'),
    testOrders: channel('test-orders', 'test', 'private'),
    streamOrders: channel('stream-orders', 'stream', 'private'),
    tokenOrders: channel('token-orders', 'token', 'public'),
  }
  const subscribe = (id: string) => ({
    ...{ action: 'receive', channel: { $ref: `#/channels/${id}` } },
    messages: [{ $ref: `#/channels/${id}/messages/subscribe` }],
  })
  return {
    asyncapi: '3.0.0',
    info: { title: 'Streams', version: '1.0.0', tags: [{ name: 'Streams' }] },
    'x-perspective': 'provider',
    servers: {
      live: { host: live, protocol: 'ws', pathname: '/ws' },
      test: { host: test, protocol: 'ws', pathname: '/ws' },
      stream: { host: stream, protocol: 'ws', pathname: '/ws' },
      token: {
        ...{ host: live, protocol: 'ws', pathname: '/token-ws' },
        'x-connection-token': { operation: 'makeToken', token: '/token', parameter: 'token' },
      },
    },
    channels,
    operations: Object.fromEntries(Object.keys(channels).map((id) => [`on${id}`, subscribe(id)])),
    components: { securitySchemes: { signed: { type: 'apiKey', in: 'user', 'x-signing': signing } } },
  }
}

/** Writes a project whose calls need keys. */
export async function writeKeyProject(root: string, hosts: Hosts, console: ConsoleConfig, more = {}): Promise<void> {
  const documents = { 'openapi.json': openapi(hosts), 'asyncapi.json': asyncapi(hosts) }
  const config = { brand: { name: 'Ledger' }, apis: [{ id: 'trade', specs: Object.keys(documents) }], console, ...more }
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'site.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  for (const [name, document] of Object.entries(documents)) await writeFile(join(root, name), JSON.stringify(document))
}
