import {
  constants,
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  type SignKeyObjectInput,
  sign,
  verify,
} from 'node:crypto'
import { demoSecret } from '../../../generator/contract/demoCredentials.ts'
import type { Cryptography, KeyAlgorithm } from './cryptography.ts'

/** Cryptography by Node. */
export const cryptography: Cryptography = {
  hash: (algorithm, bytes) => createHash(algorithm.replace('-', '')).update(bytes).digest(),
  hmac: (algorithm, key, bytes) => createHmac(algorithm.replace('-', ''), key).update(bytes).digest(),
  sign: (algorithm, bytes, secret) => sign(digestOf(algorithm), bytes, optionsOf(algorithm, privateKey(secret))),
  verify: (algorithm, bytes, secret, signature) =>
    verify(digestOf(algorithm), bytes, optionsOf(algorithm, createPublicKey(privateKey(secret))), signature),
  demoKey(algorithms) {
    if (algorithms.some((name) => name.startsWith('RSA'))) return rsaKey()
    return pem(algorithms.includes('ES256') ? curveKey() : privateKey(seed))
  },
}

function digestOf(algorithm: KeyAlgorithm): string | null {
  return algorithm.startsWith('Ed') ? null : 'SHA256'
}

function optionsOf(algorithm: KeyAlgorithm, key: KeyObject): SignKeyObjectInput {
  if (algorithm === 'RSA-PSS-SHA-256') return { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
  return algorithm === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' } : { key }
}

/** The beginning of an Ed25519 key in PKCS #8 (RFC 8410, section 7); its seed follows. */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A key in PKCS #8, or the seed of an Ed25519 key. */
function privateKey(secret: Uint8Array): KeyObject {
  const key = secret.length === 32 ? Buffer.concat([beforeSeed, secret]) : Buffer.from(secret)
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

const seed = Buffer.from(demoSecret('base64'), 'base64')

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
