import { createHmac } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../../tests/fixtures/signing/readVectors.ts'
import type { Signing } from '../../contract/signing.ts'
import { apiOf } from '../../model/testing.ts'
import { signingScript } from './signingScript.ts'

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

interface Asked {
  readonly method: string
  readonly path: string
  readonly query?: readonly (readonly [string, string, 'off'?])[]
  readonly body?: string
}

/** Runs the script as Postman does: gives the headers, the query and the body that are sent. */
function sent(signing: Signing, { method, path, query = [], body }: Asked, variables: Record<string, string>, now = 0) {
  const headers: Record<string, string> = {}
  let parameters = query.map(([key, value, off]) => ({ key, value, disabled: off === 'off' }))
  const request = {
    method,
    body: body === undefined ? undefined : { mode: 'raw', raw: body },
    headers: { upsert: ({ key, value }: { key: string; value: string }) => (headers[key] = value) },
    url: {
      getPath: () => path,
      query: {
        all: () => parameters,
        clear: () => (parameters = []),
        add: (parameter: { key: string; value: string }) => parameters.push({ ...parameter, disabled: false }),
      },
    },
  }
  const replaceIn = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => variables[name] ?? '')
  const pm = { request, variables: { get: (name: string) => variables[name], replaceIn } }
  const require = () => ({
    enc: { Base64: 'base64', Hex: 'hex' },
    HmacSHA256: (text: string, key: string) => ({
      toString: (encoding: 'base64' | 'hex') => createHmac('sha256', key).update(text).digest(encoding),
    }),
  })
  const Clock = class extends Date {
    static override now = () => now
  }
  runInNewContext(signingScript(signing, ['API_KEY']).join('\n'), { pm, require, Date: Clock })
  return { headers, query: parameters.map(({ key, value }) => `${key}=${value}`).join('&'), body: request.body?.raw }
}

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

  it('names a credential that is missing', () => {
    const asked = { method: 'GET', path: '/orders' }
    expect(() => sent(sorted, asked, { API_KEY: 'demo' })).toThrow('Set the variable API_SECRET')
  })

  it('is a block, so that none of its names is one of the sandbox', () => {
    expect(signingScript(sorted, []).slice(1).join('\n')).toMatch(/^\{\n[\s\S]*\n\}$/)
  })
})
