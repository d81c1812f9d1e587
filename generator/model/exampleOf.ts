import { isRecord, type Json } from '../contract/json.ts'
import type { Constraint, SchemaNode } from '../contract/schema.ts'
import type { ValueDirection } from './view/fieldTree.ts'
import { resolveSchema, type Schemas } from './view/schema.ts'

const deepest = 6

/** How many values one example may have before its objects and arrays are left empty. */
const mostValues = 500

interface Making {
  readonly schemas: Schemas
  readonly direction: ValueDirection | undefined
  /** Counts the values made so far. */
  readonly made: { count: number }
}

/**
 * A plausible value of a schema: its own example, default or first allowed value where it has one, else made from its type.
 * A request has no read-only fields, a response no write-only ones.
 */
export function exampleOf(schema: SchemaNode, schemas: Schemas, direction?: ValueDirection): Json {
  return make(schema, 0, { schemas, direction, made: { count: 0 } })
}

function make(schema: SchemaNode, depth: number, making: Making): Json {
  const node = resolveSchema(schema, making.schemas)
  making.made.count += 1
  const given =
    node.examples?.[0] ?? node.const ?? node.default ?? node.enum?.[0]?.value ?? node.knownValues?.[0]?.value
  if (given !== undefined) return given
  const isSpent = depth > deepest || making.made.count > mostValues
  const choice = node.variants?.[0]?.variants[0]?.schema
  const chosen = choice && !isSpent ? make(choice, depth + 1, making) : null
  if (choice && !node.properties) return chosen
  const own = makeOfType(node, depth, isSpent, making)
  return isRecord(own) && isRecord(chosen) ? { ...own, ...chosen } : own
}

function makeOfType(node: SchemaNode, depth: number, isSpent: boolean, making: Making): Json {
  switch (node.types[0] ?? (node.properties ? 'object' : undefined)) {
    case 'object':
      return isSpent ? {} : makeObject(node, depth, making)
    case 'array':
      return isSpent ? [] : makeArray(node, depth, making)
    case 'string':
      return exampleText(node)
    case 'integer':
    case 'number':
      return exampleNumber(node)
    case 'boolean':
      return false
    default:
      return null
  }
}

function makeObject(node: SchemaNode, depth: number, making: Making): Json {
  const hidden = making.direction === 'request' ? 'readOnly' : making.direction === 'response' ? 'writeOnly' : undefined
  const entries = (node.properties ?? [])
    .map(({ name, required, schema }) => ({ name, required, schema, own: resolveSchema(schema, making.schemas) }))
    .filter(({ required, own }) => required || (depth < 2 && !own.deprecated))
    .filter(({ own }) => hidden === undefined || !own[hidden])
    .map(({ name, schema }) => [name, make(schema, depth + 1, making)] as const)
  if (entries.length === 0 && node.additionalProperties)
    return { key: make(node.additionalProperties, depth + 1, making) }
  return Object.fromEntries(entries)
}

function makeArray(node: SchemaNode, depth: number, making: Making): Json {
  if (node.positions) return node.positions.map((place) => make(place, depth + 1, making))
  return node.items ? [make(node.items, depth + 1, making)] : []
}

/** Formats of the OpenAPI format registry and JSON Schema 2020-12, section 7.3. */
const textByFormat: ReadonlyMap<string, string> = new Map([
  ['date-time', '2025-01-01T00:00:00Z'],
  ['date', '2025-01-01'],
  ['time', '00:00:00Z'],
  ['email', 'user@example.com'],
  ['uuid', '00000000-0000-4000-8000-000000000000'],
  ['uri', 'https://example.com'],
  ['url', 'https://example.com'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['decimal', '1.5'],
  ['byte', 'AAAA'],
])

function exampleText(node: SchemaNode): string {
  const text = textByFormat.get(node.format ?? '') ?? 'string'
  const least = Math.min(limitOf(node, 'minLength') ?? 0, 200)
  return text.padEnd(least, 'x').slice(0, limitOf(node, 'maxLength'))
}

function exampleNumber(node: SchemaNode): number {
  const above = limitOf(node, 'exclusiveMinimum')
  const least = limitOf(node, 'minimum') ?? (above === undefined ? undefined : above + 1)
  return least ?? Math.min(0, limitOf(node, 'maximum') ?? 0)
}

function limitOf({ constraints }: SchemaNode, keyword: Constraint['keyword']): number | undefined {
  const value = constraints?.find((constraint) => constraint.keyword === keyword)?.value
  return typeof value === 'number' ? value : undefined
}
