import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../generator/contract/json.ts'
import type { Signing } from '../../../../generator/contract/signing.ts'
import { signedText } from '../../../../tests/fixtures/signing/schemes.ts'
import { whyNoLogin } from './loginFrame.ts'
import { holdsLogin, holdsRequest, readLogin } from './readLogin.ts'

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
  return readLogin(JSON.stringify(frame), signing, ['wss://ws.example.com'], [])
}

it('takes time and signature out of a login frame, and knows the request it stands for', () => {
  expect(read({ event: 'subscribe', channel: ['auth'], params })).toEqual({
    request: {
      ...{ method: 'GET', path: '/ws', query: [], timestamp: '1700000000000' },
      addresses: ['wss://ws.example.com'],
      members: [['key', 'demo']],
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
  expect(readLogin('7', signing, [], [])).toBeUndefined()
})

it.each([
  ['Python', (frame: string) => frame.replaceAll('"', "'")],
  ['wscat', (frame: string) => `> ${frame}`],
  ['a log', (frame: string) => `12:00:01 INFO sent ${frame}`],
])('reads a frame as %s prints it', (_, print) => {
  const frame = JSON.stringify({ event: 'subscribe', channel: ['auth'], params })
  expect(readLogin(print(frame), signing, [], [])).toEqual(readLogin(frame, signing, [], []))
})

const loginFrame = JSON.stringify({ event: 'subscribe', channel: ['auth'], params })

it.each([
  ['socket wss://ws.example.com/ws/v3 wss://ws.example.com/ws/private', `wss://ws.example.com/ws/v3 > ${loginFrame}`],
  ['sentAs POST', `curl -X POST https://api.example.com/ws/private -d '${loginFrame}'`],
  ['', `Connected to ws://localhost:4010/ws/private/\n> ${loginFrame}`],
  ['', `GET /ws/private HTTP/1.1\nHost: ws.example.com\nUpgrade: websocket\n\n${loginFrame}`],
  ['', `GET https://api.example.com/timestamp\n12:00:01 INFO sent ${loginFrame}`],
  ['', `Connecting to wss://ws.example.com/ws/private...\n> ${loginFrame}`],
  ['', `open (wss://ws.example.com/ws/private), sent ${loginFrame}`],
  ['', `wss://ws.example.com/ws/public open\nwss://ws.example.com/ws/private open\n> ${loginFrame}`],
  [
    'socket wss://ws.example.com/ws/public wss://ws.example.com/ws/private',
    `wss://ws.example.com/ws/public: ${loginFrame}`,
  ],
])('says where a login went: %s', (said, text) => {
  const found = readLogin(text, signing, ['wss://ws.example.com/ws/public'], ['wss://ws.example.com/ws/private'])
  expect(found?.problems.map(({ kind, name, expected = '' }) => `${kind} ${name} ${expected}`.trim()).join()).toBe(said)
})

it.each([
  ['a command', `curl -X POST https://api.example.com/orders -H 'key: k' -d '{"symbol":"A"}'`],
  ['an HTTP message', 'GET https://api.example.com/orders?limit=5\nkey: demo'],
  ['a program', 'requests.post("https://api.example.com/orders", headers={"key": key, "signature": sign}, json=order)'],
  ['a record', '{"method": "GET", "url": "https://api.example.com/orders", "headers": {"key": "k"}}'],
])('knows %s as a request, which is no login', (_, text) => {
  expect([holdsRequest(text, signing), holdsLogin(text, signing)]).toEqual([true, false])
})

it.each([loginFrame, `curl https://api.example.com/ws -d '${loginFrame}'`, loginFrame.replace('"key":"demo",', '')])(
  'knows a login, which is no request: %s',
  (text) => {
    expect([holdsRequest(text, signing), holdsLogin(text, signing)]).toEqual([false, true])
  },
)

it.each(['', '{"code":401,"message":"no key"}', '{"event":"subscribe","channel":["orders"],"symbols":["all"]}'])(
  'takes neither for %s',
  (text) => {
    expect([holdsRequest(text, signing), holdsLogin(text, signing)]).toEqual([false, false])
  },
)

const reply = '{"channel":"auth","data":{"success":false,"message":"Authentication failed!"}}'
/** As a log shortens it: the text remains JSON. */
const shortened = '{"event":"subscribe","channel":["auth"],"par...ature":"s="}}'
const escaped = loginFrame.replaceAll('"', '\\"')

it.each([
  ['with its reply', `${loginFrame}\n${reply}`],
  ['behind a reply', `${reply}\n${loginFrame}`],
  ['in a log of Python', `DEBUG:websockets.client:> TEXT '${loginFrame}' [120 bytes]`],
  ['with escapes', `sent "${escaped}"`],
  ['in a program', `ws.send(JSON.stringify(${loginFrame.replaceAll(/"(\w+)":/g, '$1: ')}))`],
])('reads a frame %s', (_, text) => {
  expect(readLogin(text, signing, [], [])).toEqual(readLogin(loginFrame, signing, [], []))
})

it.each([
  ['cutOff', loginFrame.slice(0, -20)],
  ['cutOff', `${reply}\n${loginFrame.slice(0, -20)}`],
  ['cutOff', shortened],
  ['cutOff', `DEBUG:websockets.client:> TEXT '${loginFrame.slice(0, 48)}...3Rlc3Q9PT0="}}' [225 bytes]`],
  ['cutOff', 'ws.send(JSON.stringify({ event: "subscribe", channel: ["auth"], ...login }))'],
  ['another', `Connecting...\n${reply}`],
  ['another', reply],
  ['another', '{"event":"subscribe","channel":["orders"],"symbols":["all"]}'],
  ['another', '{"event":"error"}'],
  ['another', '{"event":"error","message":"Authentication failed..."}'],
  ['unreadable', 'ws.send(login)'],
])('tells why there is no login: %s', (why, text) => {
  expect([readLogin(text, signing, [], []), whyNoLogin(text)]).toEqual([undefined, why])
})

it('finds values beside the member that should hold them', () => {
  const found = read({ event: 'subscribe', channel: ['auth'], ...params, params: {} })
  expect(found?.problems).toEqual([
    { kind: 'misplaced', name: ['key', 'signTimestamp', 'signature'], expected: 'params' },
  ])
  expect(found?.signature).toBe('s=')
})

it('keeps the members that a login does not sign, because programs sign them', () => {
  const found = read({ event: 'subscribe', channel: ['auth'], params: { ...params, version: 2, recvWindow: 5000 } })
  expect(found?.request.members).toEqual([
    ['key', 'demo'],
    ['version', '2'],
    ['recvWindow', '5000'],
  ])
})

it('names the values that a login lacks', () => {
  const found = read({ event: 'subscribe', channel: ['auth'] })
  expect(found?.problems.map(({ name }) => name)).toEqual(['params.signTimestamp', 'params.key', 'params.signature'])
})
