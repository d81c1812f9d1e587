import { expect, it } from 'vitest'
import { readScheme, readSigning, vectors } from '../../../tests/fixtures/signing/readExchanges.ts'
import { signedText } from '../../../tests/fixtures/signing/schemes.ts'
import { signingOutline } from './signingOutline.ts'

function outlineOf(exchange: string, method = 'POST') {
  const vector = vectors.find((one) => one.exchange === exchange && one.request.method === method)
  if (!vector) throw new Error('no vector')
  return signingOutline(readScheme(vector))
}

it('tells the steps in their order, what they take and how they are written', () => {
  expect(outlineOf('kraken')).toEqual({
    steps: [
      {
        name: 'bodyHash',
        does: { kind: 'hash', algorithm: 'SHA-256', secret: 'base64', key: '', written: 'bytes' },
        cases: [{ when: 'always', lines: ['{nonce}{body}'] }],
      },
      {
        name: 'signature',
        does: { kind: 'hmac', algorithm: 'SHA-512', secret: 'base64', key: '', written: 'base64' },
        cases: [{ when: 'always', lines: ['{path}{bodyHash}'] }],
      },
    ],
    names: [{ name: 'nonce', form: 'ms' }],
    sent: [
      { place: 'header', name: 'API-Key', value: '{key}' },
      { place: 'header', name: 'API-Sign', value: '{signature}' },
      { place: 'body', name: 'nonce', value: '{nonce}' },
    ],
  })
})

it('tells the claims of a token for each kind of request', () => {
  const [hash, token] = outlineOf('upbit').steps
  expect(hash?.cases.map(({ when }) => when)).toEqual(['body', 'query'])
  expect(token?.cases.map(({ when }) => when)).toEqual(['body', 'query', 'otherwise'])
  expect(token?.cases[2]?.lines).toEqual(['access_key: {key}', 'nonce: {nonce}'])
})

it('tells a plain HMAC as one step, line feeds shown', () => {
  const { steps, names } = signingOutline(signedText({ template: '{timestamp}\n{path}' }))
  expect(steps.map(({ cases }) => cases)).toEqual([[{ when: 'always', lines: ['{timestamp}\\n{path}'] }]])
  expect(names).toEqual([{ name: 'timestamp', form: 'ms' }])
})

it('tells the frame of a login, the request it is signed as, and the names in it', () => {
  const login = { method: 'GET', path: '/realtime', frame: { op: 'auth', args: ['{key}', '{nonce}', '{signature}'] } }
  const { names, sent } = signingOutline({ ...signedText({ template: '{method}{path}' }), nonce: 'hex', login })
  expect(sent).toEqual([
    { place: 'login', name: 'GET /realtime', value: '{"op":"auth","args":["{key}","{nonce}","{signature}"]}' },
  ])
  expect(names).toEqual([{ name: 'nonce', form: 'hex' }])
})

it('tells the key of a step that has another than the secret', () => {
  const { steps, names } = signingOutline(readSigning('schemes/signature-v4.yaml'))
  const keys = steps.map(({ does: { secret, key } }) => [secret, key])
  expect(keys.slice(2, 4)).toEqual([
    ['key', 'AWS4{secret}'],
    ['key', '{dayKey}'],
  ])
  expect(names).toContainEqual({ name: 'timestamp', form: 'isoBasic' })
  expect(names).toContainEqual({ name: 'day', form: '' })
})
