import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import type { Diagnostic, Severity } from '../../contract/diagnostics.ts'
import type { LoadedSpec } from '../../load/document/spec.ts'
import type { SpecObject } from '../document/specObjects.ts'
import type { Field } from './reading/fields.ts'

/** Input of a rule: one spec, all its objects, and all its values that have a name. */
export interface RuleInput {
  readonly spec: LoadedSpec
  readonly objects: readonly SpecObject[]
  readonly fields: readonly Field[]
}

/** A finding of a rule. */
export interface Finding extends Omit<Diagnostic, 'code' | 'severity'> {
  readonly code: DiagnosticCode
  /** Without one, it has the severity of its code in the catalog. */
  readonly severity?: Severity
}

export type Rule = (input: RuleInput) => Finding[]
