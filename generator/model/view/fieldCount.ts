import type { SchemaId, SchemaNode } from '../../contract/schema.ts'
import { type Schemas, unwrapArrays } from './schema.ts'
import { innerSchemas } from './walkSchema.ts'

/** Fields that a tree has at most. */
export const defaultBudget = 400

/** Depths that are tried, the deepest first. */
export const depths = [12, 8, 6, 5, 4, 3, 2, 1, 0]

/** Checks whether the tree of a schema has room for all fields in both directions, so that none needs a page of its own. */
export function createFitCheck(schemas: Schemas): (schema: SchemaNode) => boolean {
  const [deepest = 0] = depths
  const levels = new Map<SchemaId, number>()
  return (schema) =>
    namedLevels(schema, { schemas, levels, left: deepest }) <= deepest &&
    countFields(schema, deepest, schemas, defaultBudget) <= defaultBudget
}

/** Estimates the number of fields in the tree of a schema. Schemas without a name are written out at any length. */
export function createFieldCount(schemas: Schemas): (schema: SchemaNode) => number {
  const written = (schema: SchemaNode) => countFields(schema, 0, schemas, Number.POSITIVE_INFINITY)
  return (schema) => {
    const direct = nestedSchemas(unwrapArrays(schema, schemas).element).reduce((sum, child) => sum + written(child), 1)
    const sizes = depths.map((depth) => countFields(schema, depth, schemas, defaultBudget))
    return Math.max(direct, sizes.find((size) => size <= defaultBudget) ?? 0)
  }
}

interface LevelCount {
  readonly schemas: Schemas
  /** Levels of named schemas; infinite while one is being counted, because it then contains itself. */
  readonly levels: Map<SchemaId, number>
  /** Number of further levels to count. */
  readonly left: number
}

/** The deepest nesting of named schemas, itself included; infinite beyond the limit. */
function namedLevels(schema: SchemaNode, { schemas, levels, left }: LevelCount): number {
  const { element, id } = unwrapArrays(schema, schemas)
  const known = id === undefined ? undefined : levels.get(id)
  if (known !== undefined) return known
  if (left < 0) return Number.POSITIVE_INFINITY
  if (id !== undefined) levels.set(id, Number.POSITIVE_INFINITY)
  const own = id === undefined ? 0 : 1
  const below = { schemas, levels, left: left - own }
  const total = nestedSchemas(element).reduce((most, child) => Math.max(most, own + namedLevels(child, below)), own)
  if (id !== undefined) levels.set(id, total)
  return total
}

/** Sizes of the named schemas of an API. No reference has fields beside it: the model writes such schemas out. */
const knownCounts = new WeakMap<Schemas, Map<string, number>>()

/** Size of a tree cut at `depth` named levels; stops counting soon after `limit`. */
export function countFields(schema: SchemaNode, depth: number, schemas: Schemas, limit: number): number {
  const counts = knownCounts.get(schemas) ?? new Map<string, number>()
  knownCounts.set(schemas, counts)
  const { element, id } = unwrapArrays(schema, schemas)
  const key = id === undefined ? undefined : `${id} ${depth} ${limit}`
  const known = key === undefined ? undefined : counts.get(key)
  if (known !== undefined) return known
  if (id !== undefined && depth <= 0) return 1
  const below = id === undefined ? depth : depth - 1
  let total = 1
  for (const child of nestedSchemas(element)) {
    total += countFields(child, below, schemas, limit)
    if (total > limit) break
  }
  if (key !== undefined) counts.set(key, total)
  return total
}

/** Schemas directly inside a schema that show up beneath it. */
function nestedSchemas({ items: _items, ...shown }: SchemaNode): SchemaNode[] {
  return innerSchemas(shown)
}
