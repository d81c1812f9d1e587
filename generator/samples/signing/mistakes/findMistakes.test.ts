import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { readScheme, vectors } from '../../../../tests/fixtures/signing/readExchanges.ts'
import { concatenatedScheme, sortedScheme } from '../../../../tests/fixtures/signing/schemes.ts'
import type { SignableRequest, Signing } from '../../../contract/signing.ts'
import { builtApiOf } from '../../../model/testing.ts'
import { loginRequest } from '../signLogin.ts'
import type { SignatureVerdict } from './attempt.ts'
import { bodyOrders } from './bodyMistakes.ts'
import { findMistakes } from './findMistakes.ts'

const credentials = { key: 'demo-key', secret: 'c2VjcmV0LWZvci10ZXN0cw==', passphrase: 'demo-pass' }
const { key, secret } = credentials
const bytes = Buffer.from(secret, 'base64')
const time = '1735689600123'
const nonce = '000102030405060708090a0b0c0d0e0f'
const iso = '2025-01-01T00:00:00.123Z'
const host = 'api.example.com'
const query = [
  ['symbol', 'BTC_USDT'],
  ['ids', '1,2'],
] as const
const body = '{"symbol":"BTC_USDT","price":"30000","side":"BUY"}'
const get: SignableRequest = { method: 'GET', path: '/v1/orders', host, query, timestamp: time }
const post: SignableRequest = { method: 'POST', path: '/v1/orders', host, query: [], body, timestamp: time }

function preset(exchange: string, method = 'POST'): Signing {
  const vector = vectors.find((one) => one.exchange === exchange && one.request.method === method)
  if (!vector) throw new Error(`no vector of ${exchange}`)
  return readScheme(vector)
}

const sign = (text: string, form: 'hex' | 'base64' = 'base64', own: string | Buffer = secret, hash = 'sha256') =>
  createHmac(hash, own).update(text).digest(form)

/** `GET⏎/v1/orders⏎…`, as sorted schemes sign it. */
const sorted = (list: string, head = 'GET\n/v1/orders\n') => sign(head + list)
const list = `ids=1%2C2&signTimestamp=${time}&symbol=BTC_USDT`
const bodyText = (own: string, at = time) => sorted(`requestBody=${own}&signTimestamp=${at}`, 'POST\n/v1/orders\n')
const asQuery = (own: string) => sorted(own, 'POST\n/v1/orders\n')
const windowScheme: Signing = {
  ...sortedScheme,
  optionalHeaders: { signatureVersion: '1', recvWindow: '{receiveWindow}' },
}
const spaced = body.replaceAll(',', ', ').replaceAll('":', '": ')
const hex = (text: string) => sign(text, 'hex')
const bybit = `${time}${key}5000`
const gateHash = (text: string) => createHash('sha512').update(text).digest('hex')
const gate = (text: string, at = '1735689600') =>
  sign(`POST\n/v1/orders\n\n${gateHash(text)}\n${at}`, 'hex', secret, 'sha512')
const form = 'symbol=BTC_USDT&side=BUY'
const nonced = `nonce=${time}&${form}`
const krakenHash = (text: string) => createHash('sha256').update(text).digest()
const kraken = (text: string, path = '/v1/orders', own: string | Buffer = bytes) =>
  createHmac('sha512', own).update(path).update(krakenHash(text)).digest('base64')

type Case = readonly [kind: string, signature: string]
interface Scheme {
  readonly signing: Signing
  readonly request: SignableRequest
  readonly cases: readonly Case[]
}

