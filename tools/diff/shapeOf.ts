import { canonicalJson } from '../../generator/contract/json.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { Schemas } from '../../generator/model/view/schema.ts'

/** Most named schemas that are expanded within each other. Deeper schemas count by name. */
const deepest = 3

/** Values that a shape may have; from then on named schemas count by their names. */
const mostValues = 20_000

/** Members that do not limit the values of a schema. */
const prose = new Set(['name', 'title', 'description', 'examples', 'certainty', 'facts', 'deprecated', 'knownValues'])

/** The shape of a schema as text, without prose. Schemas with equal shapes allow the same values. */
export function shapeOf(node: SchemaNode, schemas: Schemas): string {
  return canonicalJson(bare(node, { schemas, depth: 0, left: { values: mostValues } }))
}

interface Writing {
  readonly schemas: Schemas
  readonly depth: number
  /** Shared by all that is written out of one shape. */
  readonly left: { values: number }
}

function bare(value: unknown, writing: Writing): unknown {
  const { schemas, depth, left } = writing
  left.values -= 1
  if (Array.isArray(value)) return value.map((entry) => bare(entry, writing))
  if (typeof value !== 'object' || value === null) return value
  const { ref, ...own } = value as Readonly<Record<string, unknown>>
  const target = typeof ref === 'string' && depth < deepest && left.values > 0 ? schemas[ref] : undefined
  const below = target ? { ...writing, depth: depth + 1 } : writing
  const merged = target ? { ...target, ...own, types: emptyOr(own['types'], target.types) } : { ...own, ref }
  return Object.fromEntries(
    Object.entries(merged)
      .filter(([key, inner]) => inner !== undefined && !isProse(key, merged))
      .map(([key, inner]) => [key, bare(inner, below)]),
  )
}

function emptyOr(own: unknown, other: readonly string[]): unknown {
  return Array.isArray(own) && own.length > 0 ? own : other
}

/** The name of a property is part of the shape. The name of a schema or variant is not. */
function isProse(key: string, owner: Readonly<Record<string, unknown>>): boolean {
  return prose.has(key) && !(key === 'name' && 'required' in owner)
}
