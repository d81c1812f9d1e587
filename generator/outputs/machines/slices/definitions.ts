import type { SchemaId, SchemaNode } from '../../../contract/reference.ts'
import { schemaJson } from './schemaJson.ts'
import type { SliceContext } from './sliceContext.ts'
import type { JsonObject } from './withoutAbsent.ts'

/** Every named schema that some schemas lead to, directly or through others, as `$defs`; nothing when there is none. */
export function definitionsOf(roots: readonly SchemaNode[], context: SliceContext): JsonObject {
  const found = new Map<SchemaId, SchemaNode>()
  const waiting = roots.flatMap(referencesOf)
  for (const id of waiting) {
    const schema = context.api.schemas[id]
    if (!schema || found.has(id)) continue
    found.set(id, schema)
    waiting.push(...referencesOf(schema))
  }
  const entries = [...found].map(([id, schema]) => [id, schemaJson(schema, context)] as const)
  return entries.length > 0 ? { $defs: Object.fromEntries(entries) } : {}
}

function referencesOf(schema: SchemaNode): SchemaId[] {
  return [...(schema.ref === undefined ? [] : [schema.ref]), ...innerSchemas(schema).flatMap(referencesOf)]
}

function innerSchemas(schema: SchemaNode): SchemaNode[] {
  const { properties, patternProperties, additionalProperties, items, positions, variants, not, subschemas } = schema
  return [
    ...(properties ?? []).map((property) => property.schema),
    ...(patternProperties ?? []).map((property) => property.schema),
    ...(additionalProperties ? [additionalProperties] : []),
    ...(items ? [items] : []),
    ...(positions ?? []),
    ...(variants ?? []).flatMap((set) => set.variants.map((variant) => variant.schema)),
    ...(not ? [not] : []),
    ...(subschemas ?? []).map((subschema) => subschema.schema),
  ]
}