const schemes: Readonly<Record<string, Scheme>> = {
  'sorted query': {
    signing: sortedScheme,
    request: get,
    cases: [
      ['unsorted', sorted(`symbol=BTC_USDT&ids=1%2C2&signTimestamp=${time}`)],
      ['unsorted', sorted(`signTimestamp=${time}&symbol=BTC_USDT&ids=1%2C2`)],
      ['notEncoded', sorted(list.replace('%2C', ','))],
      ['encodedTwice', sorted(list.replace('%2C', '%252C'))],
      ['encodedLowerCase', sorted(list.replace('%2C', '%2c'))],
      ['queryMissing', sorted(`signTimestamp=${time}`)],
      ['timestampMissing', sorted('ids=1%2C2&symbol=BTC_USDT')],
      ['timestampSeconds', sorted(list.replace(time, '1735689600'))],
      ['timestampDifferent', sorted(list.replace(time, '1735689600130'))],
      ['trailingLineFeed', sorted(`${list}\n`)],
      ['lowerCaseMethod', sorted(list, 'get\n/v1/orders\n')],
      ['pathHost', sorted(list, `GET\nhttps://${host}/v1/orders\n`)],
      ['pathPrefix', sorted(list, 'GET\n/orders\n')],
      ['pathQuery', sorted(list, 'GET\n/v1/orders?symbol=BTC_USDT&ids=1%2C2\n')],
      ['escapedLineFeed', sorted(list, String.raw`GET\n/v1/orders\n`)],
      ['hexInsteadOfBase64', hex(`GET\n/v1/orders\n${list}`)],
      ['signedWithKey', sign(`GET\n/v1/orders\n${list}`, 'base64', key)],
      ['secretWithWhiteSpace', sign(`GET\n/v1/orders\n${list}`, 'base64', `${secret}\n`)],
      ['secretDecoded', sign(`GET\n/v1/orders\n${list}`, 'base64', bytes)],
      ['wrongHash', sign(`GET\n/v1/orders\n${list}`, 'base64', secret, 'sha512')],
      ['wrongHash', sign(`GET\n/v1/orders\n${list}`, 'base64', secret, 'sha1')],
      ['unsorted hexInsteadOfBase64', hex(`GET\n/v1/orders\nsymbol=BTC_USDT&ids=1%2C2&signTimestamp=${time}`)],
      ['lowerCaseMethod timestampMissing', sorted('ids=1%2C2&symbol=BTC_USDT', 'get\n/v1/orders\n')],
    ],
  },
  'sorted query, with a body': {
    signing: sortedScheme,
    request: post,
    cases: [
      ['bodyMissing', sorted(`signTimestamp=${time}`, 'POST\n/v1/orders\n')],
      ['bodyMissing', bodyText('')],
      ['bodySpaces', bodyText(spaced)],
      ['bodySpaces', bodyText('{ "symbol": "BTC_USDT", "price": "30000", "side": "BUY" }')],
      ['bodySpaces', bodyText('{"symbol":"BTC_USDT", "price":"30000", "side":"BUY"}')],
      ['bodyKeyOrder', bodyText('{ "price": "30000", "side": "BUY", "symbol": "BTC_USDT" }')],
      ['bodyKeyOrder', bodyText('{"price":"30000","side":"BUY","symbol":"BTC_USDT"}')],
      ['bodyKeyOrder', bodyText('{"side":"BUY","price":"30000","symbol":"BTC_USDT"}')],
      ['bodyKeyOrder', bodyText('{"price": "30000", "symbol": "BTC_USDT", "side": "BUY"}')],
      ['bodyLineFeed', bodyText(`${body}\n`)],
      ['timestampSeconds', bodyText(body, '1735689600')],
      ['bodyAsQuery', asQuery(`price=30000&side=BUY&signTimestamp=${time}&symbol=BTC_USDT`)],
      ['bodyAsQuery', bodyText('price=30000&side=BUY&symbol=BTC_USDT')],
      ['bodyAsQuery unsorted', asQuery(`symbol=BTC_USDT&price=30000&side=BUY&signTimestamp=${time}`)],
      ['timestampSeconds bodyAsQuery', asQuery('price=30000&side=BUY&signTimestamp=1735689600&symbol=BTC_USDT')],
      ['otherTemplate', sign(`${time}POST/v1/orders${body}`)],
      ['otherTemplate hexInsteadOfBase64', hex(`${time}POST/v1/orders${body}`)],
      ['timestampFormat otherTemplate', sign(`${iso}POST/v1/orders${body}`)],
    ],
  },
  'sorted query, with another form of the body': {
    signing: sortedScheme,
    request: { ...post, body: '{"note":"a/é&b","price":1.0}' },
    cases: [
      ['bodySerialised', bodyText('{"note":"a/é&b","price":1}')],
      ['bodySerialised', bodyText(String.raw`{"note": "a/\u00e9&b", "price": 1}`)],
      ['bodySerialised', bodyText(String.raw`{"note":"a\/é&b","price":1}`)],
      ['bodySerialised', bodyText(String.raw`{"note":"a/é\u0026b","price":1}`)],
      ['bodySpaces', bodyText('{"note": "a/é&b", "price": 1.0}')],
    ],
  },
  'sorted query, with a slash and a letter to escape': {
    signing: sortedScheme,
    request: { ...post, body: '{"b":{"d":"/é","c":1},"a":"/é"}' },
    cases: [
      ['bodySerialised', bodyText(String.raw`{"b":{"d":"\/\u00e9","c":1},"a":"\/\u00e9"}`)],
      ['bodyKeyOrder', bodyText(String.raw`{"a": "/\u00e9", "b": {"c": 1, "d": "/\u00e9"}}`)],
      ['bodyKeyOrder', bodyText(String.raw`{"a":"\/\u00e9","b":{"d":"\/\u00e9","c":1}}`)],
      [
        'bodySerialised',
        bodyText(JSON.stringify({ b: { d: '/é', c: 1 }, a: '/é' }, null, 4).replaceAll('é', String.raw`\u00e9`)),
      ],
    ],
  },
  'sorted query, with a number beyond 2^53': {
    signing: sortedScheme,
    request: { ...post, body: '{"symbol":"é","orderId":9007199254740993,"at":1.0}' },
    cases: [
      ['bodyKeyOrder', bodyText('{"at":1.0,"orderId":9007199254740993,"symbol":"é"}')],
      ['bodyKeyOrder', bodyText(String.raw`{"at": 1.0, "orderId": 9007199254740993, "symbol": "\u00e9"}`)],
      ['bodyKeyOrder', bodyText('{"orderId":9007199254740993,"symbol":"é","at":1.0}')],
      ['bodySpaces', bodyText('{\n  "symbol": "é",\n  "orderId": 9007199254740993,\n  "at": 1.0\n}')],
    ],
  },
  'sorted query, with a window': {
    signing: windowScheme,
    request: { ...get, receiveWindow: '5000' },
    cases: [
      ['headerSigned', sorted(`ids=1%2C2&recvWindow=5000&signTimestamp=${time}&symbol=BTC_USDT`)],
      ['headerSigned', sorted(`${list}&recvWindow=5000`)],
      ['headerSigned', sorted(`ids=1%2C2&key=${key}&signTimestamp=${time}&symbol=BTC_USDT`)],
      ['headerSigned', sorted(`ids=1%2C2&signTimestamp=${time}&signatureVersion=1&symbol=BTC_USDT`)],
      ['otherTemplate', sign(`${time}GET/v1/orders?symbol=BTC_USDT&ids=1%2C2`)],
      ['otherTemplate', sign(`${time}${key}5000symbol=BTC_USDT&ids=1%2C2`)],
      ['otherTemplate', sign('symbol=BTC_USDT&ids=1%2C2')],
    ],
  },
  'sorted query, with a window and a body': {
    signing: windowScheme,
    request: { ...post, receiveWindow: '5000' },
    cases: [
      ['headerSigned', sorted(`recvWindow=5000&requestBody=${body}&signTimestamp=${time}`, 'POST\n/v1/orders\n')],
      ['headerSigned', bodyText(body, `${time}&recvWindow=5000`)],
      [
        'bodyAsQuery headerSigned',
        asQuery(`price=30000&recvWindow=5000&side=BUY&signTimestamp=${time}&symbol=BTC_USDT`),
      ],
    ],
  },
  concatenated: {
    signing: concatenatedScheme,
    request: get,
    cases: [
      ['queryMissing', sign(`${time}GET/v1/orders`)],
      ['questionMark', sign(`${time}GET/v1/orderssymbol=BTC_USDT&ids=1%2C2`)],
      ['parameterOrder', sign(`${time}GET/v1/orders?ids=1%2C2&symbol=BTC_USDT`)],
      ['partOrder', sign(`GET${time}/v1/orders?symbol=BTC_USDT&ids=1%2C2`)],
    ],
  },
  binance: {
    signing: preset('binance'),
    request: { ...post, body: form },
    cases: [
      ['base64InsteadOfHex', sign(`timestamp=${time}&${form}`)],
      ['upperCaseHex', hex(`timestamp=${time}&${form}`).toUpperCase()],
      ['timestampSeconds', hex(`timestamp=1735689600&${form}`)],
      ['parameterMissing', hex(form)],
      ['parameterOrder', hex(`side=BUY&symbol=BTC_USDT&timestamp=${time}`)],
      ['signedWithKey', sign(`timestamp=${time}&${form}`, 'hex', key)],
      ['plainHash', createHash('sha256').update(`timestamp=${time}&${form}${secret}`).digest('hex')],
    ],
  },
  okx: {
    signing: preset('okx'),
    request: { ...post, timestamp: iso },
    cases: [
      ['timestampFormat', sign(`${time}POST/v1/orders${body}`)],
      ['timestampFormat', sign(`2025-01-01T00:00:00ZPOST/v1/orders${body}`)],
      ['bodyMissing', sign(`${iso}POST/v1/orders`)],
      ['bodyAsQuery', sign(`${iso}POST/v1/orders?symbol=BTC_USDT&price=30000&side=BUY`)],
      ['bodyKeyOrder', sign(`${iso}POST/v1/orders{"side":"BUY","price":"30000","symbol":"BTC_USDT"}`)],
      ['otherTemplate', sign(`POST\n/v1/orders\n\n${body}\n${iso}`)],
      ['bodySpaces', sign(`${iso}POST/v1/orders${spaced}`)],
      ['pathHost', sign(`${iso}POST${host}/v1/orders${body}`)],
      ['hexEncodedAsBase64', btoa(hex(`${iso}POST/v1/orders${body}`))],
      ['lowerCaseMethod', sign(`${iso}post/v1/orders${body}`)],
    ],
  },
  bybit: {
    signing: preset('bybit'),
    request: { ...post, receiveWindow: '5000' },
    cases: [
      ['partMissing', hex(`${time}${key}${body}`)],
      ['partMissing', hex(`${time}5000${body}`)],
      ['bodyAsQuery', hex(`${bybit}symbol=BTC_USDT&price=30000&side=BUY`)],
      ['bodyMissing', hex(bybit)],
      ['partOrder', hex(`${key}${time}5000${body}`)],
      ['timestampSeconds', hex(`1735689600${key}5000${body}`)],
    ],
  },
  kucoin: {
    signing: preset('kucoin', 'GET'),
    request: get,
    cases: [
      ['pathPrefix', sign(`${time}GET/orders?symbol=BTC_USDT&ids=1%2C2`)],
      ['notEncoded', sign(`${time}GET/v1/orders?symbol=BTC_USDT&ids=1,2`)],
      ['bodyExtra', sign(`${time}GET/v1/orders?symbol=BTC_USDT&ids=1%2C2{}`)],
      ['headerSigned', sign(`${time}GET/v1/orders?symbol=BTC_USDT&ids=1%2C2&KC-API-KEY=${key}`)],
      ['otherTemplate', sign(`GET/v1/orders?symbol=BTC_USDT&ids=1%2C2${time}`)],
    ],
  },
  gate: {
    signing: preset('gate'),
    request: { ...post, timestamp: '1735689600' },
    cases: [
      ['timestampMilliseconds', gate(body, '1735689600000')],
      ['bodySpaces', gate(spaced)],
      ['bodyMissing', gate('')],
      ['wrongHash', sign(`POST\n/v1/orders\n\n${gateHash(body)}\n1735689600`, 'hex')],
      ['bodyKeyOrder', gate('{"side":"BUY","price":"30000","symbol":"BTC_USDT"}')],
      ['otherTemplate', sign(`1735689600POST/v1/orders${body}`, 'hex', secret, 'sha512')],
    ],
  },
  kraken: {
    signing: preset('kraken'),
    request: { ...post, body: form, nonce: time },
    cases: [
      ['nonceMissing', kraken(nonced)],
      ['secretNotDecoded', kraken(time + nonced, '/v1/orders', secret)],
      ['pathPrefix', kraken(time + nonced, '/orders')],
      ['resultWritten', sign(`/v1/orders${krakenHash(time + nonced).toString('hex')}`, 'base64', bytes, 'sha512')],
    ],
  },
}

