import type { Signing } from '../../contract/signing.ts'

/**
 * HMAC with SHA-256 (RFC 2104, FIPS 198-1) over the UTF-8 bytes of both texts, written as the scheme says. Rejects for an
 * empty secret.
 */
export async function hmacSha256(
  secret: string | Uint8Array<ArrayBuffer>,
  text: string,
  encoding: Signing['encoding'],
): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = typeof secret === 'string' ? encoder.encode(secret) : secret
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
  return encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))), encoding)
}

function encode(bytes: Uint8Array, encoding: Signing['encoding']): string {
  if (encoding === 'hex') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return btoa(String.fromCharCode(...bytes))
}
