import type { Json } from '../../../../generator/contract/json.ts'
import type { SchemaNode } from '../../../../generator/contract/schema.ts'
import { findViolations } from '../../../../generator/model/view/conformance/findViolations.ts'
import { pathOf, type Violation } from '../../../../generator/model/view/conformance/violation.ts'
import type { ValueDirection } from '../../../../generator/model/view/field.ts'
import type { Schemas } from '../../../../generator/model/view/schema.ts'

export interface Mismatch {
  /** The rule that a value breaks, or a type that its text cannot be read as. */
  readonly id: Violation['rule'] | 'json' | 'integer' | 'number' | 'boolean'
  /** Where in the value: `orders[0].price`; empty for the value itself. */
  readonly path: string
  readonly values: Readonly<Record<string, string | readonly string[]>>
}

/**
 * The problems of a value that is sent or, as a response, received. A member that the spec does not know is a problem too: most
 * often a typing error, or a field without a description.
 */
export function checkValue(
  value: Json,
  schema: SchemaNode,
  schemas: Schemas,
  direction: ValueDirection = 'request',
): readonly Mismatch[] {
  return findViolations(value, schema, { schemas, direction, isClosed: true }).map(mismatchOf)
}

/** A violation as its sentence needs it. */
export function mismatchOf({ choices, values, ...violation }: Violation): Mismatch {
  const named = choices ? { ...values, values: choices.map(String) } : values
  return { id: violation.rule, path: pathOf(violation), values: named }
}
