import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { LoadedSpec } from '../../document/spec.ts'
import type { SpecObject } from '../specObjects.ts'

/** What a rule looks at: one spec and all objects in it. */
export interface RuleInput {
  readonly spec: LoadedSpec
  readonly objects: readonly SpecObject[]
}

export type Rule = (input: RuleInput) => Diagnostic[]