/** Logins of sockets, by exchange: the text that a program signed, and how. */
const logins: Readonly<Record<string, readonly Case[]>> = {
  okx: [
    ['timestampMilliseconds', sign('1735689600000GET/users/self/verify')],
    ['hexInsteadOfBase64', hex('1735689600GET/users/self/verify')],
    ['lowerCaseMethod', sign('1735689600get/users/self/verify')],
    ['signedWithKey', sign('1735689600GET/users/self/verify', 'base64', key)],
    ['wrongHash', sign('1735689600GET/users/self/verify', 'base64', secret, 'sha1')],
  ],
  bybit: [
    ['base64InsteadOfHex', sign(`GET/realtime${time}`)],
    ['trailingLineFeed', hex(`GET/realtime${time}\n`)],
    ['signedWithKey', sign(`GET/realtime${time}`, 'hex', key)],
  ],
  deribit: [
    ['nonceMissing', hex(`${time}\n\n`)],
    ['timestampSeconds', hex(`1735689600\n${nonce}\n`)],
    ['secretWithWhiteSpace', sign(`${time}\n${nonce}\n`, 'hex', `${secret}\n`)],
  ],
}

function loginScheme(exchange: string): Signing {
  const file = new URL(`../../../../tests/fixtures/signing/logins/${exchange}.yaml`, import.meta.url).pathname
  const signing = builtApiOf({ 'asyncapi.yaml': readFileSync(file, 'utf8') }).api.securitySchemes[0]?.signing
  if (!signing) throw new Error(`${exchange} has no x-signing`)
  return signing
}

