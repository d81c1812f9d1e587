import { expect, test } from 'vitest'
import type { ShownServer } from '../../../generator/contract/console.ts'
import { demoCredentials } from '../../../generator/contract/demoCredentials.ts'
import type { Credentials, Signing } from '../../../generator/contract/signing.ts'
import { createKeys, keyScopeOf } from './keys.ts'
import { usableServers } from './usableServers.ts'

const account = (origin: string, environment?: string): ShownServer => ({
  ...{ origin, use: 'account' },
  ...(environment === undefined ? {} : { environment }),
})
const [live, liveSocket] = [account('https://api.example.com'), account('wss://api.example.com')]
const test1 = account('https://test.example.com', 'test')
const testSocket = account('wss://stream.example.com', 'test')
const mock: ShownServer = { origin: 'http://127.0.0.1:8080', use: 'mock' }
const servers = [live, liveSocket, test1, testSocket, mock]

const signing: Signing = {
  ...{ secret: 'text', timestamp: { unit: 'ms' }, steps: [], headers: {}, optionalHeaders: {} },
  ...{ leadingParameters: {}, parameters: {}, parametersIn: 'query' },
}
const signed = { signing, credentials: [] }
const plain = { credentials: [{ in: 'header', name: 'X-Key', prefix: '', variable: 'API_KEY' }] } as const

const scopeOf = (server: ShownServer, api = 'trade', plan: Parameters<typeof keyScopeOf>[2]['plan'] = signed) =>
  keyScopeOf(server, servers, { api, plan })

test('each server has keys of its own, for each API and kind of scheme', () => {
  const scopes = [
    scopeOf(live),
    scopeOf(account('https://other.example.com')),
    scopeOf(account('http://api.example.com')),
    scopeOf(account('https://api.example.com:8443')),
    scopeOf(test1),
    scopeOf(live, 'wallet'),
    scopeOf(live, 'trade', plain),
    scopeOf(live, 'trade', { signing: { ...signing, secret: 'pem' }, credentials: [] }),
  ]
  expect(new Set(scopes.map(({ id }) => id)).size).toBe(scopes.length)
})

test('calls and connections of one host and port take the same keys', () => {
  expect(scopeOf(liveSocket)).toEqual(scopeOf(live))
  expect(scopeOf(live).origins).toEqual(['https://api.example.com', 'wss://api.example.com'])
})

test('servers share keys where the configuration says that they are one environment', () => {
  expect(scopeOf(testSocket)).toEqual(scopeOf(test1))
  expect(scopeOf(test1).origins).toEqual(['https://test.example.com', 'wss://stream.example.com'])
  expect(scopeOf(account('wss://stream.example.com')).id).not.toBe(scopeOf(test1).id)
})

test('the address of a template has the keys of the server that it leads to', () => {
  const variables = [{ name: 'region', default: 'test', values: ['test', 'api'] }]
  const usable = usableServers(servers, {
    servers: [{ url: 'https://{region}.example.com/v1', variables }],
    ...{ isSocket: false, takesKey: true },
  })
  expect(usable.map((server) => scopeOf(server).origins[0])).toEqual(['https://test.example.com', mock.origin])
})

test('each mock has its own keys from the start, and every API takes them', async () => {
  const held = new Map<string, Credentials>()
  const signer = {
    keep: async (scope: string, credentials: Credentials) => void held.set(scope, credentials),
    forget: async (scope: string) => void held.delete(scope),
    request: () => Promise.reject(),
    login: () => Promise.reject(),
  }
  const other: ShownServer = { origin: 'http://127.0.0.1:9090', use: 'mock' }
  const keys = createKeys(signer, [live, mock, other])
  const { id } = scopeOf(mock)
  expect(scopeOf({ ...mock, origin: 'ws://127.0.0.1:8080' }, 'wallet', plain).id).toBe(id)
  const states = () => [id, scopeOf(other).id, scopeOf(live).id].map(keys.stateOf)
  expect(states()).toEqual(['mock', 'mock', 'missing'])
  await keys.keep(id, { key: 'mine', secret: 'mine' })
  expect(states()).toEqual(['held', 'mock', 'missing'])
  expect(held.get(scopeOf(other).id)).toEqual(demoCredentials)
  await keys.forget(id)
  expect(states()).toEqual(['missing', 'mock', 'missing'])
  expect(held.has(id)).toBe(false)
})
