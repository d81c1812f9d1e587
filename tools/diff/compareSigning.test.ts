import { expect, it } from 'vitest'
import { apiOf } from '../../generator/model/testing.ts'
import { compareReferences } from './compareReferences.ts'

const kraken = `info: { title: Exchange, version: 1.0.0 }
security: [{ signed: [] }]
paths:
  /orders:
    post:
      operationId: placeOrder
      x-signing-values: { instruction: placeOrder }
      responses: { '200': { description: Done. } }
components:
  securitySchemes:
    signed:
      type: apiKey
      in: header
      name: API-Key
      x-signing:
        secret: base64
        timestamp: { unit: ms }
        nonce: ms
        parametersIn: body
        leadingParameters: { nonce: '{nonce}' }
        parameters: { account: main, mode: '1' }
        headers: { API-Key: '{key}', API-Sign: '{signature}' }
        steps:
          bodyHash: { hash: SHA-256, text: '{nonce}{body}' }
          signature: { hmac: SHA-512, text: '{instruction}{path}{bodyHash}', encoding: base64 }
`

it.each([
  ['another secret', 'secret: base64', 'secret: hex', ['breaking secret: base64 → hex']],
  ['another nonce', 'nonce: ms\n', 'nonce: uuid\n', ['breaking nonce: ms → uuid']],
  ['no nonce any more', '        nonce: ms\n', '', ['additive nonce: ms → ']],
  ['another hash', 'hash: SHA-256', 'hash: SHA-512', ['breaking steps.bodyHash.algorithm: SHA-256 → SHA-512']],
  [
    'another text',
    "'{nonce}{body}'",
    "'{body}{nonce}'",
    ['breaking steps.bodyHash.text: {nonce}{body} → {body}{nonce}'],
  ],
  ['another encoding', 'encoding: base64', 'encoding: hex', ['breaking steps.signature.encoding: base64 → hex']],
  ['a signature of bytes', ', encoding: base64', '', ['breaking steps.signature.encoding: base64 → ']],
  ['a header that goes', "API-Key: '{key}', ", '', ['breaking headers.API-Key: {key} → ']],
  ['parameters in the query', 'parametersIn: body', 'parametersIn: query', ['breaking parametersIn: body → query']],
  [
    'another order of what is signed',
    "{ account: main, mode: '1' }",
    "{ mode: '1', account: main }",
    ['breaking order of parameters: nonce, …, account, mode → nonce, …, mode, account'],
  ],
  ['a parameter that goes', ", mode: '1'", '', ['breaking parameters.mode: 1 → ']],
  [
    'another value of an operation',
    'instruction: placeOrder',
    'instruction: orderExecute',
    ['breaking x-signing-values.instruction: placeOrder → orderExecute'],
  ],
])('tells %s', (_, before, after, told) => {
  expect(kraken).toContain(before)
  const changes = compareReferences({ apis: [apiOf(kraken)] }, { apis: [apiOf(kraken.replace(before, after))] })
  expect(
    changes.map((change) => `${change.class} ${change.item}: ${change.before ?? ''} → ${change.after ?? ''}`),
  ).toEqual(told)
})

it('tells a step that is new, and the one whose result is the signature now', () => {
  const more = `${kraken}          written: { encode: hex, text: '{signature}' }\n`
  const changes = compareReferences({ apis: [apiOf(kraken)] }, { apis: [apiOf(more)] })
  expect(changes.map(({ item }) => item)).toEqual(['steps.written', 'signature'])
})
