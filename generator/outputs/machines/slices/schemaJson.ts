import { pointerStep } from '../../../contract/jsonPointer.ts'
import type { SchemaNode } from '../../../contract/schema.ts'
import { type JsonSchema, toJsonSchema } from '../../../model/view/toJsonSchema.ts'
import type { SliceContext } from './sliceContext.ts'

/** A schema with its texts in one language. A named schema is a `$ref` into `$defs` (RFC 6901, as a fragment) or to a file. */
export function schemaJson(node: SchemaNode, { text, own, fileOf }: SliceContext): JsonSchema {
  const inside = (id: string) => `#/$defs/${encodeURIComponent(pointerStep(id))}`
  return toJsonSchema(node, { addressOf: (id) => (fileOf && !own?.has(id) ? fileOf(id) : inside(id)), text })
}
