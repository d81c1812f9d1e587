import { expect, test } from 'vitest'
import type { Signing } from '../contract/signing.ts'
import { curlCommand, plainCall, sentCall } from './sentCall.ts'

const plan = {
  operation: 'getOrders',
  title: 'Orders',
  method: 'GET',
  server: 'https://api.example.com',
  path: '/orders',
  query: [['symbol', 'A B']],
  headers: [['X-Own', '1']],
  credentials: [{ in: 'query', name: 'apikey', prefix: '', variable: 'API_KEY' }],
  effect: 'read',
  testHosts: [],
} as const

const signing: Signing = {
  ...{ secret: 'text', timestamp: { unit: 'ms' }, steps: [], headers: {}, optionalHeaders: {}, leadingParameters: {} },
  ...{ parameters: { nonce: '{nonce}' }, parametersIn: 'body' },
}

test('a command keeps the query of a request that is not signed', () => {
  expect(curlCommand(sentCall(plan))).toBe(
    "curl --request GET 'https://api.example.com/orders?symbol=A%20B' \\\n  --header 'X-Own: 1'",
  )
})

test('a plain key stands in the query', () => {
  expect(plainCall(plan, ({ variable }) => `$${variable}`).url).toBe(
    'https://api.example.com/orders?symbol=A%20B&apikey=%24API_KEY',
  )
})

test('a plain key that is a cookie is in the command', () => {
  const credentials = [{ in: 'cookie', name: 'session', prefix: '', variable: 'API_KEY' }] as const
  expect(curlCommand(plainCall({ ...plan, credentials }, () => 'a'))).toContain("--header 'Cookie: session=a'")
})

test('a body that the scheme alone makes is a form', () => {
  const call = sentCall({ ...plan, method: 'POST', signing }, { target: '/orders', body: 'nonce=1', headers: {} })
  expect(call).toMatchObject({ body: 'nonce=1', headers: [...plan.headers, ['Content-Type', formType]] })
})

test('an operation that sets its own type sends it once', () => {
  const body = { mediaType: 'text/plain', text: 'a' }
  const headers = [['content-type', 'text/csv']] as const
  expect(sentCall({ ...plan, method: 'POST', headers, body }).headers).toEqual(headers)
})

const formType = 'application/x-www-form-urlencoded'
