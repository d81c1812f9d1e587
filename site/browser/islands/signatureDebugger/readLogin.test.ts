import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../generator/contract/json.ts'
import type { Signing } from '../../../../generator/contract/signing.ts'
import { signedText } from '../../../../tests/fixtures/signing/schemes.ts'
import { readLogin } from './readLogin.ts'

const signing: Signing = {
  ...signedText({ template: '{method}\n{path}\n{sortedQuery}' }),
  timestamp: { unit: 'ms', parameter: 'signTimestamp' },
  login: {
    method: 'GET',
    path: '/ws',
    frame: {
      event: 'subscribe',
      channel: ['auth'],
      params: { key: '{key}', signTimestamp: '{timestamp}', signatureVersion: '2', signature: '{signature}' },
    },
  },
}
const params = { key: 'demo', signTimestamp: 1700000000000, signature: 's=' }

function read(frame: Json) {
  return readLogin(JSON.stringify(frame), signing, ['wss://ws.example.com'])
}

it('takes time and signature out of a login frame, and knows the request it stands for', () => {
  expect(read({ event: 'subscribe', channel: ['auth'], params })).toEqual({
    request: {
      ...{ method: 'GET', path: '/ws', query: [], timestamp: '1700000000000' },
      addresses: ['wss://ws.example.com'],
    },
    signature: 's=',
    identity: { key: 'demo' },
    problems: [],
  })
})

it.each<[string, Json]>([
  ['seconds of params.signTimestamp', { ...params, signTimestamp: 1700000000 }],
  ['noTime of params.signTimestamp', { key: 'demo', signature: 's=' }],
  ['member of params.key', { signTimestamp: 1700000000000, signature: 's=' }],
  ['constant of params.signatureVersion', { ...params, signatureVersion: 1 }],
])('finds %s', (problem, own) => {
  const found = read({ event: 'subscribe', channel: ['auth'], params: own })
  expect(found?.problems.map(({ kind, name }) => `${kind} of ${name}`)).toEqual([problem])
})

describe('what surrounds the parameters', () => {
  it('has to be as the scheme writes it', () => {
    expect(read({ event: 'subscribe', channel: 'auth', params })?.problems).toEqual([
      { kind: 'constant', name: 'channel', expected: '["auth"]' },
    ])
    expect(read({ channel: ['auth'], params })?.problems).toEqual([
      { kind: 'constant', name: 'event', expected: '"subscribe"' },
    ])
  })
})

it('reads nothing that is not the JSON text of an object', () => {
  expect(readLogin('7', signing, [])).toBeUndefined()
})

it.each([
  ['Python', (frame: string) => frame.replaceAll('"', "'")],
  ['wscat', (frame: string) => `> ${frame}`],
  ['a log', (frame: string) => `12:00:01 INFO sent ${frame}`],
])('reads a frame as %s prints it', (_, print) => {
  const frame = JSON.stringify({ event: 'subscribe', channel: ['auth'], params })
  expect(readLogin(print(frame), signing, [])).toEqual(readLogin(frame, signing, []))
})
