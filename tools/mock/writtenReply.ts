import { isJsonType } from '../../generator/contract/httpSyntax.ts'
import { jsonText } from './exactIntegers.ts'
import type { MockReply } from './reply.ts'

/** A reply as it goes out. */
interface WrittenReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Nothing for a reply without a body. */
  readonly text?: string
}

/** A reply with its body as text. */
export function writtenReply({ status, headers, body }: MockReply): WrittenReply {
  if (body === undefined) return { status, headers: { ...headers, 'Content-Length': '0' } }
  const type = headers['Content-Type'] ?? 'application/json'
  const text = typeof body === 'string' && !isJsonType(type) ? body : jsonText(body)
  return { status, headers: { 'Content-Type': type, ...headers }, text }
}

/** The path and the query of an address, as they were sent. */
export function splitTarget(url: string): { readonly path: string; readonly query: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}
