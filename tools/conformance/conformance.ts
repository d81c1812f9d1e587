import type { Json } from '../../generator/contract/json.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { ValueDirection } from '../../generator/model/view/field.ts'
import type { Problem } from './problems.ts'

/** Checks values against the schemas of one API. */
export interface Conformance {
  /** The problems of a value; empty for a valid value. */
  problems(schema: SchemaNode, value: Json, options: ConformanceOptions): readonly Problem[]
}

interface ConformanceOptions {
  readonly direction: ValueDirection
  /** Members that the schema does not name are problems too. */
  readonly isClosed?: boolean
}
