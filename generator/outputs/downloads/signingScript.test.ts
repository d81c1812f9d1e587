import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  clock,
  credentialsOf,
  ownRequest,
  readScheme,
  readSigning,
  vectors,
} from '../../../tests/fixtures/signing/readExchanges.ts'
import { readVectors } from '../../../tests/fixtures/signing/readVectors.ts'
import type { Signing } from '../../contract/signing.ts'
import { apiOf } from '../../model/testing.ts'
import { signingScript } from './signingScript.ts'
import { prepare } from './testing.ts'

const sorted = scheme(`
        timestamp: { unit: ms, parameter: signTimestamp }
        receiveWindow: { unit: ms }
        canonical:
          - { when: body, template: "{method}\\n{path}\\nrequestBody={body}&signTimestamp={timestamp}" }
          - { template: "{method}\\n{path}\\n{sortedQuery}" }
        headers: { key: "{key}", signTimestamp: "{timestamp}", signature: "{signature}" }
        optionalHeaders: { signatureVersion: "1", recvWindow: "{receiveWindow}" }`)
const concatenated = scheme(`
        timestamp: { unit: ms }
        canonical: [{ template: "{timestamp}{method}{path}{query}{body}" }]
        headers: { X-KEY: "{key}", X-SIGN: "{signature}", X-TIME: "{timestamp}", X-PASSPHRASE: "{passphrase}" }`)
const inQuery = scheme(
  `
        timestamp: { unit: s, expiresAfter: 60 }
        canonical: [{ template: "{queryString}{body}" }]
        headers: { X-KEY: "{key}" }
        parameters: { expires: "{timestamp}", signature: "{signature}" }`,
  'hex',
)

function scheme(text: string, encoding = 'base64'): Signing {
  const api = apiOf(`info: { title: Orders, version: 1.0.0 }
paths: {}
components:
  securitySchemes:
    key:
      type: apiKey
      in: header
      name: key
      x-signing:
        algorithm: HMAC-SHA256
        encoding: ${encoding}${text}`)
  const signing = api.securitySchemes[0]?.signing
  if (!signing) throw new Error('the scheme cannot be read')
  return signing
}

interface TestRequest {
  readonly method: string
  readonly path: string
  readonly query?: readonly (readonly [string, string, 'off'?])[]
  readonly body?: string
}

/** The request after the script: headers, query and body. */
function sent(
  signing: Signing,
  { method, path, query = [], body }: TestRequest,
  variables: Record<string, string>,
  now = 0,
) {
  const request = {
    method,
    header: [],
    url: {
      raw: '',
      host: ['{{API_URL}}'],
      path: path.split('/').slice(1),
      query: query.map(([key, value, off]) => ({ key, value, ...(off ? { disabled: true as const } : {}) })),
      variable: [],
    },
    ...(body === undefined ? {} : { body: { mode: 'raw' as const, raw: body } }),
  }
  const made = prepare(request, [signingScript(signing, ['API_KEY'])], { variables, now }).sent
  if (!made) throw new Error('the request is skipped')
  return made
}

it('signs with a key that is made in steps', () => {
  const variables = {
    API_URL: 'https://example.amazonaws.com',
    API_KEY: 'AKIDEXAMPLE',
    API_SECRET: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  }
  const now = Date.parse('2015-08-30T12:36:00Z')
  const { headers } = sent(readSigning('schemes/signature-v4.yaml'), { method: 'GET', path: '/' }, variables, now)
  expect(JSON.stringify(headers)).toContain('5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31')
})

it('signs nested members, and numbers as they are written', () => {
  const signing: Signing = {
    ...concatenated,
    steps: [
      {
        ...{ name: 'signature', kind: 'encode', encoding: 'hex' },
        canonical: [{ template: '{bodyQuery}|{nested}' }],
      },
    ],
    members: { nested: '/b' },
    headers: { 'X-SIGN': '{signature}' },
  }
  const body = '{"a":1.50,"b":{"d":[1, "x\\""],"c":true}}'
  const { headers } = sent(signing, { method: 'POST', path: '/', body }, credentials)
  const text = `a=1.50&b=${encodeURIComponent('{"d":[1,"x\\""],"c":true}')}|ctrued1x"`
  expect(JSON.stringify(headers)).toContain(Buffer.from(text).toString('hex'))
})

const credentials = { API_KEY: 'demo', API_SECRET: 's', API_PASSPHRASE: 'pass' }

