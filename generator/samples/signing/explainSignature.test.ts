import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { inHex, signedText } from '../../../tests/fixtures/signing/schemes.ts'
import { explainSignature } from './explainSignature.ts'

const signing = signedText({ template: '{timestamp}{method}{path}' })
const request = { method: 'GET', path: '/time', query: [], timestamp: '1767225600123' }
const text = '1767225600123GET/time'
const credentials = { key: 'demo-key', secret: 'c2VjcmV0LXNlY3JldA==' }

function hmac(key: string | Buffer, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(text).digest(encoding)
}

const right = hmac(credentials.secret, 'base64')

it.each([
  [undefined, right],
  ['hexInsteadOfBase64', hmac(credentials.secret, 'hex')],
  ['upperCaseHex', hmac(credentials.secret, 'hex').toUpperCase()],
  ['hexEncodedAsBase64', btoa(hmac(credentials.secret, 'hex'))],
  ['paddingMissing', right.replace('=', '')],
  ['percentEncoded', encodeURIComponent(right)],
  ['whiteSpaceAround', `${right}\n`],
  ['secretWithWhiteSpace', hmac(`${credentials.secret}\n`, 'base64')],
  ['secretDecoded', hmac(Buffer.from(credentials.secret, 'base64'), 'base64')],
  ['signedWithKey', hmac(credentials.key, 'base64')],
  ['otherSecretOrText', hmac('another secret', 'base64')],
])('finds %s', async (kind, signature) => {
  expect(await explainSignature(signing, request, credentials, signature)).toBe(kind)
})

it('finds base64 where the scheme writes hexadecimal', async () => {
  const hex = inHex(signing)
  expect(await explainSignature(hex, request, credentials, hmac(credentials.secret, 'hex'))).toBe(undefined)
  expect(await explainSignature(hex, request, credentials, right)).toBe('base64InsteadOfHex')
})
