import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Mock } from './mockOptions.ts'
import { startMock } from './startMock.ts'

let mock: Mock
let port = 0

beforeAll(async () => {
  mock = await startMock({ reference: { apis: [] } })
  port = Number(new URL(mock.origin).port)
})
afterAll(() => mock.close())

interface Reply {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
}

/** As a browser asks, which sets headers that `fetch` of Node keeps to itself. */
function ask(headers: Readonly<Record<string, string>>, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path: '/orders', headers }, (reply) => {
      reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers }))
    })
    asked.on('error', reject).end()
  })
}

const preflight = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'key,signature',
  'Access-Control-Request-Private-Network': 'true',
}

test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
  'a page of this machine at %s may call, and reach a private network for it',
  async (origin) => {
    const { status, headers } = await ask({ Origin: origin, ...preflight }, 'OPTIONS')
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'key,signature',
      'access-control-allow-private-network': 'true',
      vary: 'Origin',
    })
  },
)

test.each([
  ['the preflight of a page of another site', { Origin: 'https://evil.example', ...preflight }, 'OPTIONS'],
  ['a form of another site', { Origin: 'https://evil.example' }, 'POST'],
  ['a page that hides its name', { Origin: 'null' }, 'POST'],
  ['a page that has a name like this machine', { Origin: 'http://localhost.evil.example' }, 'GET'],
  ['a picture of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }, 'GET'],
  ['a name that was pointed here', { Host: 'evil.example', Origin: 'http://evil.example' }, 'GET'],
] as const)('%s is refused, and told nothing of use to a page', async (_who, asked, method) => {
  const { status, headers } = await ask(asked, method)
  expect(status).toBe(403)
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test.each([
  ['a program', {}],
  ['a reader who follows a link', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
  ['a page of the mock itself', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }],
])('%s is answered', async (_who, asked) => {
  expect((await ask(asked)).status).not.toBe(403)
})

test('a page of another site opens no socket', async () => {
  const answered = (origin: string) =>
    new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(`${mock.socketOrigin}/ws`, { origin })
      socket.on('unexpected-response', (_request, reply) => resolve(reply.statusCode))
      socket.on('error', () => {})
    })
  expect(await answered('https://evil.example')).toBe(403)
  // An unknown address gets its usual reply.
  expect(await answered('http://localhost:4173')).toBe(404)
})
