import { decoded } from '../../../contract/httpSyntax.ts'
import type { SignableRequest, Signing } from '../../../contract/signing.ts'
import { bodyMembers } from '../bodyMembers.ts'
import type { TemplatePart } from '../fillTemplate.ts'
import type { FindingKind } from '../finding.ts'

/** Another way to write a part of a text. */
export interface Variant {
  readonly kind: FindingKind
  readonly name?: string | readonly string[]
  readonly expected?: string
  readonly write: (text: string, request: SignableRequest) => string
}

const names = ['sortedQuery', 'query', 'queryString', 'rawQuery', 'bodyQuery', 'sortedBodyQuery']

/** Whether a part is a list of parameters. */
export function holdsParameters({ placeholder = '', text }: TemplatePart): boolean {
  return names.includes(placeholder) || (placeholder === 'body' && /^[^[{=]+=/.test(text))
}

/** The usual mistakes in a list of parameters: order, percent-encoding, and omissions. */
export function queryVariants({ timestamp }: Signing, { placeholder = '', text }: TemplatePart): readonly Variant[] {
  const isSorted = placeholder.startsWith('sorted')
  const own = listOf(text)
  const about = (write: (entry: string) => string) => {
    const changed = own.filter((entry) => write(entry) !== entry)
    return { name: [...new Set(changed.map(nameOf))], expected: changed.join('&') }
  }
  const each = (kind: FindingKind, write: (entry: string) => string): Variant => ({
    kind,
    ...about(write),
    write: (whole) => withList(whole, listOf(whole).map(write)),
  })
  const without = (kind: FindingKind, isKept: (entry: string) => boolean, name?: string): Variant => ({
    kind,
    ...(name === undefined ? {} : { name }),
    write: (whole) => withList(whole, listOf(whole).filter(isKept)),
  })
  const isTime = (entry: string) => nameOf(entry) === timestamp.parameter
  return [
    ...(isSorted ? sentOrders : [{ kind: 'parameterOrder', write: (whole: string) => sorted(whole) } as const]),
    each('notEncoded', decoded),
    each('encodedTwice', (entry) => withValue(entry, encodeURIComponent)),
    each('plusForSpace', (entry) => entry.replaceAll('%20', '+')),
    each('encodedLowerCase', (entry) => entry.replaceAll(/%[\dA-F]{2}/g, (code) => code.toLowerCase())),
    each('encodedDifferently', (entry) => encodeURIComponent(decoded(entry)).replace('%3D', '=')),
    each('encodedDifferently', (entry) => encodeURI(decoded(entry))),
    { kind: 'queryMissing', write: () => '' },
    without('queryMissing', isTime),
    without('timestampMissing', (entry) => !isTime(entry)),
    ...own.map(nameOf).map((name) => without('parameterMissing', (entry) => nameOf(entry) !== name, name)),
    { kind: 'questionMark', write: (whole) => (whole.startsWith('?') ? whole.slice(1) : `?${whole}`) },
  ]
}

/** Wrong orders of sorted parameters: as sent, with added parameters last or first; sorted without regard to case. */
const sentOrders: readonly Variant[] = [
  { kind: 'unsorted', write: (text, request) => asSent(text, request, Number.POSITIVE_INFINITY) },
  { kind: 'unsorted', write: (text, request) => asSent(text, request, -1) },
  { kind: 'unsorted', write: (text) => sorted(text, true) },
]

function asSent(text: string, { query, body = '' }: SignableRequest, others: number): string {
  const order = [...query, ...bodyMembers(body)].map(([name]) => name)
  const rank = (entry: string) => (order.includes(nameOf(entry)) ? order.indexOf(nameOf(entry)) : others)
  return withList(
    text,
    listOf(text).toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b))),
  )
}

function sorted(text: string, isCaseIgnored = false): string {
  const key = (entry: string) => (isCaseIgnored ? nameOf(entry).toLowerCase() : nameOf(entry))
  return withList(
    text,
    listOf(text).toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)),
  )
}

function listOf(text: string): string[] {
  const list = text.replace(/^\?/, '')
  return list === '' ? [] : list.split('&')
}

function withList(text: string, list: readonly string[]): string {
  return (text.startsWith('?') && list.length > 0 ? '?' : '') + list.join('&')
}

function nameOf(entry: string): string {
  return decoded(entry.split('=')[0] ?? '')
}

function withValue(entry: string, write: (value: string) => string): string {
  const cut = entry.indexOf('=')
  return cut < 0 ? entry : entry.slice(0, cut + 1) + write(entry.slice(cut + 1))
}
