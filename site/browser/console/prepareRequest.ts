import type { PlainCredential, RequestPlan } from '../../../generator/contract/samples.ts'
import type { Credentials } from '../../../generator/contract/signing.ts'
import { signRequest } from '../../../generator/samples/signing/signRequest.ts'
import { plainCall, type SentCall, sentCall } from '../islands/requestBuilder/sentCall.ts'
import { signableOf, timesOf } from '../islands/requestBuilder/signable.ts'

/** Whether a request goes out with a key. */
export function needsKeys({ signing, credentials }: Pick<RequestPlan, 'signing' | 'credentials'>): boolean {
  return signing !== undefined || credentials.length > 0
}

/** The request as it goes out at a moment: signed, or with its credentials as they are. */
export async function prepareRequest(
  plan: RequestPlan,
  credentials: Credentials | undefined,
  { now, receiveWindow = '' }: { readonly now: number; readonly receiveWindow?: string },
): Promise<SentCall> {
  const { signing } = plan
  if (!credentials) return sentCall(plan)
  if (!signing) return plainCall(plan, (each) => sentValue(each, credentials))
  const request = signableOf(plan, { ...timesOf(signing, now), receiveWindow })
  return sentCall(plan, await signRequest(signing, request, credentials))
}

/** Basic credentials are name and password (RFC 7617). */
function sentValue({ variable }: PlainCredential, { key, secret }: Credentials): string {
  if (variable !== 'API_CREDENTIALS') return key
  return btoa(String.fromCharCode(...new TextEncoder().encode(`${key}:${secret}`)))
}
