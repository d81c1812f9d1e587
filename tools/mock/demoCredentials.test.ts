import { expect, it } from 'vitest'
import type { SecretForm, Signing } from '../../generator/contract/signing.ts'
import type { SigningStep } from '../../generator/contract/signingStep.ts'
import { signRequest } from '../../generator/samples/signing/signRequest.ts'
import { signedText } from '../../tests/fixtures/signing/schemes.ts'
import { demoCredentials, secretOf } from './demoCredentials.ts'
import { verifySignature } from './verifySignature.ts'

const now = 1_700_000_000_000
const text = { name: 'signature', canonical: [{ template: '{timestamp}{method}{path}' }], encoding: 'base64' } as const
const token = {
  name: 'signature',
  kind: 'jwt',
  header: { kid: '{key}' },
  claims: [{ claims: { iat: '{timestamp}', exp: '{timestamp} + 120000' } }],
} as const

const schemes: readonly (readonly [SecretForm, SigningStep])[] = [
  ['text', { ...text, kind: 'hmac', algorithm: 'SHA-512' }],
  ['base64', { ...text, kind: 'hmac', algorithm: 'SHA-384' }],
  ['hex', { ...text, kind: 'hmac', algorithm: 'SHA-256', encoding: 'base64url' }],
  ['base64', { ...text, kind: 'sign', algorithm: 'Ed25519' }],
  ['hex', { ...text, kind: 'sign', algorithm: 'Ed25519' }],
  ['pem', { ...text, kind: 'sign', algorithm: 'Ed25519' }],
  ['pem', { ...text, kind: 'sign', algorithm: 'RSA-PKCS1-SHA-256' }],
  ['pem', { ...text, kind: 'sign', algorithm: 'RSA-PSS-SHA-256' }],
  ['text', { ...token, algorithm: 'HS512' }],
  ['pem', { ...token, algorithm: 'ES256' }],
  ['pem', { ...token, algorithm: 'EdDSA' }],
]

function schemeOf(secret: SecretForm, step: SigningStep): Signing {
  return {
    ...signedText(),
    secret,
    steps: [step],
    headers: { 'X-Key': '{key}', 'X-Time': '{timestamp}', 'X-Sign': '{signature}' },
  }
}

async function sent(signing: Signing, path: string) {
  const secret = secretOf(signing, demoCredentials.secret)
  const request = { method: 'GET', path, query: [], timestamp: String(now) }
  const { headers } = await signRequest(signing, request, { ...demoCredentials, secret })
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return { method: 'GET', path, query: '', body: '', headers: Object.fromEntries(named) }
}

it.each(schemes)('the demo secret in %s signs with %j, and its own signature is taken', async (form, step) => {
  const signing = schemeOf(form, step)
  const verifier = { ...demoCredentials, secret: secretOf(signing, demoCredentials.secret), now }
  const request = await sent(signing, '/orders')
  expect(verifySignature(signing, request, verifier).reasons).toEqual([])
  const other = await sent(signing, '/trades')
  const wrong = {
    ...request,
    headers: { ...other.headers, 'x-time': step.kind === 'jwt' ? String(now + 1) : String(now) },
  }
  expect(verifySignature(signing, wrong, verifier).reasons).toEqual([
    ...(step.kind === 'jwt'
      ? ['claim iat', 'claim exp less 120000'].map(
          (where) => `The ${where} is "${now}", but the header X-Time is "${now + 1}".`,
        )
      : ['The signature does not belong to this request.']),
  ])
  const last = request.headers['x-sign']?.at(-5) === 'A' ? 'B' : 'A'
  const sign = `${request.headers['x-sign']?.slice(0, -5)}${last}${request.headers['x-sign']?.slice(-4)}`
  const forged = { ...request, headers: { ...request.headers, 'x-sign': sign } }
  expect(verifySignature(signing, forged, verifier).reasons.join()).toMatch(
    /does not belong|is not signed with the secret/,
  )
})

it('a secret that the scheme cannot read is told of', async () => {
  const [form, step] = schemes[5] ?? []
  if (!form || !step) throw new Error('no scheme')
  const signing = schemeOf(form, step)
  const verifier = { ...demoCredentials, secret: 'no key', now }
  const { reasons } = verifySignature(signing, await sent(signing, '/orders'), verifier)
  expect(reasons[0]).toMatch(/^The secret of the mock does not fit the scheme: /)
})

it.each([
  ['header member kid', { kid: 'other' }, { iat: now }, 'The key "other" is not known.'],
  ['claim that is missing', { kid: demoCredentials.key }, {}, 'The claim iat is missing.'],
  [
    'claim that is no number',
    { kid: demoCredentials.key },
    { iat: String(now) },
    'The claim iat is a text, not a number.',
  ],
])('a token is refused for its %s', async (_, header, claims, reason) => {
  const signing = schemeOf('text', { ...token, algorithm: 'HS256' })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const request = await sent(signing, '/orders')
  const own = `${part({ alg: 'HS256', ...header })}.${part(claims)}.c2ln`
  const headers = { ...request.headers, 'x-sign': own, 'x-key': header.kid }
  expect(verifySignature(signing, { ...request, headers }, { ...demoCredentials, now }).reasons).toContain(reason)
})
