import type { Credentials, SignableRequest, Signing } from '../../contract/signing.ts'
import { canonicalString } from './canonicalString.ts'
import { hmacSha256 } from './hmac.ts'

/** How a signature over the right text can still be wrong. */
export type SignatureFinding =
  | 'hexInsteadOfBase64'
  | 'base64InsteadOfHex'
  | 'hexEncodedAsBase64'
  | 'upperCaseHex'
  | 'urlSafeBase64'
  | 'paddingMissing'
  | 'percentEncoded'
  | 'whiteSpaceAround'
  | 'secretWithWhiteSpace'
  | 'secretDecoded'
  | 'signedWithKey'
  | 'otherSecretOrText'

/** What is wrong with a signature, given the credentials and the request it is for; `undefined` when it is right. */
export async function explainSignature(
  signing: Signing,
  request: SignableRequest,
  { key, secret }: Credentials,
  signature: string,
): Promise<SignatureFinding | undefined> {
  const canonical = canonicalString(signing, request)
  const right = await hmacSha256(secret, canonical, signing.encoding)
  if (signature === right) return undefined
  const hex = await hmacSha256(secret, canonical, 'hex')
  const base64 = await hmacSha256(secret, canonical, 'base64')
  const other = signing.encoding === 'base64' ? hex : base64
  const attempts: [SignatureFinding, string][] = [
    [signing.encoding === 'base64' ? 'hexInsteadOfBase64' : 'base64InsteadOfHex', other],
    ['upperCaseHex', hex.toUpperCase()],
    ['hexEncodedAsBase64', btoa(hex)],
    ['urlSafeBase64', base64.replaceAll('+', '-').replaceAll('/', '_')],
    ['urlSafeBase64', base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')],
    ['paddingMissing', base64.replace(/=+$/, '')],
    ['percentEncoded', encodeURIComponent(right)],
    ['secretWithWhiteSpace', await hmacSha256(`${secret.trim()}\n`, canonical, signing.encoding)],
    ['secretWithWhiteSpace', await hmacSha256(secret.trim(), canonical, signing.encoding)],
    ...(await decodedSecrets(secret, canonical, signing.encoding)),
  ]
  if (key !== '') attempts.push(['signedWithKey', await hmacSha256(key, canonical, signing.encoding)])
  if (signature.trim() === right) return 'whiteSpaceAround'
  return attempts.find(([, attempt]) => attempt === signature)?.[0] ?? 'otherSecretOrText'
}

/** Some read a secret that looks like base64 or hex as the bytes it would stand for. */
async function decodedSecrets(
  secret: string,
  text: string,
  encoding: Signing['encoding'],
): Promise<[SignatureFinding, string][]> {
  const found: [SignatureFinding, string][] = []
  for (const bytes of [fromBase64(secret), fromHex(secret)]) {
    if (bytes && bytes.length > 0) found.push(['secretDecoded', await hmacSha256(bytes, text, encoding)])
  }
  return found
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return undefined
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