const loginCases = Object.entries(logins).flatMap(([exchange, own]) =>
  own.map(([kind, signature]) => ({ exchange, kind, signature })),
)

it.each([
  '/ws/private/v5',
  '/private/v5',
  '/ws/private/v5/users/self/verify',
  '/ws/private',
  '/ws/v5',
  '/ws/v3',
  '/ws/v3/private/v5',
  'wss://ws.example.com/ws/private/v5',
  'ws.example.com/users/self/verify',
])('finds the address %s in place of the path of a login', async (path) => {
  const addresses = ['wss://ws.example.com/ws/private/v5/', 'wss://ws.example.com', 'no address']
  const request = { ...loginRequest(loginScheme('okx'), { timestamp: '1735689600' }), addresses }
  expect(kindsOf(await findMistakes(loginScheme('okx'), request, credentials, sign(`1735689600GET${path}`)))).toBe(
    'pathAddress',
  )
})

it.each([
  [['recvWindow'], `recvWindow=5000&signTimestamp=${time}`],
  [['key', 'recvWindow'], `key=${key}&recvWindow=5000&signTimestamp=${time}`],
])('finds the members %j of a login signed as parameters', async (names, text) => {
  const login = { method: 'GET', path: '/ws', frame: {} }
  const members = [
    ['key', key],
    ['version', '2'],
    ['recvWindow', '5000'],
  ] as const
  const request = { ...loginRequest({ ...sortedScheme, login }, { timestamp: time }), members }
  const verdict = await findMistakes(sortedScheme, request, credentials, sorted(text, 'GET\n/ws\n'))
  expect(verdict).toMatchObject({ mistakes: [{ finding: { kind: 'memberSigned', name: names } }] })
})

