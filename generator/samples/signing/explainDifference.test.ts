import { describe, expect, it } from 'vitest'
import { concatenatedScheme as concatenated, sortedScheme as sorted } from '../../../tests/fixtures/signing/schemes.ts'
import type { SignableRequest, Signing } from '../../contract/signing.ts'
import { explainDifference } from './explainDifference.ts'
import { textOf } from './fillTemplate.ts'
import type { Finding } from './finding.ts'
import { runSteps } from './runSteps.ts'

const read: SignableRequest = {
  method: 'GET',
  path: '/v3/trade/orders',
  query: [
    ['symbols', 'BTC,ETH'],
    ['limit', '5'],
    ['note', 'a b'],
  ],
  timestamp: '1767225600123',
}

const write: SignableRequest = {
  method: 'POST',
  path: '/v3/trade/order',
  query: [],
  body: '{"symbol":"BTC_USDT","side":"BUY","px":"1.5"}',
  timestamp: '1767225600123',
}

const readText = 'GET\n/v3/trade/orders\nlimit=5&note=a%20b&signTimestamp=1767225600123&symbols=BTC%2CETH'
const writeText =
  'POST\n/v3/trade/order\nrequestBody={"symbol":"BTC_USDT","side":"BUY","px":"1.5"}&signTimestamp=1767225600123'
const legacyText = '1767225600123GET/v3/trade/orders?symbols=BTC%2CETH&limit=5&note=a%20b'

async function partsOf(signing: Signing, request: SignableRequest) {
  const { parts } = await runSteps(signing, request)
  return parts['signature'] ?? []
}

async function findings(signing: Signing, request: SignableRequest, pasted: string): Promise<Finding[]> {
  return explainDifference(signing, await partsOf(signing, request), pasted)
}

async function kinds(signing: Signing, request: SignableRequest, pasted: string): Promise<string[]> {
  return (await findings(signing, request, pasted)).map(({ kind }) => kind)
}

it('finds nothing wrong with the right text', async () => {
  expect(textOf(await partsOf(sorted, read))).toBe(readText)
  expect(textOf(await partsOf(sorted, write))).toBe(writeText)
  expect(textOf(await partsOf(concatenated, read))).toBe(legacyText)
  expect(await findings(sorted, read, readText)).toEqual([])
})

