import type { Pair } from '../../contract/samples.ts'
import type { SignableRequest, Signing } from '../../contract/signing.ts'
import { fillTemplate, namesIn, type TemplateValues } from './fillTemplate.ts'
import { percentEncode } from './percentEncode.ts'

/** A request with the parameters of its scheme. */
export interface SentRequest {
  readonly query: readonly Pair[]
  /** The exact text of the body; empty for none. */
  readonly body: string
}

/**
 * Adds the parameters of a scheme to the query or the body of a request. A parameter whose value is not known, such as an
 * unset window or a signature that is not yet made, is left out.
 */
export function sentRequest(
  signing: Pick<Signing, 'leadingParameters' | 'parameters' | 'parametersIn' | 'numbers'>,
  { method, query, body = '', sentNames, sentNumbers = signing.numbers }: SignableRequest,
  values: TemplateValues,
): SentRequest {
  const leading = filled(signing.leadingParameters, values)
  const following = filled(signing.parameters, values)
  if (!isInBody(signing, method)) return { query: inOrder(query, leading, following, sentNames), body }
  return { query, body: withMembers(body, leading, following, sentNumbers, sentNames) }
}

/** Own pairs with the pairs of the scheme: at both ends, or after as many own names as in the request that was sent. */
function inOrder(
  own: readonly Pair[],
  leading: readonly Pair[],
  following: readonly Pair[],
  sentNames: readonly string[] = [],
): Pair[] {
  const added = new Set([...leading, ...following].map(([name]) => name))
  const isSent = ([name]: Pair) => sentNames.includes(name)
  const before = (pair: Pair) =>
    sentNames.slice(0, sentNames.indexOf(pair[0])).filter((name) => !added.has(name)).length
  const sent = [...leading, ...following]
    .filter(isSent)
    .toSorted((a, b) => sentNames.indexOf(a[0]) - sentNames.indexOf(b[0]))
  const among = sent.toReversed().reduce((pairs, pair) => pairs.toSpliced(before(pair), 0, pair), [...own])
  return [...leading.filter((pair) => !isSent(pair)), ...among, ...following.filter((pair) => !isSent(pair))]
}

/**
 * The request before it is signed: unknown values such as `{signature}` stand as their names, not encoded. An unset window
 * is left out.
 */
export function openRequest(
  signing: Pick<Signing, 'leadingParameters' | 'parameters' | 'parametersIn' | 'numbers'>,
  request: SignableRequest,
  known: Readonly<Record<string, string>>,
): { readonly target: string; readonly body: string } {
  const templates = [signing.leadingParameters, signing.parameters].flatMap((own) => Object.values(own))
  const names = templates.flatMap(namesIn).filter((name) => !known[name] && name !== 'receiveWindow')
  const open = Object.fromEntries(names.map((name) => [name, `{${name}}`]))
  const { query, body } = sentRequest(signing, request, { ...known, ...open })
  const search = query.length === 0 ? '' : `?${joined(query)}`
  return { target: withOpenBraces(request.path + search, names), body: withOpenBraces(body, names) }
}

/** A text whose placeholders of these names are not percent-encoded. */
export function withOpenBraces(text: string, names: readonly string[]): string {
  return text.replaceAll(/%7B(\w+)%7D/g, (whole, name: string) => (names.includes(name) ? `{${name}}` : whole))
}

/** Whether the parameters of a scheme are members of the request's body. */
export function isInBody({ parametersIn }: Pick<Signing, 'parametersIn'>, method: string): boolean {
  return parametersIn === 'body' && ['POST', 'PUT', 'PATCH'].includes(method.toUpperCase())
}

function filled(templates: Readonly<Record<string, string>>, values: TemplateValues): Pair[] {
  return Object.entries(templates).flatMap(([name, template]) =>
    namesIn(template).every((placeholder) => Object.hasOwn(values, placeholder))
      ? [[name, fillTemplate(template, values)] as const]
      : [],
  )
}

/** A body with members before and after its own: of a JSON object, or else of a form. */
function withMembers(
  body: string,
  leading: readonly Pair[],
  following: readonly Pair[],
  numbers: readonly string[] = [],
  sentNames?: readonly string[],
): string {
  if (!body.trimStart().startsWith('{')) {
    // The text of a body's pair does not change.
    const own = body === '' ? [] : body.split('&').map((text): Pair => [text, ''])
    const texts = new Set(own)
    const pairs = inOrder(own, leading, following, sentNames)
    return pairs.map((pair) => (texts.has(pair) ? pair[0] : joined([pair]))).join('&')
  }
  const [, inner = ''] = /^\s*\{(.*)\}\s*$/s.exec(body) ?? []
  return `{${[jsonMembers(leading, numbers), inner, jsonMembers(following, numbers)].filter((text) => text.trim() !== '').join(',')}}`
}

function jsonMembers(pairs: readonly Pair[], numbers: readonly string[]): string {
  const written = ([name, value]: Pair) => (numbers.includes(name) ? value : JSON.stringify(value))
  return pairs.map((pair) => `${JSON.stringify(pair[0])}:${written(pair)}`).join(',')
}

/** `name=value` pairs joined with `&`, both percent-encoded as UTF-8 (RFC 3986, section 2.1). */
export function joined(entries: readonly Pair[]): string {
  return entries.map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`).join('&')
}

/** Pairs in the order of their names. */
export function sortedByName(pairs: readonly Pair[]): Pair[] {
  return pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}
