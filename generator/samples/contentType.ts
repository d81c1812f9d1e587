import type { RequestPlan } from '../contract/samples.ts'

/** The `Content-Type` that a program sets: none where the scheme, the operation or the form itself does. */
export function contentTypeOf({ body, signing, headers }: RequestPlan): string | undefined {
  if (!body || body.parts) return undefined
  const others = [...headers.map(([name]) => name), ...Object.keys(signing?.headers ?? {})]
  return others.some((name) => name.toLowerCase() === 'content-type') ? undefined : body.mediaType
}

/** Whether a body has a text that can be written and signed; one of files or parts has none. */
export function isTextBody({ body }: Pick<RequestPlan, 'body'>): boolean {
  return body !== undefined && !body.file && !body.parts
}
