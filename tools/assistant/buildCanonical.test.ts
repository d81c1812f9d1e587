import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readTokenApi } from '../../tests/fixtures/signing/readExchanges.ts'
import { signedText } from '../../tests/fixtures/signing/schemes.ts'
import { buildCanonical } from './buildCanonical.ts'
import type { Documentation } from './documentation.ts'
import { venue } from './testing.ts'

const [current, old] = venue.apis
const [scheme] = current?.securitySchemes ?? []
if (!current || !old || !scheme?.signing) throw new Error('the venue has two APIs and a scheme')
const signing = { ...scheme.signing, steps: signedText({ template: '{timestamp}{path}' }).steps }
const servers = [{ url: 'https://api.venue.example/base/', variables: [] }]
const operations = old.operations.map((operation) => ({ ...operation, servers }))
/** Two APIs that sign in different ways. */
const both: Documentation = {
  ...venue,
  apis: [current, { ...old, operations, securitySchemes: [{ ...scheme, signing }] }],
}

test.each([
  ['POST', '/orders', 'POST\n/orders\n{}'],
  ['get', '/orders/7', 'GET\n/orders/7\ntime=1700000000'],
  ['POST', '/v1/orders', '1700000000/v1/orders'],
  ['POST', '/base/v1/orders', '1700000000/base/v1/orders'],
])('the API that alone has %s %s says how it is signed', async (method, path, canonical) => {
  const body = method === 'POST' ? { body: '{}' } : {}
  const request = { purpose: 'request' as const, method, path, timestamp: '1700000000', ...body }
  expect(await buildCanonical(both, request, 0)).toMatchObject({ kind: 'found', value: { canonical } })
})

test.each([
  ['GET', '/orders'],
  ['POST', '/orders/7/8'],
  ['GET', '/orders/'],
])('where no API has %s %s, the caller has to say which is meant', async (method, path) => {
  expect(await buildCanonical(both, { purpose: 'request', method, path }, 0)).toMatchObject({
    kind: 'refused',
    reason: 'There are several ways to sign it.',
  })
})

test('a scheme of several steps is answered step by step, bytes as hex', async () => {
  const request = { purpose: 'request' as const, method: 'POST', path: '/0/private/AddOrder', body: 'pair=XBTUSD' }
  const times = { timestamp: '1735689600123', nonce: '1735689600123' }
  const kraken: Documentation = { ...venue, apis: [readTokenApi('kraken')] }
  const bytes = createHash('sha256').update('1735689600123nonce=1735689600123&pair=XBTUSD').digest('hex')
  expect(await buildCanonical(kraken, { ...request, ...times }, 0)).toMatchObject({
    kind: 'found',
    value: {
      canonical: `/0/private/AddOrder${bytes}`,
      parts: [
        { placeholder: 'path', text: '/0/private/AddOrder' },
        { placeholder: 'bodyHash', text: bytes },
      ],
      steps: [
        { name: 'bodyHash', text: '1735689600123nonce=1735689600123&pair=XBTUSD' },
        { name: 'signature', text: `/0/private/AddOrder${bytes}` },
      ],
      nonce: '1735689600123',
      secret: 'base64',
      leadingParameters: { nonce: '{nonce}' },
      parametersIn: 'body',
    },
  })
})
