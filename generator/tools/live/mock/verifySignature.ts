import { createHmac } from 'node:crypto'
import { decoded } from '../../../contract/httpSyntax.ts'
import { ownValue } from '../../../contract/ownValue.ts'
import type { Credentials, Signing } from '../../../contract/signing.ts'
import { checkTimestamp } from './checkTimestamp.ts'
import { matchTemplate } from './matchTemplate.ts'
import { queryPairs } from './queryPairs.ts'

/** A request as received. */
export interface ReceivedRequest {
  readonly method: string
  /** As sent: still percent-encoded, without the query. */
  readonly path: string
  /** As sent, without its question mark. */
  readonly query: string
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface Verification {
  /** Why the request is refused; empty when it is signed as the scheme asks. */
  readonly reasons: readonly string[]
  /** The expected text to sign. */
  readonly canonical?: string
  /** The expected signature. */
  readonly signature?: string
}

/**
 * Checks a signed request against the scheme of the spec. This code shares nothing with the code that signs, so that a
 * passing sample proves more than that we agree with ourselves.
 */
export function verifySignature(
  signing: Signing,
  request: ReceivedRequest,
  credentials: Credentials & { readonly now: number },
): Verification {
  const reasons: string[] = []
  const values = readValues(signing, request, reasons)
  const verification = verifyValues({ signing, request, values }, credentials)
  const all = [...reasons, ...verification.reasons]
  return {
    ...verification,
    reasons: all.length > 0 || values['signature'] !== undefined ? all : ['The request is not signed.'],
  }
}

export interface SignedValues {
  readonly signing: Signing
  readonly request: ReceivedRequest
  /** Values that the request sends for the placeholders of the scheme. */
  readonly values: Readonly<Record<string, string>>
}

/** Checks the values that came with a request, wherever they stood. */
export function verifyValues(
  { signing, request, values }: SignedValues,
  { key, secret, passphrase, now }: Credentials & { readonly now: number },
): Verification {
  const { timestamp, receiveWindow } = values
  const reasons: string[] = []
  if (values['key'] !== undefined && values['key'] !== key) reasons.push(`The key "${values['key']}" is not known.`)
  if (values['passphrase'] !== undefined && values['passphrase'] !== passphrase)
    reasons.push('The passphrase is not the one of this key.')
  if (timestamp === undefined) return { reasons }
  reasons.push(...checkTimestamp(signing, timestamp, { now, receiveWindow }))
  const canonical = canonicalOf(signing, request, values)
  if (canonical === undefined) return { reasons: [...reasons, 'The scheme does not say how this request is signed.'] }
  const signature = createHmac('sha256', secret).update(canonical, 'utf8').digest(signing.encoding)
  if (values['signature'] !== undefined && values['signature'] !== signature)
    reasons.push('The signature does not belong to this request.')
  return { reasons, canonical, signature }
}

/** Values of the scheme's headers and parameters. Missing and malformed values are added to the reasons. */
function readValues(
  { headers, optionalHeaders, parameters }: Signing,
  request: ReceivedRequest,
  reasons: string[],
): Record<string, string> {
  const sent = new Map(queryPairs(request.query))
  const values: Record<string, string> = {}
  const read = (what: string, template: string, text: string | undefined, isOptional: boolean) => {
    if (text === undefined || text === '') {
      if (!isOptional) reasons.push(`The ${what} is missing.`)
      return
    }
    const found = matchTemplate(template.toLowerCase() === text.toLowerCase() ? text : template, text)
    if (found) Object.assign(values, found)
    else reasons.push(`The ${what} is "${text}", not "${template}".`)
  }
  for (const [name, template] of Object.entries(headers))
    read(`header ${name}`, template, ownValue(request.headers, name.toLowerCase()), false)
  for (const [name, template] of Object.entries(optionalHeaders))
    read(`header ${name}`, template, ownValue(request.headers, name.toLowerCase()), true)
  for (const [name, template] of Object.entries(parameters))
    read(`parameter ${name}`, template, sent.get(name), template.includes('{receiveWindow}'))
  return values
}

function canonicalOf(
  { canonical, parameters, timestamp }: Signing,
  { method, path, query, body }: ReceivedRequest,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const rule = canonical.find(({ when }) => when === undefined || body !== '')
  if (!rule) return undefined
  const signed = query
    .split('&')
    .filter((pair) => !ownValue(parameters, decoded(pair.split('=', 1)[0] ?? ''))?.includes('{signature}'))
    .join('&')
  const timed: readonly (readonly [string, string])[] = [
    ...queryPairs(signed),
    ...(timestamp.parameter === undefined ? [] : [[timestamp.parameter, values['timestamp'] ?? ''] as const]),
  ]
  const sorted = [...timed].sort(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1))
  const known: Readonly<Record<string, string>> = {
    ...values,
    method,
    path,
    body,
    queryString: signed,
    query: signed === '' ? '' : `?${signed}`,
    sortedQuery: sorted.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'),
  }
  return rule.template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(known, name) ? (known[name] ?? '') : placeholder,
  )
}

/** Every byte of the UTF-8 text but letters, digits and `-._~` as `%XX` (RFC 3986, section 2.1). */
function encode(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}
