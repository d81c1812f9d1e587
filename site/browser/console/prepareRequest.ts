import type { PlainCredential, RequestPlan } from '../../../generator/contract/samples.ts'
import type { Credentials } from '../../../generator/contract/signing.ts'
import { joined } from '../../../generator/samples/signing/sentRequest.ts'
import { signRequest } from '../../../generator/samples/signing/signRequest.ts'
import { signableOf, timesOf } from '../islands/requestBuilder/signable.ts'
import type { SentCall } from '../islands/requestBuilder/signedCommand.ts'

/** Whether a request goes out with a key. */
export function needsKeys({ signing, credentials }: Pick<RequestPlan, 'signing' | 'credentials'>): boolean {
  return signing !== undefined || credentials.length > 0
}

/** The request as it goes out at a moment: signed, or with its credentials as they are. */
export async function prepareRequest(
  plan: RequestPlan,
  credentials: Credentials | undefined,
  now: number,
): Promise<SentCall> {
  const { method, server, path, query, headers, body, signing } = plan
  const own = body ? [['Content-Type', body.mediaType] as const] : []
  if (signing && credentials) {
    const request = signableOf(plan, { ...timesOf(signing, now), receiveWindow: '' })
    const signed = await signRequest(signing, request, credentials)
    return {
      method,
      url: server + signed.target,
      headers: [...headers, ...own, ...Object.entries(signed.headers)],
      ...(body || signed.body !== '' ? { body: signed.body } : {}),
    }
  }
  const plain = credentials ? plan.credentials.map((each) => [each, sentValue(each, credentials)] as const) : []
  const inPlace = (place: PlainCredential['in']) =>
    plain.flatMap(([each, value]) => (each.in === place ? [[each.name, each.prefix + value] as const] : []))
  const all = [...query, ...inPlace('query')]
  return {
    method,
    url: server + path + (all.length > 0 ? `?${joined(all)}` : ''),
    headers: [...headers, ...own, ...inPlace('header')],
    ...(body ? { body: body.text } : {}),
  }
}

/** Basic credentials are name and password (RFC 7617). */
function sentValue({ variable }: PlainCredential, { key, secret }: Credentials): string {
  if (variable !== 'API_CREDENTIALS') return key
  return btoa(String.fromCharCode(...new TextEncoder().encode(`${key}:${secret}`)))
}