describe('the script of a collection', () => {
  it.each(readVectors())('gives the known signature: $scheme, $name', (vector) => {
    const { method, path, query = {}, body, timestamp, secret, signature } = vector
    const asked = { method, path, query: Object.entries(query), ...(body === undefined ? {} : { body }) }
    const signing = vector.scheme === 'sorted' ? sorted : concatenated
    const { headers } = sent(signing, asked, { ...credentials, API_SECRET: secret }, Number(timestamp))
    expect(headers['signature'] ?? headers['X-SIGN']).toBe(signature)
  })

  it('sends the headers of the scheme, the optional ones only with a receive window', () => {
    const asked = { method: 'GET', path: '/orders' }
    expect(Object.keys(sent(sorted, asked, credentials).headers)).toEqual(['key', 'signTimestamp', 'signature'])
    expect(sent(sorted, asked, { ...credentials, RECEIVE_WINDOW: '5000' }).headers).toMatchObject({
      recvWindow: '5000',
    })
    expect(sent(concatenated, asked, credentials).headers).toMatchObject({ 'X-KEY': 'demo', 'X-PASSPHRASE': 'pass' })
  })

  it('puts the time and the signature into the query where the scheme says so', () => {
    const { query } = sent(inQuery, { method: 'GET', path: '/orders', query: [['side', 'BUY']] }, credentials, 1_000)
    const signature = createHmac('sha256', 's').update('side=BUY&expires=61').digest('hex')
    expect(query).toBe(`side=BUY&expires=61&signature=${signature}`)
  })

  it('sends what it signs: parameters encoded, those switched off left out, variables filled in', () => {
    const asked = {
      method: 'POST',
      path: '/orders',
      query: [
        ['ids', '{{A}},b'],
        ['limit', '', 'off'],
      ],
      body: '{"id":"{{A}}"}',
    } as const
    const { headers, query, body } = sent(concatenated, asked, { ...credentials, A: 'a' })
    expect({ query, body }).toEqual({ query: 'ids=a%2Cb', body: '{"id":"a"}' })
    const signature = createHmac('sha256', 's').update('0POST/orders?ids=a%2Cb{"id":"a"}').digest('base64')
    expect(headers['X-SIGN']).toBe(signature)
  })

  it('writes the time of a token as a number, and a limit as a later one', () => {
    const claims = [{ claims: { sub: '{key}', nbf: '{timestamp}', exp: '{timestamp} + 120' } }]
    const steps = [{ name: 'token', kind: 'jwt', algorithm: 'HS256', header: {}, claims }] as const
    const signing: Signing = { ...inQuery, timestamp: { unit: 's' }, steps, parameters: { token: '{token}' } }
    const { query } = sent(signing, { method: 'GET', path: '/orders' }, credentials, 5_000)
    const [, payload = ''] = query.replace('token=', '').split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({ sub: 'demo', nbf: 5, exp: 125 })
  })

  it('names a credential that is missing', () => {
    const asked = { method: 'GET', path: '/orders' }
    expect(() => sent(sorted, asked, { API_KEY: 'demo' })).toThrow('Set the variable API_SECRET')
  })

  it('is a block, so that none of its names is one of the sandbox', () => {
    expect(signingScript(sorted, []).slice(1).join('\n')).toMatch(/^\{\n[\s\S]*\n\}$/)
  })

  it.each(vectors.filter(({ exchange }) => exchange !== 'backpack'))(
    'sends the request of another exchange: $exchange, $request.method',
    (vector) => {
      const signing = readScheme(vector)
      const { method, path, query, body, receiveWindow, host = '' } = ownRequest(signing, vector)
      const { key, secret, passphrase, account } = credentialsOf(vector)
      const variables = {
        ...{ API_KEY: key, API_SECRET: secret, API_PASSPHRASE: passphrase, API_ACCOUNT: account },
        ...{ API_URL: `https://${host}`, $guid: clock.uuid },
        ...(receiveWindow === undefined ? {} : { RECEIVE_WINDOW: receiveWindow }),
      }
      const asked = { method, path, query, ...(body === undefined ? {} : { body }) }
      const made = sent(signing, asked, variables, clock.milliseconds)
      const { 'Content-Type': _, ...headers } = vector.request.headers
      expect(made.headers).toMatchObject(headers)
      expect(made.query).toBe(new URL(vector.request.url).search.slice(1))
      expect(made.body ?? null).toBe(vector.request.body)
    },
  )

  it('says in its first line what Postman cannot sign', () => {
    const signing = readScheme({ exchange: 'backpack', request: { method: 'POST', url: '', headers: {}, body: null } })
    expect(signingScript(signing, ['API_KEY'])).toEqual([
      '// Does not sign: Postman has no Ed25519. Use a sample program of the documentation to send this request.',
    ])
  })
})
