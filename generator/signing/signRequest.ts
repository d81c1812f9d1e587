import type { Credentials, SignableRequest, Signing } from '../contract/signing.ts'
import { canonicalString, placeholders } from './canonicalString.ts'
import { fillTemplate } from './fillTemplate.ts'

export interface SignedRequest {
  readonly canonical: string
  readonly signature: string
  /** Required headers by name. */
  readonly headers: Readonly<Record<string, string>>
}

/** Signs a request as the scheme describes. Uses WebCrypto, so that it runs in Node and in the browser alike. */
export async function signRequest(
  signing: Signing,
  request: SignableRequest,
  { key, secret, passphrase = '' }: Credentials,
): Promise<SignedRequest> {
  const canonical = canonicalString(signing, request)
  const signature = encode(await hmacSha256(secret, canonical), signing.encoding)
  const values = { ...placeholders(signing, request), key, passphrase, signature }
  const headers = Object.entries(signing.headers).map(([name, template]) => [name, fillTemplate(template, values)])
  return { canonical, signature, headers: Object.fromEntries(headers) }
}

/** HMAC with SHA-256 (RFC 2104, FIPS 198-1) over the UTF-8 bytes of both texts. */
async function hmacSha256(secret: string, text: string): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

function encode(bytes: Uint8Array, encoding: Signing['encoding']): string {
  if (encoding === 'hex') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return btoa(String.fromCharCode(...bytes))
}