describe('a request without a body, with sorted parameters', () => {
  it.each([
    ['unsorted', 'symbols=BTC%2CETH&limit=5&note=a%20b&signTimestamp=1767225600123'],
    ['unsorted', 'limit=5&note=a%20b&symbols=BTC%2CETH&signTimestamp=1767225600123'],
    ['notEncoded', 'limit=5&note=a%20b&signTimestamp=1767225600123&symbols=BTC,ETH'],
    ['encodedTwice', 'limit=5&note=a%20b&signTimestamp=1767225600123&symbols=BTC%252CETH'],
    ['plusForSpace', 'limit=5&note=a+b&signTimestamp=1767225600123&symbols=BTC%2CETH'],
    ['encodedLowerCase', 'limit=5&note=a%20b&signTimestamp=1767225600123&symbols=BTC%2cETH'],
    ['encodedDifferently', 'limit=5&%6Eote=a%20b&signTimestamp=1767225600123&symbols=BTC%2CETH'],
    ['parameterMissing', 'note=a%20b&signTimestamp=1767225600123&symbols=BTC%2CETH'],
    ['parameterExtra', 'limit=5&note=a%20b&recvWindow=5000&signTimestamp=1767225600123&symbols=BTC%2CETH'],
    ['parameterDifferent', 'limit=6&note=a%20b&signTimestamp=1767225600123&symbols=BTC%2CETH'],
    ['timestampMissing', 'limit=5&note=a%20b&symbols=BTC%2CETH'],
    ['timestampSeconds', 'limit=5&note=a%20b&signTimestamp=1767225600&symbols=BTC%2CETH'],
    ['timestampDifferent', 'limit=5&note=a%20b&signTimestamp=1767225600999&symbols=BTC%2CETH'],
    ['questionMark', '?limit=5&note=a%20b&signTimestamp=1767225600123&symbols=BTC%2CETH'],
    ['trailingLineFeed', 'limit=5&note=a%20b&signTimestamp=1767225600123&symbols=BTC%2CETH\n'],
    ['whiteSpace', 'limit=5&note=a%20b&signTimestamp=1767225600123&symbols=BTC%2CETH '],
  ])('names %s', async (kind, parameters) => {
    expect(await kinds(sorted, read, `GET\n/v3/trade/orders\n${parameters}`)).toEqual([kind])
  })

  const parameters = readText.split('\n')[2]

  it.each([
    ['lowerCaseMethod', `get\n/v3/trade/orders\n${parameters}`],
    ['methodDifferent', `POST\n/v3/trade/orders\n${parameters}`],
    ['pathPrefix', `GET\n/trade/orders\n${parameters}`],
    ['pathHost', `GET\nhttps://api.example.com/v3/trade/orders\n${parameters}`],
    ['pathHost', `GET\napi.example.com/v3/trade/orders\n${parameters}`],
    ['pathQuery', `GET\n/v3/trade/orders?limit=5\n${parameters}`],
    ['pathSlash', `GET\n/v3/trade/orders/\n${parameters}`],
    ['pathDifferent', `GET\n/v3/trade/order-history\n${parameters}`],
    ['lineFeedMissing', `GET/v3/trade/orders\n${parameters}`],
    ['lineFeedMissing', `GET\n/v3/trade/orders${parameters}`],
    ['lineFeedMissing', `GET /v3/trade/orders\n${parameters}`],
    ['lineFeedExtra', `GET\n\n/v3/trade/orders\n${parameters}`],
    ['carriageReturn', `GET\r\n/v3/trade/orders\r\n${parameters}`],
    ['escapedLineFeed', `GET\\n/v3/trade/orders\\n${parameters}`],
    ['whiteSpace', ` GET\n/v3/trade/orders\n${parameters}`],
  ])('names %s', async (kind, text) => {
    expect(await kinds(sorted, read, text)).toEqual([kind])
  })
})

describe('a request with a body', () => {
  it.each([
    ['bodySpaces', '{"symbol": "BTC_USDT", "side": "BUY", "px": "1.5"}'],
    ['bodySpaces', '{ "symbol": "BTC_USDT", "side": "BUY", "px": "1.5" }'],
    ['bodySpaces', '{\n  "symbol": "BTC_USDT",\n  "side": "BUY",\n  "px": "1.5"\n}'],
    ['bodyKeyOrder', '{"px":"1.5","side":"BUY","symbol":"BTC_USDT"}'],
    ['bodyDifferent', '{"symbol":"BTC_USDT","side":"SELL","px":"1.5"}'],
    ['bodyMissing', ''],
  ])('names %s', async (kind, body) => {
    expect(await kinds(sorted, write, writeText.replace(write.body ?? '', body))).toEqual([kind])
  })

  it('names a missing text of the template', async () => {
    expect(await kinds(sorted, write, writeText.replace('requestBody=', ''))).toEqual(['textMissing'])
  })

  it('names a timestamp in seconds and one that is missing', async () => {
    expect(await kinds(sorted, write, writeText.replace('1767225600123', '1767225600'))).toEqual(['timestampSeconds'])
    expect(await kinds(sorted, write, writeText.replace('1767225600123', ''))).toEqual(['timestampMissing'])
  })
})

