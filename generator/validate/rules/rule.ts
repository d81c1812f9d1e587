import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { LoadedSpec } from '../../load/document/spec.ts'
import type { SpecObject } from '../document/specObjects.ts'
import type { Field } from './reading/fields.ts'

/** What a rule looks at: one spec, all objects in it, and all values that have a name. */
export interface RuleInput {
  readonly spec: LoadedSpec
  readonly objects: readonly SpecObject[]
  readonly fields: readonly Field[]
}

export type Rule = (input: RuleInput) => Diagnostic[]
