import { expect, test } from 'vitest'
import { pageOrigin } from '../../../generator/contract/console.ts'
import { lackOfServers, usableServers } from './usableServers.ts'

const mock = { origin: 'http://127.0.0.1:8080', use: 'mock' } as const
const open = { origin: 'https://api.example.com', use: 'public' } as const
const full = { origin: 'https://api.example.com', use: 'account' } as const
const servers = [{ url: 'https://API.example.com/v2', variables: [] }]

test('the mock stands in for every server, for calls and for channels', () => {
  expect(usableServers([mock], { servers: [], isSocket: false, takesKey: true })).toEqual([mock])
  expect(usableServers([mock], { servers: [], isSocket: true, takesKey: true })).toEqual([
    { origin: 'ws://127.0.0.1:8080', use: 'mock' },
  ])
})

test('a public server takes the calls of its own API that need no key', () => {
  expect(usableServers([open], { servers, isSocket: false, takesKey: false })).toEqual([open])
  expect(usableServers([open], { servers, isSocket: false, takesKey: true })).toEqual([])
  const others = [{ url: 'https://other.example.com', variables: [] }]
  expect(usableServers([open, full], { servers: others, isSocket: false, takesKey: false })).toEqual([])
})

test('a server for accounts takes calls with keys too', () => {
  expect(usableServers([full], { servers, isSocket: false, takesKey: true })).toEqual([full])
})

test('the mock in the page takes all but what a private key signs', () => {
  const page = { origin: pageOrigin, use: 'page' } as const
  const call = { servers: [], isSocket: true, takesKey: true }
  expect(usableServers([page, mock], call)[0]).toEqual(page)
  expect(usableServers([page], { ...call, isKeySigned: true })).toEqual([])
})

test('a call without a server says what it needs', () => {
  const page = { origin: pageOrigin, use: 'page' } as const
  expect(lackOfServers([page, open], { takesKey: true, isKeySigned: true })).toBe('console.noServer.privateKey')
  expect(lackOfServers([open], { takesKey: true, isKeySigned: true })).toBe('console.noServer.key')
  expect(lackOfServers([open], { takesKey: false })).toBe('console.noServer')
})
