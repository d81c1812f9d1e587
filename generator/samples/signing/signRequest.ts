import type { Credentials, SignableRequest, Signing } from '../../contract/signing.ts'
import { canonicalString, joined, parametersBeforeSigning, placeholders } from './canonicalString.ts'
import { fillTemplate } from './fillTemplate.ts'
import { hmacSha256 } from './hmac.ts'

export interface SignedRequest {
  readonly canonical: string
  readonly signature: string
  /** Required headers by name, and those optional ones whose values are known. */
  readonly headers: Readonly<Record<string, string>>
  /** Path and query as they are sent, percent-encoded. */
  readonly target: string
}

/** Signs a request as the scheme describes. Uses WebCrypto, so that it runs in Node and in the browser alike. */
export async function signRequest(
  signing: Signing,
  request: SignableRequest,
  { key, secret, passphrase = '' }: Credentials,
): Promise<SignedRequest> {
  const canonical = canonicalString(signing, request)
  const signature = await hmacSha256(secret, canonical, signing.encoding)
  const values = { ...placeholders(signing, request), key, passphrase, signature }
  const optional = request.receiveWindow === undefined ? {} : windowHeaders(signing)
  const headers = Object.entries({ ...signing.headers, ...optional })
  return {
    canonical,
    signature,
    headers: Object.fromEntries(headers.map(([name, template]) => [name, fillTemplate(template, values)])),
    target: targetOf(signing, request, values),
  }
}

/** The optional headers that carry the receive window. */
function windowHeaders({ optionalHeaders }: Signing): Record<string, string> {
  return Object.fromEntries(Object.entries(optionalHeaders).filter(([, template]) => template === '{receiveWindow}'))
}

function targetOf(signing: Signing, { path, query }: SignableRequest, values: Record<string, string>): string {
  const text = joined([...query, ...parametersBeforeSigning(signing, values)])
  return text === '' ? path : `${path}?${text}`
}