it.each(['POST', 'PUT'])('finds the method %s in place of that of a login', async (method) => {
  const request = loginRequest(loginScheme('okx'), { timestamp: '1735689600' })
  const signature = sign(`1735689600${method}/users/self/verify`)
  expect(kindsOf(await findMistakes(loginScheme('okx'), request, credentials, signature))).toBe('methodDifferent')
})

it.each(loginCases)('finds $kind of a login of $exchange', async ({ exchange, kind, signature }) => {
  const signing = loginScheme(exchange)
  const timestamp = exchange === 'okx' ? '1735689600' : time
  const request = loginRequest(signing, { timestamp, nonce })
  expect(kindsOf(await findMistakes(signing, request, credentials, signature))).toBe(kind)
})

const cases = Object.entries(schemes).flatMap(([scheme, { cases: own, signing, request }]) =>
  own.map(([kind, signature]) => ({ scheme, kind, signature, signing, request })),
)

function kindsOf(verdict: SignatureVerdict): string {
  if (verdict.kind !== 'found') return verdict.kind
  return verdict.mistakes.map((mistake) => (mistake.of === 'text' ? mistake.finding.kind : mistake.kind)).join(' ')
}

it.each(cases)('finds $kind of a request that $scheme signs', async ({ kind, signature, signing, request }) => {
  expect(kindsOf(await findMistakes(signing, request, credentials, signature))).toBe(kind)
})

