import type { RequestPlan } from '../contract/samples.ts'
import { isInBody } from './signing/sentRequest.ts'
import { schemeAdds } from './signingNeeds.ts'

/** The `Content-Type` that a program sets: none where the scheme, the operation or the form itself does. */
export function contentTypeOf(plan: RequestPlan): string | undefined {
  const { body, signing, headers } = plan
  if (body?.parts || !(body || isSchemeForm(plan))) return undefined
  const others = [...headers.map(([name]) => name), ...Object.keys(signing?.headers ?? {})]
  if (others.some((name) => name.toLowerCase() === 'content-type')) return undefined
  return body ? body.mediaType : 'application/x-www-form-urlencoded'
}

/** Whether a request has no body but the parameters of its scheme. */
export function isSchemeForm({ body, signing, method }: Pick<RequestPlan, 'body' | 'signing' | 'method'>): boolean {
  return !body && signing !== undefined && isInBody(signing, method) && schemeAdds(signing)
}

/** Whether a body has a text that can be written and signed; one of files or parts has none. */
export function isTextBody({ body }: Pick<RequestPlan, 'body'>): boolean {
  return body !== undefined && !body.file && !body.parts
}
