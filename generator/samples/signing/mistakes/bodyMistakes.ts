import { canonicalJson, isRecord, type Json, parseJson } from '../../../contract/json.ts'
import { bodyMembers, markedJson, rewrittenJson, unmarked } from '../bodyMembers.ts'
import type { FindingKind } from '../finding.ts'
import { joined } from '../sentRequest.ts'
import { orders } from './orders.ts'
import type { Variant } from './queryMistakes.ts'

/** The usual mistakes in a signed body: another serialisation, white space at its end, its members as a query. */
export function bodyVariants(body: string): readonly Variant[] {
  const sorted = (text: string) => bodyMembers(text).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    ...serialisations(body),
    { kind: 'bodyLineFeed', write: (text) => (text === '' ? text : `${text}\n`) },
    { kind: 'bodyAsQuery', write: (text) => (text.startsWith('{') ? joined(bodyMembers(text)) : text) },
    { kind: 'bodyAsQuery', write: (text) => (text.startsWith('{') ? joined(sorted(text)) : text) },
    { kind: 'bodyExtra', write: (text) => text || '{}' },
    { kind: 'bodyExtra', write: (text, { query }) => text || JSON.stringify(Object.fromEntries(query)) },
  ]
}

/** The same value as other programs write it, each text once. */
function serialisations(body: string): Variant[] {
  const value = parseJson(body)
  if (typeof value !== 'object' || value === null) return []
  const formsOf = (texts: readonly string[]) =>
    texts.flatMap(spacings).flatMap((text) => escapes.map((write) => write(text)))
  const exact = (write: (marked: Json) => string) => rewrittenJson(body, write) ?? body
  // Numbers as they are sent, and as JavaScript writes them.
  const sorted = formsOf([exact(canonicalJson), exact(sortedOutside), canonicalJson(value)])
  const inOrder = [...spacings(body), ...formsOf([exact(JSON.stringify), JSON.stringify(value)])]
  const kinds = new Map<string, FindingKind>([
    ...sorted.map((text) => [text, 'bodyKeyOrder'] as const),
    ...inOrder.map((text) => [text, kindOf(body, text)] as const),
  ])
  return [...kinds].map(([text, kind]) => inPlaceOf(body, text, kind))
}

/** A variant leaves a body alone that an earlier mistake has changed. */
function inPlaceOf(body: string, written: string, kind: FindingKind): Variant {
  return { kind, write: (text) => (text === body ? written : text) }
}

function kindOf(body: string, text: string): FindingKind {
  return body.replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '') ? 'bodySpaces' : 'bodySerialised'
}

/**
 * A JSON body with its members in other orders, compact and with spaces as Python writes them. Each text is made when it is
 * asked for.
 */
export function* bodyOrders(body: string): Generator<Variant> {
  const value = markedJson(body)
  if (!isRecord(value)) return
  for (const order of orders(Object.entries(value))) {
    const text = unmarked(JSON.stringify(Object.fromEntries(order)))
    yield inPlaceOf(body, text, 'bodyKeyOrder')
    yield inPlaceOf(body, spaced(text, { comma: ' ', colon: ' ', edge: '' }), 'bodyKeyOrder')
  }
}

/** JSON with the members of its outer object sorted: objects within it keep their order, as with PHP's ksort. */
function sortedOutside(value: Json): string {
  if (!isRecord(value)) return JSON.stringify(value)
  return JSON.stringify(Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

/** The ways in which programs and people space JSON: indented, or with spaces behind commas, behind colons and in brackets. */
function spacings(json: string): string[] {
  const flags = ['', ' ']
  return [
    ...[2, 4, '\t'].map((indent) => rewrittenJson(json, (value) => JSON.stringify(value, null, indent)) ?? json),
    ...flags.flatMap((comma) => flags.flatMap((colon) => flags.map((edge) => spaced(json, { comma, colon, edge })))),
  ]
}

const escapeUnicode = (json: string) => json.replaceAll(/[\u007F-\uFFFF]/g, unicode)
const escapeSlash = (json: string) => json.replaceAll('/', String.raw`\/`)

/** Characters that programs escape: none, those besides ASCII (Python), the slash, both (PHP), those of HTML (Go). */
const escapes: readonly ((json: string) => string)[] = [
  (json) => json,
  escapeUnicode,
  escapeSlash,
  (json) => escapeUnicode(escapeSlash(json)),
  (json) => json.replaceAll(/[<>&]/g, unicode),
]

function unicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

interface JsonSpaces {
  /** Behind commas and colons. */
  readonly comma: string
  readonly colon: string
  /** Within brackets that are not empty. */
  readonly edge: string
}

/** JSON on one line. Texts and numbers stay as they are written. */
function spaced(json: string, { comma, colon, edge }: JsonSpaces): string {
  const behind: Readonly<Record<string, string>> = { ',': comma, ':': colon, '{': edge, '[': edge }
  return json.replaceAll(/"(?:[^"\\]|\\.)*"|\s+|[{[]\s*[}\]]|[,:{}[\]]/g, (token) => {
    if (/^["\s]/.test(token)) return token.trim()
    if (token.length > 1) return token.replaceAll(/\s/g, '')
    return /[}\]]/.test(token) ? edge + token : token + (behind[token] ?? '')
  })
}
