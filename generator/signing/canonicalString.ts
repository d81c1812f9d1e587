import type { SignableRequest, Signing } from '../contract/signing.ts'
import { fillTemplate } from './fillTemplate.ts'

/** The text that is signed: the scheme's template with the request filled in. Throws when no rule of the scheme applies. */
export function canonicalString(signing: Signing, request: SignableRequest): string {
  const hasBody = request.body !== undefined && request.body !== ''
  const rule = signing.canonical.find(({ when }) => when === undefined || (when === 'body' && hasBody))
  if (!rule) throw new Error(`the scheme has no canonical string for this request: ${request.method} ${request.path}`)
  return fillTemplate(rule.template, placeholders(signing, request))
}

export function placeholders({ timestamp }: Signing, request: SignableRequest): Record<string, string> {
  const { method, path, query, body = '' } = request
  const entries = Object.entries(query)
  const timed: [string, string][] = timestamp.parameter
    ? [...entries, [timestamp.parameter, request.timestamp]]
    : entries
  return {
    method: method.toUpperCase(),
    path,
    query: entries.length > 0 ? `?${joined(entries)}` : '',
    sortedQuery: joined(timed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))),
    body,
    timestamp: request.timestamp,
  }
}

/** `name=value` pairs joined with `&`, values percent-encoded as UTF-8 (RFC 3986, section 2.1). */
function joined(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}
