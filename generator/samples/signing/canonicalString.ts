import type { SignableRequest, Signing } from '../../contract/signing.ts'
import { fillTemplate, type TemplatePart, templateParts } from './fillTemplate.ts'
import { percentEncode } from './percentEncode.ts'

/** The text that is signed: the scheme's template with the request filled in. Throws when no rule of the scheme applies. */
export function canonicalString(signing: Signing, request: SignableRequest): string {
  return canonicalParts(signing, request)
    .map(({ text }) => text)
    .join('')
}

/** The canonical string piece by piece, each with the placeholder it came from, for showing how it is put together. */
export function canonicalParts(signing: Signing, request: SignableRequest): TemplatePart[] {
  const hasBody = request.body !== undefined && request.body !== ''
  const rule = signing.canonical.find(({ when }) => when === undefined || (when === 'body' && hasBody))
  if (!rule) throw new Error(`the scheme has no canonical string for this request: ${request.method} ${request.path}`)
  return templateParts(rule.template, placeholders(signing, request))
}

/** What the templates of a scheme may name, the credentials and the signature excepted. */
export function placeholders(signing: Signing, request: SignableRequest): Record<string, string> {
  const { method, path, body = '', timestamp, receiveWindow } = request
  const own = { timestamp, ...(receiveWindow === undefined ? {} : { receiveWindow }) }
  const sent = [...request.query, ...parametersBeforeSigning(signing, own)]
  const name = signing.timestamp.parameter
  const timed = name === undefined ? sent : [...sent, [name, timestamp] as const]
  return {
    ...own,
    method: method.toUpperCase(),
    path,
    query: sent.length > 0 ? `?${joined(sent)}` : '',
    queryString: joined(sent),
    sortedQuery: joined([...timed].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))),
    body,
  }
}

/** Parameters that the scheme itself adds and signs; one whose value is not known, such as an unset window, is left out. */
export function parametersBeforeSigning(
  { parameters }: Signing,
  values: Readonly<Record<string, string>>,
): (readonly [string, string])[] {
  return Object.entries(parameters).flatMap(([name, template]) =>
    namesOf(template).every((placeholder) => Object.hasOwn(values, placeholder))
      ? [[name, fillTemplate(template, values)] as const]
      : [],
  )
}

function namesOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** `name=value` pairs joined with `&`, both percent-encoded as UTF-8 (RFC 3986, section 2.1). */
export function joined(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`).join('&')
}
