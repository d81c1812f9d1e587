import type { RequestPlan } from '../contract/samples.ts'

/** The `Content-Type` that a program sets: none where the scheme or the operation does, or the boundary is not known yet. */
export function contentTypeOf({ body, signing, headers }: RequestPlan): string | undefined {
  if (!body || isFileForm({ body })) return undefined
  const others = [...headers.map(([name]) => name), ...Object.keys(signing?.headers ?? {})]
  return others.some((name) => name.toLowerCase() === 'content-type') ? undefined : body.mediaType
}

/** A form with files: its body is left to the reader. */
export function isFileForm({ body }: Pick<RequestPlan, 'body'>): boolean {
  return body?.mediaType.startsWith('multipart/') ?? false
}
