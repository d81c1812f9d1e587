import { credentialIn, demoCredentials, demoSecret } from '../contract/demoCredentials.ts'
import type { RequestPlan } from '../contract/samples.ts'
import type { Credentials, Signing } from '../contract/signing.ts'
import { plainCall, type SentCall, sentCall } from './sentCall.ts'
import { signableOf, timesOf } from './signing/signable.ts'
import { signRequest } from './signing/signRequest.ts'

/** Whether a request goes out with a key. */
export function needsKeys({ signing, credentials }: Pick<RequestPlan, 'signing' | 'credentials'>): boolean {
  return signing !== undefined || credentials.length > 0
}

/** Whether a private key signs a request: a mock in a page has none. */
export function isKeySigned({ signing }: Pick<RequestPlan, 'signing'>): boolean {
  const steps = signing?.steps ?? []
  return steps.some((step) => step.kind === 'sign' || (step.kind === 'jwt' && /^E/.test(step.algorithm)))
}

/** The request as it goes out at a moment: signed, or with its credentials as they are. */
export async function prepareRequest(
  plan: RequestPlan,
  credentials: Credentials | undefined,
  { now, receiveWindow = '' }: { readonly now: number; readonly receiveWindow?: string },
): Promise<SentCall> {
  const { signing } = plan
  if (!credentials) return sentCall(plan)
  if (!signing) return plainCall(plan, ({ variable }) => credentialIn(variable, credentials))
  const request = signableOf(plan, { ...timesOf(signing, now), receiveWindow })
  return sentCall(plan, await signRequest(signing, request, inForm(credentials, signing)))
}

/** The mock's own secret is in the form that a scheme takes it in. */
export function inForm(credentials: Credentials, { secret: form }: Pick<Signing, 'secret'>): Credentials {
  return credentials.secret === demoCredentials.secret ? { ...credentials, secret: demoSecret(form) } : credentials
}

const usualVariables = ['API_KEY', 'API_TOKEN', 'API_CREDENTIALS']

/** Variables of the keys that a request sends as they are, where it has others than the usual one. */
export function namedKeys({ signing, credentials }: Pick<RequestPlan, 'signing' | 'credentials'>): string[] {
  const variables = [...new Set(credentials.map(({ variable }) => variable))]
  return signing || variables.every((variable) => usualVariables.includes(variable)) ? [] : variables
}

/** Kind of a key that goes out as it is: one for the API, a token of a login, or a name with its password. */
export function keyKind({ signing, credentials }: Pick<RequestPlan, 'signing' | 'credentials'>) {
  const sent = credentials.map(({ variable }) => variable)
  if (signing) return 'key'
  if (sent.includes('API_CREDENTIALS')) return 'password'
  return sent.includes('API_KEY') || !sent.includes('API_TOKEN') ? 'key' : 'token'
}
