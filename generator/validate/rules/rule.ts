import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { LoadedSpec } from '../../load/document/spec.ts'
import type { SpecObject } from '../document/specObjects.ts'
import type { Field } from './reading/fields.ts'

/** Input of a rule: one spec, all its objects, and all its values that have a name. */
export interface RuleInput {
  readonly spec: LoadedSpec
  readonly objects: readonly SpecObject[]
  readonly fields: readonly Field[]
}

export type Rule = (input: RuleInput) => Diagnostic[]