describe('a request whose parts are joined without separators', () => {
  it.each([
    ['timestampSeconds', '1767225600GET/v3/trade/orders?symbols=BTC%2CETH&limit=5&note=a%20b'],
    ['timestampMissing', 'GET/v3/trade/orders?symbols=BTC%2CETH&limit=5&note=a%20b'],
    ['lowerCaseMethod', '1767225600123get/v3/trade/orders?symbols=BTC%2CETH&limit=5&note=a%20b'],
    ['pathPrefix', '1767225600123GET/trade/orders?symbols=BTC%2CETH&limit=5&note=a%20b'],
    ['pathHost', '1767225600123GEThttps://api.example.com/v3/trade/orders?symbols=BTC%2CETH&limit=5&note=a%20b'],
    ['questionMark', '1767225600123GET/v3/trade/orderssymbols=BTC%2CETH&limit=5&note=a%20b'],
    ['parameterOrder', '1767225600123GET/v3/trade/orders?limit=5&note=a%20b&symbols=BTC%2CETH'],
    ['notEncoded', '1767225600123GET/v3/trade/orders?symbols=BTC,ETH&limit=5&note=a%20b'],
    ['lineFeedExtra', '1767225600123\nGET/v3/trade/orders?symbols=BTC%2CETH&limit=5&note=a%20b'],
    ['parameterMissing', '1767225600123GET/v3/trade/orders?symbols=BTC%2CETH&limit=5'],
  ])('names %s', async (kind, text) => {
    expect(await kinds(concatenated, read, text)).toEqual([kind])
  })

  it('names a body that was signed but is not sent', async () => {
    expect(await kinds(concatenated, { ...read, query: [] }, '1767225600123GET/v3/trade/orders{}')).toEqual([
      'bodyExtra',
    ])
  })
})

it('names several slips in one text, the first one first', async () => {
  const text = 'get\r\n/v3/trade/orders\r\nsymbols=BTC,ETH&limit=5&note=a%20b&signTimestamp=1767225600\r\n'
  expect((await kinds(sorted, read, text)).toSorted()).toEqual([
    'carriageReturn',
    'lowerCaseMethod',
    'notEncoded',
    'timestampSeconds',
    'trailingLineFeed',
    'unsorted',
  ])
  expect((await kinds(sorted, read, text))[0]).toBe('lowerCaseMethod')
})

it('names a slip in the last part although more stands behind it', async () => {
  const login: SignableRequest = { method: 'GET', path: '/ws', query: [], timestamp: '1767225600' }
  expect(await kinds(sorted, login, 'GET\n/ws\nsignTimestamp=1767225600123\n')).toEqual([
    'timestampDifferent',
    'trailingLineFeed',
  ])
})

it('says where the texts part, what is there and what should be', async () => {
  const text = readText.replace('limit=5', 'limit=6')
  expect(await findings(sorted, read, text)).toEqual([
    { kind: 'parameterDifferent', part: 'sortedQuery', name: 'limit', position: 27, expected: '5', found: '6' },
  ])
})

it('takes a text that has nothing in common for another text', async () => {
  expect(await kinds(sorted, read, '')).not.toEqual([])
  expect((await kinds(sorted, read, 'hello')).length).toBeGreaterThan(0)
})

it('tells milliseconds and numbers from the unit of the scheme', async () => {
  const seconds: Signing = { ...concatenated, timestamp: { unit: 's' } }
  const iso: Signing = { ...concatenated, timestamp: { unit: 'iso' } }
  const rest = 'POST/v3/trade/order{"a":1}'
  const request = { ...write, body: '{"a":1}' }
  expect(await kinds(seconds, { ...request, timestamp: '1767225600' }, `1767225600123${rest}`)).toEqual([
    'timestampMilliseconds',
  ])
  expect(await kinds(iso, { ...request, timestamp: '2026-01-01T00:00:00.000Z' }, `1767225600000${rest}`)).toEqual([
    'timestampFormat',
  ])
})

it('names the body where the text of one of its members differs', async () => {
  const signing: Signing = {
    ...concatenated,
    members: { size: '/px' },
    steps: concatenated.steps.map((step) =>
      step.kind === 'hmac' ? { ...step, canonical: [{ template: '{method}{size}{path}' }] } : step,
    ),
  }
  const [finding] = await findings(signing, write, 'POST2.5/v3/trade/order')
  expect(finding).toMatchObject({ kind: 'bodyDifferent', part: 'size', expected: '1.5', found: '2.5' })
})
