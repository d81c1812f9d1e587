import type { SchemaNode } from '../contract/reference.ts'
import type { Schemas } from '../contract/schema.ts'
import { canonicalJson } from './sameJson.ts'

/** How many named schemas are written out within each other; what lies deeper counts by its name. */
const deepest = 3

/** Members that say nothing about the values a schema allows. */
const prose = new Set(['name', 'title', 'description', 'examples', 'since', 'certainty', 'deprecated', 'knownValues'])

/** What a schema allows, as text without any prose: equal for two of the same shape. */
export function shapeOf(node: SchemaNode, schemas: Schemas): string {
  return canonicalJson(bare(node, schemas, 0))
}

function bare(value: unknown, schemas: Schemas, depth: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => bare(entry, schemas, depth))
  if (typeof value !== 'object' || value === null) return value
  const { ref, ...own } = value as Readonly<Record<string, unknown>>
  const target = typeof ref === 'string' && depth < deepest ? schemas[ref] : undefined
  const below = target ? depth + 1 : depth
  const merged = target ? { ...target, ...own, types: emptyOr(own['types'], target.types) } : { ...own, ref }
  return Object.fromEntries(
    Object.entries(merged)
      .filter(([key, inner]) => inner !== undefined && !isProse(key, merged))
      .map(([key, inner]) => [key, bare(inner, schemas, below)]),
  )
}

function emptyOr(own: unknown, other: readonly string[]): unknown {
  return Array.isArray(own) && own.length > 0 ? own : other
}

/** The name of a property is part of the shape, that of a schema or variant is not. */
function isProse(key: string, owner: Readonly<Record<string, unknown>>): boolean {
  return prose.has(key) && !(key === 'name' && 'required' in owner)
}
