import type { Credentials, SignableRequest, Signing } from '../../contract/signing.ts'
import { fromBase64, fromHex, isSigned, secretBytes } from './cryptography.ts'
import { bytesOf, textOf } from './fillTemplate.ts'
import { runSteps } from './runSteps.ts'
import { signRequest } from './signRequest.ts'

/** Mistakes of a signature over the right text. */
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
  | 'secretNotDecoded'
  | 'signedWithKey'
  | 'plainHash'
  | 'otherSecretOrText'

/** The cause of a wrong signature of a request; `undefined` for a right signature. */
export async function explainSignature(
  signing: Signing,
  request: SignableRequest,
  credentials: Credentials,
  signature: string,
): Promise<SignatureFinding | undefined> {
  const { key, secret } = credentials
  const signed = async (changes: Partial<Signing>, other = secret) =>
    (await signRequest({ ...signing, ...changes }, request, { ...credentials, secret: other })).signature
  const right = await signed({})
  if (signature === right || (await isAnotherRight(signing, request, credentials, signature))) return undefined
  if (signature.trim() === right) return 'whiteSpaceAround'
  const attempts = [
    ...(await otherEncodings(signing, signed)),
    ['percentEncoded', encodeURIComponent(right)] as const,
    ...(await otherSecrets(signing, credentials, signed)),
    ...(await attempt('signedWithKey', key !== '', () => signed({ secret: 'text' }, key))),
  ]
  return attempts.find(([, text]) => text === signature)?.[0] ?? 'otherSecretOrText'
}

/** RSA-PSS and ECDSA give another signature each time: the key decides whether this signature is right too. */
async function isAnotherRight(
  signing: Signing,
  request: SignableRequest,
  credentials: Credentials,
  signature: string,
): Promise<boolean> {
  const step = signing.steps.at(-1)
  const algorithm = step && 'algorithm' in step ? step.algorithm : undefined
  if (algorithm !== 'RSA-PSS-SHA-256' && algorithm !== 'ES256') return false
  const { parts } = await runSteps(signing, request, credentials)
  const own = parts[step?.name ?? ''] ?? []
  const written = algorithm === 'ES256' ? signature.slice(textOf(own).length + 1) : signature
  if (algorithm === 'ES256' && !signature.startsWith(`${textOf(own)}.`)) return false
  const bytes = fromHex(written) ?? fromBase64(written.replaceAll('-', '+').replaceAll('_', '/'))
  return (
    bytes !== undefined && isSigned(algorithm, secretBytes(credentials.secret, signing.secret), bytesOf(own), bytes)
  )
}

type Attempt = readonly [SignatureFinding, string]

/** Some slips are impossible with these credentials, such as to read a text as a private key. */
async function attempt(kind: SignatureFinding, isPossible: boolean, sign: () => Promise<string>): Promise<Attempt[]> {
  if (!isPossible) return []
  try {
    return [[kind, await sign()]]
  } catch {
    return []
  }
}

type Sign = (changes: Partial<Signing>, secret?: string) => Promise<string>

/** The right bytes, written in another way. */
async function otherEncodings({ steps }: Signing, signed: Sign): Promise<Attempt[]> {
  const last = steps.at(-1)
  if (!last || last.kind === 'jwt' || last.encoding === undefined) return []
  const written = (encoding: 'hex' | 'base64' | 'base64url') =>
    signed({ steps: [...steps.slice(0, -1), { ...last, encoding }] })
  const [hex, base64, url] = [await written('hex'), await written('base64'), await written('base64url')]
  return [
    last.encoding === 'hex' ? ['base64InsteadOfHex', base64] : ['hexInsteadOfBase64', hex],
    ['upperCaseHex', hex.toUpperCase()],
    ['hexEncodedAsBase64', btoa(hex)],
    ['paddingMissing', base64.replace(/=+$/, '')],
    ['urlSafeBase64', base64.replaceAll('+', '-').replaceAll('/', '_')],
    ['urlSafeBase64', url],
  ]
}

/** Some programs decode a secret that only looks like base64 or hex; others do not decode an encoded secret. */
async function otherSecrets({ secret: form }: Signing, { secret }: Credentials, signed: Sign): Promise<Attempt[]> {
  const isText = form === 'text'
  return [
    ...(await attempt('secretWithWhiteSpace', isText, () => signed({}, `${secret.trim()}\n`))),
    ...(await attempt('secretWithWhiteSpace', isText, () => signed({}, secret.trim()))),
    ...(await attempt('secretDecoded', isText && fromBase64(secret) !== undefined, () => signed({ secret: 'base64' }))),
    ...(await attempt('secretDecoded', isText && fromHex(secret) !== undefined, () => signed({ secret: 'hex' }))),
    ...(await attempt('secretNotDecoded', !isText, () => signed({ secret: 'text' }))),
  ]
}
