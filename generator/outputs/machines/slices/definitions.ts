import type { SchemaNode } from '../../../contract/schema.ts'
import { reachableSchemas } from '../../../model/view/walkSchema.ts'
import { schemaJson } from './schemaJson.ts'
import type { SliceContext } from './sliceContext.ts'
import type { JsonObject } from './withoutAbsent.ts'

/** Every named schema that some schemas lead to, directly or through others, as `$defs`; nothing when there is none. */
export function definitionsOf(roots: readonly SchemaNode[], context: SliceContext): JsonObject {
  const found = reachableSchemas(roots, context.api.schemas)
  const entries = [...found].map(([id, schema]) => [id, schemaJson(schema, context)] as const)
  return entries.length > 0 ? { $defs: Object.fromEntries(entries) } : {}
}
