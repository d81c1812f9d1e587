import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { findViolations, TooMuchToTry } from '../../generator/model/view/conformance/findViolations.ts'
import type { Matches } from '../../generator/model/view/conformance/limits.ts'
import type { ValueDirection } from '../../generator/model/view/field.ts'
import { problemsOf, type ValueProblem } from './problems.ts'

/** Checks values against the schemas of one API. */
export interface Conformance {
  /** The problems of a value; empty for a valid value. */
  problems(schema: SchemaNode, value: Json, options: ConformanceOptions): readonly ValueProblem[]
}

interface ConformanceOptions {
  readonly direction: ValueDirection
  /** Members that the schema does not name are problems too. */
  readonly isClosed?: boolean
}

/** Schemas that are made of each other many times over have more ways to hold than can be tried. */
const mostTried = 1_000_000
const uncheckable: ValueProblem = { steps: [], rule: 'oneOf', text: 'cannot be checked: its schema is too large' }

/** Judges as the forms in a page do. A schema that is too large is tried once. */
export function conformanceOf({ schemas }: Pick<Api, 'schemas'>, matches?: Matches): Conformance {
  const tooLarge = new WeakSet<SchemaNode>()
  return {
    problems(schema, value, options) {
      if (tooLarge.has(schema)) return [uncheckable]
      try {
        const own = { schemas, mostTried, ...(matches ? { matches } : {}), ...options }
        return problemsOf(findViolations(value, schema, own), value)
      } catch (error) {
        if (!(error instanceof TooMuchToTry)) throw error
        tooLarge.add(schema)
        return [uncheckable]
      }
    },
  }
}
