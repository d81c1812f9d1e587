import type { Json } from '../../generator/contract/json.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { Conformance } from '../conformance/conformance.ts'

/** Checks that a reply breaks its schema no more than its example does, also by members that the schema does not name. */
export function fitsAs(
  example: Json,
  schema: SchemaNode | undefined,
  conformance: Conformance,
): (reply: Json) => boolean {
  if (!schema) return () => true
  const problems = (value: Json, isClosed: boolean) =>
    conformance.problems(schema, value, { direction: 'response', isClosed }).length
  return (reply) => [false, true].every((isClosed) => problems(reply, isClosed) <= problems(example, isClosed))
}
