import { canonicalJson, isRecord, type Json, parseJson } from '../../../contract/json.ts'
import { bodyMembers } from '../bodyMembers.ts'
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
  if (!isStructure(value)) return []
  const inOrder = [body, ...escapes.map((write) => write(JSON.stringify(value)))]
  const sorted = formsOf(canonicalJson(value)).map((text) => [text, 'bodyKeyOrder'] as const)
  const written = inOrder.flatMap(formsOf).map((text) => [text, kindOf(body, text)] as const)
  return [...new Map([...sorted, ...written])].map(([text, kind]) => inPlaceOf(body, text, kind))
}

function isStructure(value: Json | undefined): value is Extract<Json, object> {
  return typeof value === 'object' && value !== null
}

/** A variant leaves a body alone that an earlier mistake has changed. */
function inPlaceOf(body: string, written: string, kind: FindingKind): Variant {
  return { kind, write: (text) => (text === body ? written : text) }
}

function kindOf(body: string, text: string): FindingKind {
  return body.replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '') ? 'bodySpaces' : 'bodySerialised'
}

/** A JSON body with its members in other orders, compact and with spaces as Python writes them. */
export function bodyOrders(body: string): readonly Variant[] {
  const value = parseJson(body)
  if (!isRecord(value)) return []
  return orders(Object.entries(value))
    .map((entries) => JSON.stringify(Object.fromEntries(entries)))
    .flatMap((text) => [text, spaced(text, { comma: ' ', colon: ' ', edge: '' })])
    .map((text) => inPlaceOf(body, text, 'bodyKeyOrder'))
}

/** The ways in which programs and people write JSON: indented, or with spaces behind commas, behind colons and in brackets. */
function formsOf(json: string): string[] {
  const flags = ['', ' ']
  return [
    ...[2, 4, '\t'].map((indent) => JSON.stringify(parseJson(json), null, indent)),
    ...flags.flatMap((comma) => flags.flatMap((colon) => flags.map((edge) => spaced(json, { comma, colon, edge })))),
  ]
}

/** Characters that programs escape: none, those besides ASCII (Python), the slash (PHP), those of HTML (Go). */
const escapes: readonly ((json: string) => string)[] = [
  (json) => json,
  (json) => json.replaceAll(/[\u007F-\uFFFF]/g, unicode),
  (json) => json.replaceAll('/', String.raw`\/`),
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
