import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoCredentials } from '../contract/demoCredentials.ts'
import type { Signing } from '../contract/signing.ts'
import { keyKind, namedKeys, prepareRequest } from './prepareRequest.ts'

const plan = {
  operation: 'getOrders',
  title: 'Orders',
  method: 'GET',
  server: 'http://127.0.0.1:8080',
  path: '/orders',
  query: [['symbol', 'A B']],
  headers: [['X-Own', '1']],
  credentials: [],
  effect: 'read',
  testHosts: [],
} as const

const key = { key: 'name', secret: 'pass' }

test('a public request carries no key, though there is one', async () => {
  expect(await prepareRequest(plan, key, { now: 0 })).toEqual({
    method: 'GET',
    url: 'http://127.0.0.1:8080/orders?symbol=A%20B',
    headers: [['X-Own', '1']],
  })
})

test('a plain key stands where the scheme puts it', async () => {
  const credentials = [
    { in: 'query', name: 'apikey', prefix: '', variable: 'API_KEY' },
    { in: 'header', name: 'Authorization', prefix: 'Basic ', variable: 'API_CREDENTIALS' },
  ] as const
  const sent = await prepareRequest({ ...plan, credentials }, key, { now: 0 })
  expect(sent.url).toBe('http://127.0.0.1:8080/orders?symbol=A%20B&apikey=name')
  expect(sent.headers).toEqual([
    ['X-Own', '1'],
    ['Authorization', `Basic ${btoa('name:pass')}`],
  ])
  expect((await prepareRequest({ ...plan, credentials }, undefined, { now: 0 })).headers).toEqual([['X-Own', '1']])
})

test('a body goes out as the text it is, with its type', async () => {
  const body = { mediaType: 'application/json', text: '{"id":12345678901234567890}' }
  expect(await prepareRequest({ ...plan, method: 'POST', body }, undefined, { now: 0 })).toMatchObject({
    body: body.text,
    headers: [
      ['X-Own', '1'],
      ['Content-Type', 'application/json'],
    ],
  })
})

test('a signed request says how long it holds where the reader does', async () => {
  const signing: Signing = {
    ...{ secret: 'text', timestamp: { unit: 'ms' }, receiveWindow: { unit: 'ms', default: 5000 }, steps: [] },
    ...{ headers: {}, optionalHeaders: { recvWindow: '{receiveWindow}' } },
    ...{ leadingParameters: {}, parameters: {}, parametersIn: 'query' },
  }
  const sent = (receiveWindow?: string) =>
    prepareRequest({ ...plan, signing }, key, { now: 0, ...(receiveWindow ? { receiveWindow } : {}) })
  expect((await sent('60000')).headers).toContainEqual(['recvWindow', '60000'])
  expect((await sent()).headers).toEqual(plan.headers)
})

test('the secret of the mock is in the form that the scheme takes', async () => {
  const signing: Signing = {
    ...{ secret: 'hex', timestamp: { unit: 'ms' }, headers: { sign: '{signature}' }, optionalHeaders: {} },
    ...{ leadingParameters: {}, parameters: {}, parametersIn: 'query' },
    steps: [{ kind: 'hmac', name: 'signature', algorithm: 'SHA-256', encoding: 'hex', canonical: [{ template: 'a' }] }],
  }
  const { headers } = await prepareRequest({ ...plan, signing }, demoCredentials, { now: 0 })
  const expected = createHmac('sha256', 'mock-seed-and-not-a-real-secret!').update('a').digest('hex')
  expect(headers).toContainEqual(['sign', expected])
})

test('several keys go out by their names', async () => {
  const credentials = ['API_ID', 'API_PASS'].map(
    (variable) => ({ in: 'header', name: variable, prefix: '', variable }) as const,
  )
  const given = { ...plan, credentials }
  expect(namedKeys(given)).toEqual(['API_ID', 'API_PASS'])
  const sent = await prepareRequest(given, { ...key, named: { API_ID: 'one', API_PASS: 'two' } }, { now: 0 })
  expect(sent.headers.slice(1)).toEqual([
    ['API_ID', 'one'],
    ['API_PASS', 'two'],
  ])
})

test('a token of a login has another name than a key, and only a name needs a password', () => {
  const kindOf = (...variables: string[]) =>
    keyKind({ credentials: variables.map((variable) => ({ in: 'header', name: 'A', prefix: '', variable })) })
  expect([kindOf('API_TOKEN'), kindOf('API_KEY'), kindOf('API_KEY', 'API_CREDENTIALS'), kindOf()]).toEqual([
    ...['token', 'key', 'password', 'key'],
  ])
})
