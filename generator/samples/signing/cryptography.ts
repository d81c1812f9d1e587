import type { SecretForm } from '../../contract/signing.ts'
import type { ByteEncoding, HashName, SignatureName, TokenName } from '../../contract/signingStep.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The UTF-8 bytes of a text. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}

/** Bytes as text; base64url has no padding (RFC 4648, section 5). */
export function encodeBytes(bytes: Uint8Array, encoding: ByteEncoding): string {
  if (encoding === 'hex') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return encoding === 'base64' ? base64 : base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The bytes of a secret. Throws if it is not written in `form`. */
export function secretBytes(secret: string, form: SecretForm): Bytes {
  if (form === 'text') return utf8(secret)
  const text = form === 'pem' ? secret.replaceAll(/-----[^-]+-----|\s/g, '') : secret.trim()
  const bytes = form === 'hex' ? fromHex(text) : fromBase64(text)
  if (!bytes || bytes.length === 0) throw new Error(`the secret is not ${formNames[form]}`)
  return bytes
}

const formNames: Readonly<Record<Exclude<SecretForm, 'text'>, string>> = {
  base64: 'base64',
  hex: 'hex',
  pem: 'a private key in PEM',
}

/** The bytes of a base64 text; `undefined` for any other text. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** The bytes of a hex text; `undefined` for any other text. */
export function fromHex(text: string): Bytes | undefined {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return undefined
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** SHA-1 and SHA-2 (FIPS 180-4). */
export async function hash(algorithm: HashName, data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(algorithm, data))
}

/** HMAC (RFC 2104, FIPS 198-1). Rejects for an empty secret. */
export async function hmac(algorithm: HashName, secret: Bytes, data: Bytes): Promise<Bytes> {
  const parameters = { name: 'HMAC', hash: algorithm }
  const key = await crypto.subtle.importKey('raw', secret, parameters, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, data))
}

/** A signature with a private key: see `SignatureName`. Rejects a key of another algorithm. */
export async function sign(algorithm: SignatureName | 'ES256', secret: Bytes, data: Bytes): Promise<Bytes> {
  const { imported, used = imported } = algorithms[algorithm]
  const importing = crypto.subtle.importKey('pkcs8', privateKey(algorithm, secret), imported, false, ['sign'])
  const key = await importing.catch(() => {
    throw new Error(`the secret is no ${algorithm} key`)
  })
  return new Uint8Array(await crypto.subtle.sign(used, key, data))
}

/** Whether a private key made a signature that may be another each time. */
export async function isSigned(
  algorithm: SignatureName | 'ES256',
  secret: Bytes,
  data: Bytes,
  signature: Bytes,
): Promise<boolean> {
  const { imported, used = imported } = algorithms[algorithm]
  const own = await crypto.subtle.importKey('pkcs8', privateKey(algorithm, secret), imported, true, ['sign'])
  const { kty, crv, x, y, n, e } = await crypto.subtle.exportKey('jwk', own)
  const members = Object.entries({ kty, crv, x, y, n, e }).filter(([, value]) => value !== undefined)
  const key = await crypto.subtle.importKey('jwk', Object.fromEntries(members), imported, false, ['verify'])
  return crypto.subtle.verify(used, key, signature, data)
}

interface KeyAlgorithm {
  readonly imported: Parameters<typeof crypto.subtle.importKey>[2]
  readonly used?: Parameters<typeof crypto.subtle.sign>[0]
}

const algorithms: Readonly<Record<SignatureName | 'ES256', KeyAlgorithm>> = {
  Ed25519: { imported: { name: 'Ed25519' } },
  'RSA-PKCS1-SHA-256': { imported: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } },
  'RSA-PSS-SHA-256': { imported: { name: 'RSA-PSS', hash: 'SHA-256' }, used: { name: 'RSA-PSS', saltLength: 32 } },
  // WebCrypto writes r and s side by side, as JSON Web Signature does.
  ES256: { imported: { name: 'ECDSA', namedCurve: 'P-256' }, used: { name: 'ECDSA', hash: 'SHA-256' } },
}

/** Bytes before an Ed25519 seed in PKCS #8 (RFC 8410, section 7). */
const ed25519Prefix = fromHex('302e020100300506032b657004220420') ?? new Uint8Array()

const seedLength = 32

function privateKey(algorithm: SignatureName | 'ES256', secret: Bytes): Bytes {
  if (algorithm !== 'Ed25519' || secret.length !== seedLength) return secret
  return Uint8Array.from([...ed25519Prefix, ...secret])
}

/** Signs the first two parts of a JSON Web Token (RFC 7515, section 5.1). */
export async function signToken(algorithm: TokenName, secret: Bytes, data: Bytes): Promise<Bytes> {
  if (algorithm === 'EdDSA') return sign('Ed25519', secret, data)
  if (algorithm === 'ES256') return sign('ES256', secret, data)
  return hmac(tokenHashes[algorithm], secret, data)
}

const tokenHashes = { HS256: 'SHA-256', HS384: 'SHA-384', HS512: 'SHA-512' } as const
