import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Signing } from '../../generator/contract/signing.ts'
import { readSigning } from '../../tests/fixtures/signing/readExchanges.ts'
import { readVectors } from '../../tests/fixtures/signing/readVectors.ts'
import {
  concatenatedScheme as concatenated,
  inHex,
  signedText,
  sortedScheme as sorted,
} from '../../tests/fixtures/signing/schemes.ts'
import type { ReceivedRequest } from './sentValues.ts'
import { sorted as venueScheme } from './testing.ts'
import { verifySignature } from './verifySignature.ts'

describe('signatures that are known to be right', () => {
  it.each(readVectors())(
    '$scheme: $name',
    ({ scheme, secret, method, path, query = {}, body = '', timestamp, canonical, signature }) => {
      const pairs = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='))
      const headers = { key: 'demo', signtimestamp: timestamp, signature }
      const request = { method, path, query: pairs.join('&'), headers, body }
      const credentials = { key: 'demo', secret, now: Number(timestamp) }
      expect(verifySignature(scheme === 'sorted' ? sorted : concatenated, request, credentials)).toEqual({
        reasons: [],
        canonical,
        signature,
      })
    },
  )
})

it('takes a signature whose key is made in steps, and no other', () => {
  const signature = '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'
  const scope = '20150830/us-east-1/service/aws4_request'
  const headersWith = (own: string) => ({
    host: 'example.amazonaws.com',
    'x-amz-date': '20150830T123600Z',
    authorization: `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/${scope}, SignedHeaders=host;x-amz-date, Signature=${own}`,
  })
  const verified = (own: string) =>
    verifySignature(
      readSigning('schemes/signature-v4.yaml'),
      { method: 'GET', path: '/', query: '', body: '', headers: headersWith(own) },
      {
        key: 'AKIDEXAMPLE',
        secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
        now: Date.parse('2015-08-30T12:36:00Z'),
      },
    )
  expect(verified(signature)).toMatchObject({ reasons: [], signature })
  expect(verified(signature.replace('5', '6')).reasons).toEqual([
    'The signature does not belong to this request: the step "signature" gives another one than the header Authorization.',
  ])
})

it.each([
  [
    '{"a":1.50,"b":{"d":[1, "x"],"c":1e-07}}',
    'a=1.50&b=%7B%22d%22%3A%5B1%2C%22x%22%5D%2C%22c%22%3A1e-07%7D|c1e-07d1x|',
  ],
  ['{"a":"1"}', 'a=1||'],
  ['a=1', 'a=1||'],
])('reads the members of %s', (body, canonical) => {
  const signing = {
    ...signedText({ template: '{bodyQuery}|{nested}|{absent}' }),
    members: { nested: '/b', absent: '/b/c/d' },
    headers: { 'X-Sign': '{signature}' },
  }
  const headers = { 'x-sign': createHmac('sha256', 's').update(canonical).digest('base64') }
  const verified = verifySignature(signing, { method: 'POST', path: '/', query: '', headers, body }, credentials)
  expect(verified).toMatchObject({ reasons: [], canonical })
})

const credentials = { key: 'k', secret: 's', now: 1_700_000_000_000 }

function request(parts: Partial<ReceivedRequest> = {}): ReceivedRequest {
  const own = { method: 'GET', path: '/own', query: 'b=2&a=1', body: '', headers: {}, ...parts }
  const canonical = `GET\n/own\na=1&b=2&time=1700000000000`
  const signature = createHmac('sha256', 's').update(canonical).digest('base64')
  return { ...own, headers: { 'x-key': 'k', 'x-time': '1700000000000', 'x-sign': signature, ...parts.headers } }
}

function reasons(parts: Partial<ReceivedRequest>, now = credentials.now): readonly string[] {
  return verifySignature(venueScheme, request(parts), { ...credentials, now }).reasons
}

describe('verifySignature', () => {
  it('takes a request that is signed as the scheme says', () => {
    expect(reasons({})).toEqual([])
    expect(reasons({ headers: { 'x-method': 'HmacSHA256', 'x-window': '9000' } }, credentials.now + 8000)).toEqual([])
  })

  it.each([
    ['The header X-Sign is missing.', { headers: { 'x-sign': undefined } }],
    ['The header X-Time is missing.', { headers: { 'x-time': undefined } }],
    ['The key "other" is not known.', { headers: { 'x-key': 'other' } }],
    ['The header X-Method is "MD5", not "hmacSHA256".', { headers: { 'x-method': 'MD5' } }],
    ['The receive window 60000 is larger than 10000 ms.', { headers: { 'x-window': '60000' } }],
    ['The signature does not belong to this request.', { query: 'b=2&a=3' }],
    ['The signature does not belong to this request.', { headers: { 'x-sign': 'bm8=' } }],
  ])('says: %s', (reason, parts) => {
    expect(reasons(parts)).toEqual([reason])
  })

  it('names what should have been signed', () => {
    const { canonical } = verifySignature(venueScheme, request({ query: 'b=2&a=%2C+x' }), credentials)
    expect(canonical).toBe('GET\n/own\na=%2C%2Bx&b=2&time=1700000000000')
  })

  it.each(['constructor', '__proto__', 'toString'])('takes a parameter named %s as any other', (name) => {
    expect(reasons({ query: `a=1&${name}=2` })).toEqual(['The signature does not belong to this request.'])
  })

  it('holds a request against the clock', () => {
    expect(reasons({}, credentials.now + 5001)).toEqual([
      'The timestamp is 5001 ms old: the receive window is 5000 ms.',
    ])
    expect(reasons({}, credentials.now - 1001)).toEqual([
      "The timestamp is 1001 ms ahead of the server's clock: at most 1000 ms are taken.",
    ])
    const strict = { ...venueScheme, timestamp: { ...venueScheme.timestamp, maxBehind: 1000 } }
    expect(verifySignature(strict, request(), { ...credentials, now: credentials.now + 1001 }).reasons).toEqual([
      "The timestamp is 1001 ms behind the server's clock: at most 1000 ms are taken.",
    ])
    const seconds = reasons({ headers: { 'x-time': '1700000000' } })
    expect(seconds[0]).toBe('The timestamp "1700000000" is not a time in milliseconds since 1970.')
  })

  it('reads a signature from the query, where it is not signed itself', () => {
    const scheme: Signing = {
      ...inHex(signedText({ template: '{queryString}\n{body}' })),
      timestamp: { unit: 's', expiresAfter: 30 },
      parameters: { expires: '{timestamp}', signature: '{signature}' },
    }
    const query = 'a=b%20c&expires=1700000030'
    const signature = createHmac('sha256', 's').update(`${query}\n`).digest('hex')
    const own = { method: 'GET', path: '/', query: `${query}&signature=${signature}`, headers: {}, body: '' }
    expect(verifySignature(scheme, own, credentials)).toEqual({ reasons: [], canonical: `${query}\n`, signature })
    expect(verifySignature(scheme, own, { ...credentials, now: 1_700_000_031_000 }).reasons).toEqual([
      'The request expired 1000 ms ago.',
    ])
  })
})