it('is tested with sixty wrong signatures', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

it('takes a right signature, and names nothing for one with another secret', async () => {
  expect(await findMistakes(sortedScheme, get, credentials, sorted(list))).toEqual({ kind: 'right' })
  const other = sign(`GET\n/v1/orders\n${list}`, 'base64', 'another secret')
  expect(await findMistakes(sortedScheme, get, credentials, other)).toEqual({ kind: 'notFound' })
})

it('finds nothing in a signature with a percent sign that encodes no text', async () => {
  expect(await findMistakes(sortedScheme, get, credentials, 'a%FF=')).toEqual({ kind: 'notFound' })
})

const members = Array.from({ length: 200 }, (_, index) => [`member${(index * 37) % 200}`, index] as const)
const written = (own: typeof members) => JSON.stringify(Object.fromEntries(own))

it.each([
  ['sorted', members.toSorted(([a], [b]) => (a < b ? -1 : 1))],
  ['reversed', members.toReversed()],
  ['with neighbours exchanged', members.toSpliced(70, 2, ...members.slice(70, 72).toReversed())],
] as const)('finds a large body that is signed %s', async (_, own) => {
  const request = { ...post, body: written(members) }
  expect(kindsOf(await findMistakes(sortedScheme, request, credentials, bodyText(written(own))))).toBe('bodyKeyOrder')
})

it('makes no orders of a large body for a search that has stopped', async () => {
  const writing = vi.spyOn(JSON, 'stringify')
  const request = { ...post, body: written(members) }
  await findMistakes(sortedScheme, request, credentials, sorted(''), AbortSignal.abort())
  const count = writing.mock.calls.length
  writing.mockRestore()
  expect(count).toBeLessThan(1000)
})

it.each([5, 12, 13, 200])('tries at most a thousand orders of a body of %d members', (count) => {
  expect([...bodyOrders(written(members.slice(0, count)))].length).toBeLessThan(1000)
})

it('names both hash functions', async () => {
  const wrong = sign(`GET\n/v1/orders\n${list}`, 'base64', secret, 'sha512')
  expect(await findMistakes(sortedScheme, get, credentials, wrong)).toMatchObject({
    mistakes: [{ kind: 'wrongHash', used: 'SHA-512', expected: 'SHA-256' }],
  })
})

it.each(['demo-secret_of-tests-012345', 'five!', 'a-b_c'])(
  'tries the secret %s decoded as programs do',
  async (own) => {
    const wrong = sign(`GET\n/v1/orders\n${list}`, 'base64', Buffer.from(own, 'base64'))
    expect(kindsOf(await findMistakes(sortedScheme, get, { ...credentials, secret: own }, wrong))).toBe('secretDecoded')
  },
)

it('gives the text that was signed', async () => {
  const verdict = await findMistakes(sortedScheme, get, credentials, sorted(`${list}\n`))
  expect(verdict).toMatchObject({ signed: `GET\n/v1/orders\n${list}\n` })
})

it.each(['GET', 'POST'])('signs the parameters of the scheme where a %s was sent with them', async (method) => {
  const sent = `symbol=BTC_USDT&timestamp=${time}&limit=5`
  const request: SignableRequest = {
    ...get,
    ...(method === 'POST'
      ? { method, query: [], body: 'symbol=BTC_USDT&limit=5' }
      : {
          query: [
            ['symbol', 'BTC_USDT'],
            ['limit', '5'],
          ],
        }),
    sentNames: ['symbol', 'timestamp', 'limit', 'signature'],
  }
  expect(await findMistakes(preset('binance', method), request, credentials, sign(sent, 'hex'))).toEqual({
    kind: 'right',
  })
})
