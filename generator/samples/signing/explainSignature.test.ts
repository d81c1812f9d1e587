import { createHmac, generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { inHex, signedText } from '../../../tests/fixtures/signing/schemes.ts'
import type { Signing } from '../../contract/signing.ts'
import { explainSignature } from './explainSignature.ts'
import { signRequest } from './signRequest.ts'

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

it('finds a missing padding where both alphabets of base64 are the same', async () => {
  const keys = Array.from({ length: 99 }, (_, index) => `secret ${index}`)
  const secret = keys.find((own) => !/[+/]/.test(hmac(own, 'base64'))) ?? ''
  const signature = hmac(secret, 'base64').replace('=', '')
  expect(await explainSignature(signing, request, { ...credentials, secret }, signature)).toBe('paddingMissing')
})

it('finds base64 where the scheme writes hexadecimal', async () => {
  const hex = inHex(signing)
  expect(await explainSignature(hex, request, credentials, hmac(credentials.secret, 'hex'))).toBe(undefined)
  expect(await explainSignature(hex, request, credentials, right)).toBe('base64InsteadOfHex')
})

it('misses the decoding of a secret that the scheme decodes', async () => {
  const decoding = { ...signing, secret: 'base64' } as const
  const secret = Buffer.from(credentials.secret, 'base64')
  expect(await explainSignature(decoding, request, credentials, hmac(secret, 'base64'))).toBe(undefined)
  expect(await explainSignature(decoding, request, credentials, right)).toBe('secretNotDecoded')
  await expect(explainSignature(decoding, request, { ...credentials, secret: 'no base64!' }, right)).rejects.toThrow(
    'the secret is not base64',
  )
})

it.each([
  ['RSA-PSS-SHA-256', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey],
  ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey],
] as const)('takes any right signature of %s, which gives another each time', async (algorithm, key) => {
  const secret = String(key.export({ format: 'pem', type: 'pkcs8' }))
  const own: Signing = {
    ...signing,
    secret: 'pem',
    steps:
      algorithm === 'ES256'
        ? [{ name: 'signature', kind: 'jwt', algorithm, header: {}, claims: [{ claims: { at: '{timestamp}' } }] }]
        : [{ ...signing.steps[0], kind: 'sign', algorithm }],
  }
  const { signature } = await signRequest(own, request, { key: 'k', secret })
  expect((await signRequest(own, request, { key: 'k', secret })).signature).not.toBe(signature)
  expect(await explainSignature(own, request, { key: 'k', secret }, signature)).toBe(undefined)
  const other = { ...request, timestamp: '1767225600124' }
  expect(await explainSignature(own, other, { key: 'k', secret }, signature)).toBe('otherSecretOrText')
})
