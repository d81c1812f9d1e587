import { mergeFacts } from '../../contract/facts.ts'
import type { SchemaId, SchemaNode } from '../../contract/schema.ts'

export type Schemas = Readonly<Record<SchemaId, SchemaNode>>

/** The schema of a node: its reference followed, with the members beside the reference laid over it. */
export function resolveSchema(node: SchemaNode, schemas: Schemas): SchemaNode {
  if (node.ref === undefined) return node
  const target = schemas[node.ref]
  if (!target) return node
  const { ref, types, ...own } = node
  const whole = resolveSchema(target, schemas)
  return { ...whole, ...own, ...mergeFacts(whole, own), ...(types.length > 0 ? { types } : {}) }
}

/** The element schema below any number of array levels, how many there were, and the innermost name on the way to it. */
export function unwrapArrays(
  node: SchemaNode,
  schemas: Schemas,
): { element: SchemaNode; id?: SchemaId; levels: readonly SchemaNode[] } {
  let element = resolveSchema(node, schemas)
  let id = node.ref
  const levels = [element]
  while (element.items && !element.positions && levels.length <= 8) {
    id = element.items.ref ?? id
    element = resolveSchema(element.items, schemas)
    levels.push(element)
  }
  return { element, ...(id === undefined ? {} : { id }), levels }
}

/** Whether a schema has fields, places or variants of its own to show beneath it. */
export function isComposite({
  properties,
  positions,
  variants,
  subschemas,
  patternProperties,
  additionalProperties,
}: SchemaNode): boolean {
  return Boolean(
    properties?.length ||
      positions?.length ||
      variants?.length ||
      subschemas?.length ||
      patternProperties?.length ||
      additionalProperties,
  )
}
