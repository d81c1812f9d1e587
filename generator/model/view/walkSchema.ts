import type { Json } from '../../contract/json.ts'
import type { SchemaId, SchemaNode } from '../../contract/schema.ts'
import type { Schemas } from './schema.ts'

type Change = (schema: SchemaNode) => SchemaNode

/** Whether a value of some type may hold a schema. Any JSON may look like one, and is none. */
type HoldsSchema<T> = [Json] extends [T]
  ? never
  : T extends SchemaNode
    ? true
    : T extends readonly (infer Item)[]
      ? HoldsSchema<Item>
      : T extends object
        ? { [K in keyof T]: HoldsSchema<T[K]> }[keyof T]
        : never

/** Members of a schema that hold further schemas. */
type SchemaHolder = {
  [K in keyof SchemaNode]-?: true extends HoldsSchema<NonNullable<SchemaNode[K]>> ? K : never
}[keyof SchemaNode]

/** How to change the schemas within each member. The compiler asks for every member of the model that holds a schema. */
const members: {
  readonly [K in SchemaHolder]: (node: SchemaNode, change: Change) => Pick<SchemaNode, K> | undefined
} = {
  properties: ({ properties }, change) => properties && { properties: properties.map(within(change)) },
  patternProperties: ({ patternProperties }, change) =>
    patternProperties && { patternProperties: patternProperties.map(within(change)) },
  additionalProperties: ({ additionalProperties }, change) =>
    additionalProperties ? { additionalProperties: change(additionalProperties) } : undefined,
  items: ({ items }, change) => items && { items: change(items) },
  positions: ({ positions }, change) => positions && { positions: positions.map(change) },
  variants: ({ variants }, change) =>
    variants && { variants: variants.map((set) => ({ ...set, variants: set.variants.map(within(change)) })) },
  not: ({ not }, change) => not && { not: change(not) },
  subschemas: ({ subschemas }, change) => subschemas && { subschemas: subschemas.map(within(change)) },
}

function within(change: Change): <Entry extends { readonly schema: SchemaNode }>(entry: Entry) => Entry {
  return (entry) => ({ ...entry, schema: change(entry.schema) })
}

/** A schema with every schema directly inside it changed. */
export function mapSchemas(node: SchemaNode, change: Change): SchemaNode {
  const changed = Object.values(members).flatMap((member) => Object.entries(member(node, change) ?? {}))
  return { ...node, ...Object.fromEntries(changed) }
}

/** The schemas directly inside a schema, references not followed. */
export function innerSchemas(node: SchemaNode): SchemaNode[] {
  const found: SchemaNode[] = []
  const add = (schema: SchemaNode) => {
    found.push(schema)
    return schema
  }
  for (const member of Object.values(members)) member(node, add)
  return found
}

/** The named schemas that a schema refers to, however deep; those within them not. */
export function referencesOf(schema: SchemaNode): SchemaId[] {
  return [...(schema.ref === undefined ? [] : [schema.ref]), ...innerSchemas(schema).flatMap(referencesOf)]
}

/** The named schemas that some schemas lead to, directly or through others, nearest first; `most` of them. */
export function reachableSchemas(
  roots: readonly SchemaNode[],
  schemas: Schemas,
  most = Number.POSITIVE_INFINITY,
): Map<SchemaId, SchemaNode> {
  const found = new Map<SchemaId, SchemaNode>()
  const waiting = roots.flatMap(referencesOf)
  for (const id of waiting) {
    const schema = schemas[id]
    if (!schema || found.has(id) || found.size >= most) continue
    found.set(id, schema)
    waiting.push(...referencesOf(schema))
  }
  return found
}
