import { createECDH, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { demoCredentials, demoSecret } from '../../generator/contract/demoCredentials.ts'
import type { Credentials, Signing } from '../../generator/contract/signing.ts'
import type { Verification } from './sentValues.ts'

export { demoCredentials }

export type MockCredentials = Required<Omit<Credentials, 'named'>>

const seed = Buffer.from(demoSecret('base64'), 'base64')

/** The secret that a scheme takes: the given one, or the demo secret in the form of the scheme. */
export function secretOf({ secret: form, steps }: Pick<Signing, 'secret' | 'steps'>, given: string): string {
  if (given !== demoCredentials.secret || form === 'text') return given
  if (form !== 'pem') return demoSecret(form)
  const needs = steps.map((step) => (step.kind === 'sign' || step.kind === 'jwt' ? step.algorithm : ''))
  if (needs.some((name) => name.startsWith('RSA'))) return rsaKey()
  return pem(needs.includes('ES256') ? curveKey() : ed25519Key())
}

/** The seed of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
function ed25519Key(): KeyObject {
  const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

function curveKey(): KeyObject {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(seed)
  const point = curve.getPublicKey()
  const numbers = { x: point.subarray(1, 33), y: point.subarray(33), d: seed }
  const members = Object.entries(numbers).map(([name, bytes]) => [name, bytes.toString('base64url')])
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...Object.fromEntries(members) }, format: 'jwk' })
}

let rsa: string | undefined

/** Another one each time the mock starts: an RSA key is not made of a seed. */
function rsaKey(): string {
  rsa ??= pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
  return rsa
}

function pem(key: KeyObject): string {
  return String(key.export({ format: 'pem', type: 'pkcs8' }))
}

export interface Expected {
  readonly expected?: Pick<Verification, 'canonical' | 'signature' | 'texts'>
}

/**
 * What should have been signed, for who signed something else. The signature comes with it for the demo secret alone: with
 * another one, who can call the server would learn to sign any request with it.
 */
export function expectedOf(
  { canonical, signature, texts }: Verification,
  { secret }: Pick<MockCredentials, 'secret'>,
): Expected {
  if (canonical === undefined) return {}
  const isDemo = secret === demoCredentials.secret && signature !== undefined
  return { expected: { canonical, ...(texts ? { texts } : {}), ...(isDemo ? { signature } : {}) } }
}
