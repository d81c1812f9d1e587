import type { SchemaNode } from '../contract/schema.ts'
import { resolveSchema, type Schemas } from './view/schema.ts'

export interface Stating {
  readonly schemas: Schemas
  /** Results so far, by schema. Inside itself, a schema counts as not stated. */
  readonly stated: Map<SchemaNode | string, boolean>
}

/** Levels of a value that are looked at. */
const deepest = 12

/** Whether a schema states its value: by an example, a single allowed value, or examples of all required members. */
export function isStated(schema: SchemaNode, stating: Stating, depth = 0): boolean {
  const { schemas, stated } = stating
  const node = resolveSchema(schema, schemas)
  if ((node.examples && node.examples.length > 0) || node.const !== undefined || node.enum?.length === 1) return true
  if (depth > deepest) return false
  const key = schema.ref ?? schema
  const known = stated.get(key)
  if (known !== undefined) return known
  stated.set(key, false)
  const answer = isMadeOfStated(node, stating, depth + 1)
  stated.set(key, answer)
  return answer
}

function isMadeOfStated(node: SchemaNode, stating: Stating, depth: number): boolean {
  const { properties = [], items, positions, variants } = node
  const { schemas } = stating
  if (variants || positions || node.requiredNames) return false
  if (items) return isStated(items, stating, depth)
  const own = properties.map(({ required, schema }) => ({
    required,
    schema,
    isStated: isStated(schema, stating, depth),
  }))
  return (
    own.some((member) => member.isStated) &&
    own.every((member) => !member.required || member.isStated || resolveSchema(member.schema, schemas).readOnly)
  )
}
