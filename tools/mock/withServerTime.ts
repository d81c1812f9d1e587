import { isRecord, type Json } from '../../generator/contract/json.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'

/** A value with the time `now`, in milliseconds since 1970, in members that its schema marks as the server's clock. */
export function withServerTime(
  value: Json,
  schema: SchemaNode | undefined,
  { schemas, now }: { readonly schemas: Schemas; readonly now: number },
): Json {
  return schema ? timed(value, [schema], { schemas, now }) : value
}

interface Clock {
  readonly schemas: Schemas
  readonly now: number
}

/** Several schemas may describe one value: each form of a choice. The other forms lack some of its members. */
function timed(value: Json, nodes: readonly SchemaNode[], clock: Clock): Json {
  const all = nodes.flatMap((node) => formsOf(node, clock.schemas, new Set()))
  if (all.length === 0) return value
  if (Array.isArray(value))
    return value.map((item: Json, index) =>
      timed(
        item,
        all.flatMap((node) => itemOf(node, index)),
        clock,
      ),
    )
  if (isRecord(value)) {
    const entries = Object.entries(value)
    return Object.fromEntries(entries.map(([name, part]) => [name, timed(part, memberOf(name, all), clock)]))
  }
  const meant = all.find(({ serverTime }) => serverTime)
  return meant && value !== null ? clockText(meant, value, clock.now) : value
}

function formsOf(node: SchemaNode, schemas: Schemas, seen: Set<SchemaNode>): SchemaNode[] {
  if (seen.has(node)) return []
  seen.add(node)
  const own = resolveSchema(node, schemas)
  const choices = own.variants?.flatMap(({ variants }) => variants) ?? []
  return [own, ...choices.flatMap(({ schema }) => formsOf(schema, schemas, seen))]
}

function itemOf({ items, positions }: SchemaNode, index: number): readonly SchemaNode[] {
  const node = positions?.[index] ?? items
  return node ? [node] : []
}

function memberOf(name: string, nodes: readonly SchemaNode[]): SchemaNode[] {
  return nodes.flatMap(({ properties, additionalProperties }) => {
    const property = properties?.find((own) => own.name === name)
    return property?.schema ?? (additionalProperties || [])
  })
}

function clockText({ unit, format }: SchemaNode, before: Json, now: number): Json {
  if (format === 'date-time') return new Date(now).toISOString()
  const factors: Readonly<Record<string, number>> = { s: 0.001, ms: 1, us: 1000, ns: 1_000_000 }
  const time = Math.floor(now * (ownValue(factors, unit ?? 'ms') ?? 1))
  return typeof before === 'string' ? String(time) : time
}
