import type { Signing } from '../contract/signing.ts'

/** HMAC with SHA-256 (RFC 2104, FIPS 198-1) over the UTF-8 bytes of both texts, written as the scheme says. */
export async function hmacSha256(secret: string, text: string, encoding: Signing['encoding']): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))), encoding)
}

function encode(bytes: Uint8Array, encoding: Signing['encoding']): string {
  if (encoding === 'hex') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return btoa(String.fromCharCode(...bytes))
}
